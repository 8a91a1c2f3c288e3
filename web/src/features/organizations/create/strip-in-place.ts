/** Takes characters out of a field as they are typed, without moving the caret. */

/**
 * Corrected in the element before React sees the change: a value that arrives corrected later would
 * send the caret to the end of the field. Answers each character that the field does not take, once.
 */
export function stripInPlace(input: HTMLInputElement, strip: (value: string) => string): readonly string[] {
  const stripped = strip(input.value)
  if (stripped === input.value) return []
  const removed = [...new Set(input.value)].filter((character) => strip(character) === '')
  const caret = strip(input.value.slice(0, input.selectionStart ?? input.value.length)).length
  input.value = stripped
  input.setSelectionRange(caret, caret)
  return removed
}
