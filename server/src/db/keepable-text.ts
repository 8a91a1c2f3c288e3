/** A beginning of what somebody else says, as the database can keep it: no NUL, and no half of a character, also where it is cut. */
export function keepableText(text: string, maxLength: number): string {
  return text.slice(0, maxLength).replaceAll('\0', '').toWellFormed()
}
