/** A document in the encodings that browsers take, each made when it is first asked for, and kept. */
import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { type BrotliCompress, constants, createBrotliCompress, createGzip, type Gzip } from 'node:zlib'
import { pageScriptsStart } from '@atrium/contract/page/page-scripts'

export interface EncodedDocument {
  /** For `ETag` and `If-None-Match`; weak, for it is the same in every encoding. */
  tag: string
  /** Answers by `Accept-Encoding`. */
  encode: (acceptEncoding: string | undefined) => Promise<Encoded>
}

export interface Encoded {
  /** Absent: as it is. */
  encoding: 'br' | 'gzip' | undefined
  bytes: Buffer
}

/** Made at once; then, beside what else there is to do, as small as it gets. */
const QUICK = 5
const SMALLEST = constants.BROTLI_MAX_QUALITY
/** That takes a hundred times as long, and so is not done for what is asked for by one visitor alone. */
const OFTEN = 3

/** What is seen leaves the compressor whole, and does not wait inside for the scripts after it. */
async function compressed(stream: BrotliCompress | Gzip, html: string, flush: number): Promise<Buffer> {
  const scripts = html.indexOf(pageScriptsStart)
  const seen = scripts < 0 ? html : html.slice(0, scripts)
  stream.write(seen)
  stream.flush(flush, () => stream.end(html.slice(seen.length)))
  return buffer(stream)
}

const compress = {
  br(html: string, quality: number) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: html.length }
    return compressed(createBrotliCompress({ params }), html, constants.BROTLI_OPERATION_FLUSH)
  },
  gzip: (html: string) => compressed(createGzip(), html, constants.Z_SYNC_FLUSH),
}

/**
 * Made anew by `render` for whoever takes no encoding: of all pages in all languages, only what is small is kept.
 * Only for documents that hold nothing of whoever asks: compressed, the size of a secret beside an
 * attacker's text would tell of it. `keeps` is told of bytes that are kept more than before.
 */
export function encodedDocument(render: () => string, keeps: (bytes: number) => void = () => {}): EncodedDocument {
  const made = new Map<string, Promise<Buffer>>()
  let asked = 0

  async function keep(encoding: string, making: Promise<Buffer>): Promise<Buffer> {
    const before = made.get(encoding)
    made.set(encoding, making)
    const bytes = await making
    keeps(bytes.length - ((await before)?.length ?? 0))
    return bytes
  }

  /** Whoever comes meanwhile, and everybody where it fails, has the quick one. */
  function makeSmaller(): void {
    const smallest = compress.br(render(), SMALLEST)
    smallest.then(() => keep('br', smallest)).catch(() => undefined)
  }

  const make = {
    gzip: () => compress.gzip(render()),
    br: () => compress.br(render(), QUICK),
  }
  return {
    tag: `W/"${createHash('sha256').update(render()).digest('base64url')}"`,
    async encode(acceptEncoding = '') {
      const encoding = (['br', 'gzip'] as const).find((name) => accepts(acceptEncoding, name))
      if (encoding === undefined) return { encoding, bytes: Buffer.from(render()) }
      if (encoding === 'br' && ++asked === OFTEN) makeSmaller()
      return { encoding, bytes: await (made.get(encoding) ?? keep(encoding, make[encoding]())) }
    },
  }
}

/** Whether a list of encodings names this one without refusing it by `q=0` (RFC 9110, section 12.5.3). */
function accepts(list: string, name: string): boolean {
  return list.split(',').some((item) => {
    const [token, ...parameters] = item.split(';').map((part) => part.trim())
    return token === name && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter))
  })
}
