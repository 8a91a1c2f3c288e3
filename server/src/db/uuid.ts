/** Whether a text is an id as the tables hold them: anything else finds nothing, and never reaches a query. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
}
