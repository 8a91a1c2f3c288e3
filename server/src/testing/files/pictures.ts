/** Pictures for tests, made as they are needed, and what is no picture at all. */
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

type Format = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif'

/** A plain picture of this size. */
export function picture(format: Format, width = 40, height = 30): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#0070f3' } })
    .toFormat(format)
    .toBuffer()
}

/** A picture that hardly compresses: `width` x `width` pixels of noise. */
export function noise(width: number): Promise<Buffer> {
  const image = {
    width,
    height: width,
    channels: 3 as const,
    noise: { type: 'gaussian' as const, mean: 128, sigma: 60 },
  }
  return sharp({ create: { ...image, background: '#000' } })
    .png({ compressionLevel: 0 })
    .toBuffer()
}

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

/** A PNG that says it is this large and holds next to nothing. */
export function hugePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(8, 8)
  // Rows of zeros: a whole one decodes to gigabytes.
  const rows = deflateSync(Buffer.alloc(1_000_000))
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

export const SCRIPT = '<script>alert(document.domain)</script>'

/** Decodes as a picture and reads as a page. */
export async function pngWithPage(): Promise<Buffer> {
  const whole = await picture('png')
  const text = chunk('tEXt', Buffer.from(`Comment\0<html>${SCRIPT}</html>`))
  const afterHeader = SIGNATURE.length + 25
  return Buffer.concat([whole.subarray(0, afterHeader), text, whole.subarray(afterHeader), Buffer.from(SCRIPT)])
}

/** Begins as a GIF and runs as a script. */
export const gifWithScript = Buffer.from('GIF89a/*' + '\0'.repeat(80) + '*/=1;alert(document.domain)//;', 'latin1')

export const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${SCRIPT}</svg>`)

export const page = Buffer.from(`<!doctype html><html><body>${SCRIPT}</body></html>`)
