/** One way to fold a name into the key that decides whether two names are the same. */

/** What comes to stand among marks once it is normalized: marks, and the half-wide ones of Japanese, which are letters before. */
const mark = String.raw`(?!\u034f)[\p{M}\uff9e\uff9f]`
const mostMarks = 30
const longRun = new RegExp(`((?:${mark}){${mostMarks}})(?=${mark})`, 'gu')

/**
 * `text.normalize(form)`, in a time that grows with the text alone. Marks behind a letter are put in an order, which takes
 * the square of how many there are: a minute and more for some hundred thousand. So none is moved past the thirtieth, where
 * a joiner that nobody sees is put in between: the Stream-Safe Text Format (Unicode Standard Annex 15, section 13). No
 * script writes as many, and no name may have them.
 */
export function normalized(text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string {
  return (text.length > mostMarks ? text.replace(longRun, '$1\u034f') : text).normalize(form)
}

/** NFKC, lower case, trimmed: `ＡＤＡ` and `ada` give one key. The original is kept for display. */
export function nameKey(name: string): string {
  return normalized(normalized(name, 'NFKC').trim().toLowerCase(), 'NFKC')
}
