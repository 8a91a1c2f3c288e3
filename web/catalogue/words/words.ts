/** What stands in the parts: short or long, in one of the languages. */

export interface Words {
  label: string
  action: string
  other: string
  title: string
  sentence: string
  hint: string
  error: string
  person: { displayName: string }
  name: string
  address: string
  /** In a field. */
  typed: string
  file: string
  items: readonly [string, string, string, string]
}
