/** Rules of settings, each of one kind of value; which setting keeps to which is in `settings.ts`. */
import { isIP } from 'node:net'
import { isEmail } from '@atrium/contract/rules/is-email'
import { nameKey } from '@atrium/contract/rules/normalize'
import { visibleLine } from '@atrium/contract/rules/person-name'
import * as z from 'zod'
import { isLoopbackHost } from '#http/hosts/loopback.ts'

const hostAndPort = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*(?::\d{1,5})?$/

/** What is kept as it was written: a space, or the end of a line, around it is a slip that nobody sees. */
export const plainText = z.string().regex(/^[^\s\p{Cc}](?:[^\p{Cc}]*[^\s\p{Cc}])?$/u)

/** An address of the web, without a name or password in it. */
export function readWebAddress(value: string): URL | undefined {
  const url = URL.canParse(value) ? new URL(value) : undefined
  return url && /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : undefined
}

export const hostDomain = z
  .string()
  .toLowerCase()
  .regex(hostAndPort)
  .refine((value) => URL.canParse(`http://${value}`))
/** It stands in subjects of mails and titles of tabs. */
export const productName = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .refine((value) => visibleLine(value) === value)
export const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .refine((value) => value <= 65_535)
/** Browsers take a name with a dot at its end for another. A star is a letter of the name to whoever parses it, and would stand for nothing: `{name}` stands for a tenant. */
export const origin = z.string().transform((value, context) => {
  const url = readWebAddress(value)
  if (url && url.pathname === '/' && !url.search && !url.hash && !url.host.includes('*') && !url.hostname.endsWith('.'))
    return url.origin
  context.addIssue('not an origin')
  return z.NEVER
})
export const wholeNumber = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number)
export const webAddress = z.string().refine((value) => readWebAddress(value)?.hash === '')
/** What is told passwords' digits: nobody on the way may read or answer in its place. */
export const rangeService = webAddress.refine((value) => {
  const url = URL.canParse(value) ? new URL(value) : undefined
  return url !== undefined && url.search === '' && (url.protocol === 'https:' || isLoopbackHost(url.host))
})
export const commaList = z.string().transform((list) =>
  list
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
)
export const days = z
  .string()
  .regex(/^[1-9]\d{0,3}$/)
  .transform(Number)
  .refine((value) => value <= 3_650)
/** By its number: a name would have to be looked up itself. */
export const nameServer = z.string().refine((value) => {
  const [, v6, v4, port = '53'] = /^(?:\[([^\]]+)\]|([\d.]+))(?::(\d{1,5}))?$/.exec(value) ?? [null, value]
  return Number(port) > 0 && Number(port) <= 65_535 && isIP(v6 ?? v4 ?? '') !== 0
})
/** Folded, as addresses are compared. */
export const emails = commaList.pipe(z.array(z.string().refine(isEmail).transform(nameKey)))
/**
 * Compared letter by letter with what tokens say, so it is kept as it was written. Its keys are believed: whoever is on
 * the way to it could name theirs.
 */
export const issuer = z.string().refine((value) => {
  const url = readWebAddress(value)
  return url !== undefined && !url.search && !url.hash && (url.protocol === 'https:' || isLoopbackHost(url.host))
})
/** Whether the name and the password of an address can be read: a percent sign in them is written `%25`. */
function isReadable(address: string): boolean {
  const { username, password } = new URL(address)
  try {
    decodeURIComponent(username + password)
    return true
  } catch {
    return false
  }
}

export const databaseUrl = z
  .string()
  .refine((value) => URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol) && isReadable(value))

export const share = z
  .string()
  .regex(/^(?:0(?:\.\d{1,9})?|1(?:\.0{1,9})?)$/)
  .transform(Number)

export const mailServer = z.string().refine((value) => {
  const url = URL.canParse(value) && !/\s/.test(value) ? new URL(value) : undefined
  return url !== undefined && /^smtps?:$/.test(url.protocol) && url.hostname !== '' && isReadable(value)
})

/** A name, in quotes or without what is of the grammar of addresses, before an address in `<>`; or the address alone. */
const mailbox = /^(?:(?:"(?:[^"\\\p{Cc}]|\\[^\p{Cc}])*" *|[^"<>()[\]\\,;:@\p{Cc}]*)<([^<>\s]+)>|([^<>\s]+))$/u

/** One mailbox (RFC 5322, section 3.4). Read here: the package that sends mail is loaded where there is a mail server. */
export const sender = z
  .string()
  .trim()
  .refine((value) => {
    const [, named, alone] = mailbox.exec(value) ?? []
    const [, local = '', host = ''] = /^([^@]+)@([^@]+)$/.exec(named ?? alone ?? '') ?? []
    // Also on a host of one label, such as this machine.
    return isEmail(`${local}@example.com`) && hostAndPort.test(host.toLowerCase()) && !host.includes(':')
  })

/** A host as browsers name it: without the port that goes without saying. */
export function withoutDefaultPort(host: string, protocol: string): string {
  return new URL(`${protocol}//${host}`).host
}
