/**
 * What comes with a text that is copied from a mail, a chat, a table or a contact: spaces of any kind, and around it
 * characters of no width, soft hyphens and marks of direction. Nobody sees them, so nobody could mend them.
 */
const around = String.raw`[\s\u00ad\u061c\u200b-\u200f\u202a-\u202c\u2060\u2066-\u2069]`
/** Each run is looked at once, however long the text is. */
const ends = new RegExp(`^${around}+|(?<!${around})${around}+$`, 'g')

export function trimPasted(text: string): string {
  return text.replace(ends, '')
}

/** The same, and each run of spaces or tabs in it is one space; the wide one of East Asian writing stays where it stands alone. */
export function spacedOnce(text: string): string {
  return trimPasted(text).replace(/[\t\p{Zs}]{2,}|(?!\u3000)[\t\p{Zs}]/gu, ' ')
}
