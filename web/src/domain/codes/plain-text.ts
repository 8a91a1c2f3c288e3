/** What a text that was typed or pasted is before a code is looked for in it. */

/** The one that is there, however often. */
export function only(found: readonly string[] | null): string | null {
  const [one, ...others] = new Set(found?.map(withoutSpaces))
  return one !== undefined && others.length === 0 ? one : null
}

/** Without what nobody sees, and with the digits of Arabic and Hindi keyboards as those that codes are made of. */
export function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
}

export const withoutSpaces = (text: string) => text.replace(/[\s\p{Pd}]/gu, '')
/** What stands in an address may look like a code by chance. */
export const withoutAddresses = (text: string) => text.replace(/https?:\/\/\S*/gi, ' ')
