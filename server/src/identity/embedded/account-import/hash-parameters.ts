/** The hosted provider's "Password hash parameters", as its console shows them or as JSON. */
import { scryptFault } from '#identity/embedded/passwords/imported/hash-bounds.ts'
import type { FirebaseScrypt } from '#identity/embedded/passwords/imported/firebase-scrypt.ts'
import { AccountFileError } from './entries.ts'

const parameter = /"?(\w+)"?\s*:\s*"?([^",\s}]+)"?/g
const base64 = /^[A-Za-z0-9+/_-]+={0,2}$/
const KEY_BYTES = { least: 16, most: 128 }

/** In: the text, with `base64_signer_key`, `base64_salt_separator`, `rounds` and `mem_cost`. Throws `AccountFileError`. */
export function readHashParameters(text: string): FirebaseScrypt {
  const said = new Map([...text.matchAll(parameter)].map(([, name = '', value = '']) => [name, value]))
  const algorithm = said.get('algorithm') ?? 'SCRYPT'
  if (algorithm !== 'SCRYPT') throw wrong('algorithm', 'SCRYPT, the hosted provider’s own')
  const bytes = (name: string) => {
    const value = said.get(name) ?? ''
    return base64.test(value) ? Buffer.from(value, 'base64') : undefined
  }
  const signerKey = bytes('base64_signer_key')
  if (!signerKey || signerKey.length < KEY_BYTES.least || signerKey.length > KEY_BYTES.most)
    throw wrong('base64_signer_key', 'the project’s signer key in base64')
  const saltSeparator = bytes('base64_salt_separator')
  if (!saltSeparator) throw wrong('base64_salt_separator', 'the salt separator in base64')
  const rounds = count(said.get('rounds'))
  const memoryCost = count(said.get('mem_cost'))
  if (scryptFault({ ln: memoryCost, r: rounds, p: 1 }))
    throw wrong('rounds, mem_cost', 'what the hosted provider’s console shows, such as 8 and 14')
  return { signerKey, saltSeparator, rounds, memoryCost }
}

const count = (text = '') => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) : 0)

function wrong(name: string, expects: string): AccountFileError {
  return new AccountFileError(`Password hash parameters: ${name} is not valid, it expects ${expects}.`)
}
