/** Words as everybody's keyboard types them. */

/** What accents do not say of letters. */
const plain: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ı: 'i' }

/** In lower case, its Latin letters without accents; those of other scripts stay as they are. */
export function plainLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/(?<=\p{sc=Latn}\p{M}*)\p{M}/gu, '')
    .replace(/[ßæœøđłı]/g, (letter) => plain[letter] ?? letter)
    .normalize('NFC')
}
