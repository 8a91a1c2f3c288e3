/** Which addresses an owner may have this server ask. Where they lead is looked at again when they are asked (`guarded-fetch.ts`). */
import { fieldMessages } from '@atrium/contract/sentences/en/fields'
import { isLoopbackHost } from '#http/hosts/loopback.ts'
import { Refusal } from '#http/refusal.ts'

/**
 * What a parser would repair is none: it is kept as it was written, and the form of a page of ours has it for its action,
 * where `https:idp.example/sso` is a path of the page's own.
 */
const SHAPE = /^https?:\/\/[^/\\\s\p{C}][^\\\s\p{C}]*$/iu

/**
 * As it was parsed, or undefined for what may not be asked: anything but https, but for this very machine where the
 * installation is on it alone; a name and a password in it, and a fragment.
 */
export function readWebAddress(written: string, { loopback }: { loopback: boolean }): URL | undefined {
  if (!SHAPE.test(written) || !URL.canParse(written)) return undefined
  const url = new URL(written)
  if (url.username !== '' || url.password !== '' || url.hash !== '') return undefined
  if (url.protocol === 'https:') return url
  return url.protocol === 'http:' && loopback && isLoopbackHost(url.host) ? url : undefined
}

/** Refuses with `invalid_input`, beside the field. */
export function requireWebAddress(written: string, field: string, settings: { loopback: boolean }): URL {
  const url = readWebAddress(written, settings)
  if (!url) throw new Refusal('invalid_input', { fields: { [field]: fieldMessages.urlInvalid } })
  return url
}
