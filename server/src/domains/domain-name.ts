/** What counts as a domain that an organization may have for itself. */
import { domainToASCII } from 'node:url'
import { domainMessages } from '@atrium/contract/sentences/en/domains'
import { isEmail } from '@atrium/contract/rules/is-email'
import { nameKey } from '@atrium/contract/rules/normalize'
import { parse } from 'tldts'
import { Refusal } from '#http/refusal.ts'
import { isMailProviders } from './mail-providers.ts'
import { recordName } from './record.ts'

/** What makes an address of it, or an escape that would be read as another letter: nothing of a domain. */
const NO_DOMAIN = /[\s%:/\\?#@[\]*]/
const LABELS = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/
/** Of a name in DNS; the record's name is longer than the domain. */
const NAME_MAX_LENGTH = 253

/**
 * The domain as DNS has it: `Schüler.DE.` is `xn--schler-kva.de`, so that what merely looks like another one is seen to
 * be none. Refuses with `invalid_input`: an address, what nobody can own, and what a mail provider gives to everybody.
 */
export function readDomain(written: string): string {
  const refuse = (message: string) => new Refusal('invalid_input', { fields: { domain: message } })
  const ascii = NO_DOMAIN.test(written) ? '' : domainToASCII(written).toLowerCase().replace(/\.$/, '')
  if (!LABELS.test(ascii) || recordName(ascii).length > NAME_MAX_LENGTH) throw refuse(domainMessages.domainInvalid)
  const { isIp, domain, domainWithoutSuffix, hostname } = parse(ascii, { allowPrivateDomains: true })
  if (isIp === true || hostname !== ascii || /(?:^|\.)localhost$/.test(ascii))
    throw refuse(domainMessages.domainInvalid)
  if (domain === null) throw refuse(domainMessages.domainShared)
  if (isMailProviders(ascii, domainWithoutSuffix)) throw refuse(domainMessages.domainOfMailProvider)
  return ascii
}

/** The domain of an address, to be compared letter by letter; undefined for what is no plain address. */
export function domainOf(email: string): string | undefined {
  const key = nameKey(email)
  return isEmail(key) ? key.slice(key.lastIndexOf('@') + 1) : undefined
}
