/** Lower-cases a field as it is typed into; the caret stays where it is. */
export function lowerCaseInPlace(input: HTMLInputElement): void {
  const lower = input.value.toLowerCase()
  if (lower === input.value) return
  const { selectionStart, selectionEnd } = input
  input.value = lower
  input.setSelectionRange(selectionStart, selectionEnd)
}
