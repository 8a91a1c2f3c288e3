/** A list that is narrowed by more than its name: in the address, as all that is asked of it. */

/** Narrowed by something of the list's own, or by it no longer where the value is empty: from its first page on. */
export function narrowedSearch(search: URLSearchParams, parameter: string, value: string): URLSearchParams {
  const narrowed = new URLSearchParams(search)
  narrowed.delete('page')
  if (value === '') narrowed.delete(parameter)
  else narrowed.set(parameter, value)
  return narrowed
}
