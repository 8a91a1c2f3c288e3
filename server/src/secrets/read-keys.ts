/** The keys that wrap secrets, as they are written down: 32 bytes in base64 or hexadecimal. */

const KEY_BYTES = 32
const HEX = /^[0-9a-f]{64}$/i
const BASE64 = /^[A-Za-z0-9+/_-]{43}=?$/

export type Keys = [Uint8Array, ...Uint8Array[]]

/** One key, or several with a comma between them; undefined for anything else. */
export function readKeys(text: string): Keys | undefined {
  const [first, ...more] = text.split(',').map((one) => readKey(one.trim()))
  if (!first || more.includes(undefined)) return undefined
  return [first, ...more.filter((key) => key !== undefined)]
}

function readKey(text: string): Uint8Array | undefined {
  if (HEX.test(text)) return Buffer.from(text, 'hex')
  const key = BASE64.test(text) ? Buffer.from(text, 'base64') : undefined
  return key?.length === KEY_BYTES ? key : undefined
}
