/** Addresses as a mail program copies them, all on one line: each on a line of its own, as a list has them. */

const address = String.raw`[^\s<>;,"'()@]+@[^\s<>;,"'()@]+`
const inBrackets = new RegExp(`<${address}>`, 'gu')
const anywhere = new RegExp(address, 'gu')

/**
 * A list that begins with headings stays as it is: it has no address in its first line. Names before addresses go, as
 * nothing is taken from them and they may hold what parts the addresses.
 */
export function withAddressLines(text: string): string {
  const lines = text.split(/\r\n?|\n/)
  const first = lines.find((line) => line.trim() !== '')
  if (first?.match(anywhere) === null) return text
  return lines.flatMap((line) => (isRecipients(line) ? (line.match(anywhere) ?? []) : [line])).join('\n')
}

/** Two addresses in brackets, or nothing but addresses between the marks. */
function isRecipients(line: string): boolean {
  const found = line.match(anywhere)?.length ?? 0
  if (found < 2) return false
  if ((line.match(inBrackets)?.length ?? 0) > 1) return true
  // A name in quotes may hold a comma.
  const parts = line
    .replace(/"[^"@]*"/g, '')
    .split(/[;,]/)
    .filter((part) => part.trim() !== '')
  return parts.length === found && parts.every((part) => part.includes('@'))
}
