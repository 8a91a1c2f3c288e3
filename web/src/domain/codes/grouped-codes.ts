/** Codes of letters and digits in what was typed or pasted, as a line of a list, with words around them, inside a link. */
import { inviteCodeLength } from '@atrium/contract/limits'
import { cardCodeLength, learnerCardFragment } from '@atrium/contract/people/learner-names'
import { only, plainText, withoutAddresses, withoutSpaces } from './plain-text.ts'

/** `xxxx-xxxx-xxxx-xxxx`. */
export function backupCodeIn(text: string): string | null {
  return groupedIn(plainText(text), { groups: 4, length: 16 })
}

/** `ABCDE-FGHJK`. */
export function inviteCodeIn(text: string): string | null {
  return groupedIn(plainText(text), { groups: 2, length: inviteCodeLength })
}

/** `ABCD-EFGH-JKMN`, or what its QR code says. */
export function cardCodeIn(text: string): string | null {
  const inAddress = new RegExp(String.raw`[#&]${learnerCardFragment.card}=([\w-]+)`).exec(text)?.[1]
  return inAddress ?? groupedIn(plainText(text), { groups: 3, length: cardCodeLength })
}

interface InviteLink {
  /** As far as its token. */
  address: string
  parameter: string
  token: string
}

/** What an invite's link carries. Some mail programs put the link into one of their own, written as a value of it. */
export function inviteLinkIn(text: string): InviteLink | null {
  const link = /\S*(?:[?&]|%3[Ff]|%26)(invite|authorInvite)(?:=|%3[Dd])([\w-]+)/.exec(text)
  const [address, parameter, token] = link ?? []
  return address && parameter && token ? { address, parameter, token } : null
}

interface Form {
  groups: number
  /** Letters and digits of all groups together. */
  length: number
}

function groupedIn(plain: string, { groups, length }: Form): string | null {
  const bare = withoutSpaces(plain)
  if (bare.length === length && /^[0-9a-z]+$/i.test(bare)) return bare
  const words = withoutAddresses(plain)
  const group = `[0-9a-z]{${length / groups}}`
  const alone = (code: string) => new RegExp(String.raw`(?<![0-9a-z]\p{Pd}?)${code}(?!\p{Pd}?[0-9a-z])`, 'giu')
  const inGroups = alone(String.raw`${group}(?:\p{Pd}${group}){${groups - 1}}`)
  // With a digit, or long words were codes.
  const inOne = alone(`(?=[a-z]*[0-9])[0-9a-z]{${length}}`)
  return only(words.match(inGroups) ?? words.match(inOne))
}
