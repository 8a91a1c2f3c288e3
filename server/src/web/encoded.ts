/** A document in the encodings that browsers take, each made once, when it is first asked for. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export interface Encoded {
  /** Absent: as it is. */
  encoding: 'br' | 'gzip' | undefined
  bytes: Buffer
}

const LEVEL = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }
const compress = {
  br: (plain: Buffer) => promisify(brotliCompress)(plain, LEVEL),
  gzip: (plain: Buffer) => promisify(gzip)(plain),
}

/**
 * Answers by `Accept-Encoding`. Only for documents that hold nothing of whoever asks: compressed, the
 * size of a secret beside an attacker's text would tell of it.
 */
export function encodedDocument(html: string): (acceptEncoding: string | undefined) => Promise<Encoded> {
  const plain = Buffer.from(html)
  const made = new Map<string, Promise<Buffer>>()
  return async (acceptEncoding = '') => {
    const encoding = (['br', 'gzip'] as const).find((name) => accepts(acceptEncoding, name))
    if (encoding === undefined) return { encoding, bytes: plain }
    const bytes = made.get(encoding) ?? compress[encoding](plain)
    made.set(encoding, bytes)
    return { encoding, bytes: await bytes }
  }
}

/** Whether a list of encodings names this one without refusing it by `q=0` (RFC 9110, section 12.5.3). */
function accepts(list: string, name: string): boolean {
  return list.split(',').some((item) => {
    const [token, ...parameters] = item.split(';').map((part) => part.trim())
    return token === name && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter))
  })
}
