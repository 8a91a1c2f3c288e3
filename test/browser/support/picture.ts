/** Images for file pickers, made on the spot. */
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'

interface Upload {
  name: string
  mimeType: string
  buffer: Buffer
}

const signature = Buffer.from('89504e470d0a1a0a', 'hex')

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A square of one colour, a real PNG. */
export function picture(name = 'picture.png', sizePx = 64): Upload {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(sizePx, 0)
  header.writeUInt32BE(sizePx, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(sizePx * 3, 0x7a)])
  const rows = Buffer.concat(Array.from({ length: sizePx }, () => row))
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]
  return { name, mimeType: 'image/png', buffer: Buffer.concat([signature, ...parts]) }
}

/** Says that it is an image, and is none. */
export function brokenPicture(): Upload {
  return { name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') }
}

/** A file of that many bytes and no content, in that folder: too much to hand a page in a message. Answers its path. */
export async function emptyPicture(folder: string, bytes: number): Promise<string> {
  const path = join(folder, 'large.png')
  const file = await open(path, 'w')
  await file.truncate(bytes)
  await file.close()
  return path
}

export function textFile(): Upload {
  return { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') }
}
