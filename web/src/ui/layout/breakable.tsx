/** Where an address may break that is wider than its line: before its "@" and its dots, and so not within a word. */
import type { ReactNode } from 'react'

const email = /\S+@\S+/g
/** The last letter of what may be parted. */
const beforeMark = /\w(?=[@.][a-z])/gi

const withMarks = (address: string) => address.replace(beforeMark, '$&\0')

/** In: a text with e-mail addresses, if any. What is no plain text stays as it is. */
export function breakable(text: ReactNode): ReactNode {
  return typeof text === 'string' && text.includes('@') ? parted(text.replace(email, withMarks)) : text
}

/** In: a domain, or what is known to hold one. Not for what is prerendered: the domain is put in later there. */
export const breakableDomain = (text: string): ReactNode => parted(withMarks(text))

/** One element, for where each part of several would be an item of a row. */
function parted(marked: string): ReactNode {
  return <span>{marked.split('\0').map((part, index) => (index === 0 ? part : [<wbr key={index} />, part]))}</span>
}
