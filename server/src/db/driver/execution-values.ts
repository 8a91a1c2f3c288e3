/** Values as PostgreSQL reads them, as far as the hot paths give them. */

/** Undefined for kinds that are seldom given. */
export function textOf(value: unknown): string | null | undefined {
  if (value === null || value === undefined) return null
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) return arrayText(value)
  return value instanceof Date ? momentText(value) : undefined
}

/** https://www.postgresql.org/docs/18/arrays.html#ARRAYS-IO */
function arrayText(items: readonly unknown[]): string | undefined {
  let text = ''
  for (const item of items) {
    const one = Array.isArray(item) ? undefined : textOf(item)
    if (one === undefined) return undefined
    text += `${text === '' ? '' : ','}${one === null ? 'NULL' : quoted(one)}`
  }
  return `{${text}}`
}

function quoted(text: string): string {
  return `"${/["\\]/.test(text) ? text.replace(/["\\]/g, '\\$&') : text}"`
}

/** Every moment of ours has a time zone. The years are those that are written with four digits. */
function momentText(moment: Date): string | undefined {
  const year = moment.getUTCFullYear()
  return year >= 1 && year <= 9_999 ? moment.toISOString() : undefined
}
