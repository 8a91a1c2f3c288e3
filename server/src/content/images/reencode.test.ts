/** Pictures that are small to send and large to open, or that tell more than they show. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { picture } from '#testing/files/pictures.ts'
import { reencode } from './reencode.ts'

let folder: string
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'atrium-reencode-'))))
afterAll(() => rm(folder, { recursive: true }))

let files = 0
async function through(bytes: Buffer) {
  const [source, target] = ['in', 'out'].map((name) => join(folder, `${name}${files}`)) as [string, string]
  files += 1
  await writeFile(source, bytes)
  const outcome = await reencode(source, target)
  return { outcome, written: 'bytes' in outcome ? await readFile(target) : undefined }
}

const MARK = 'where its photographer lives'
const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** Of zeros, with more chunks behind its header. */
function png(width: number, height: number, ...more: Buffer[]): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  const rows = deflateSync(Buffer.alloc((width * 3 + 1) * height))
  return Buffer.concat([signature, chunk('IHDR', header), ...more, chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

/** Frames that say they are this large, and end after a point. */
function gif(side: number, frames: number): Buffer {
  const size = Buffer.alloc(2)
  size.writeUInt16LE(side)
  const head = [Buffer.from('GIF89a'), size, size, Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255])]
  const control = Buffer.from([0x21, 0xf9, 4, 0, 1, 0, 0, 0, 0x2c, 0, 0, 0, 0])
  const frame = Buffer.concat([control, size, size, Buffer.from([0, 2, 2, 0x44, 0x01, 0])])
  return Buffer.concat([...head, ...Array<Buffer>(frames).fill(frame), Buffer.from([0x3b])])
}

/** 100 MB in some kilobytes. */
const bomb = () => deflateSync(Buffer.alloc(100_000_000))

test.each<[string, () => Buffer, number, number]>([
  ['one pixel wide', () => png(1, 65_535), 1, 2_048],
  ['one pixel high', () => png(65_535, 1), 2_048, 1],
  [
    'a colour profile that unpacks to 100 MB',
    () => png(40, 30, chunk('iCCP', Buffer.concat([Buffer.from('p\0\0'), bomb()]))),
    40,
    30,
  ],
  [
    'a comment that unpacks to 100 MB',
    () => png(40, 30, chunk('zTXt', Buffer.concat([Buffer.from('c\0\0'), bomb()]))),
    40,
    30,
  ],
  ['10,000 frames, of which the first is kept', () => gif(2_000, 10_000), 2_000, 2_000],
])('%s', async (_what, made, width, height) => {
  const { written } = await through(made())
  const { pages, ...metadata } = await sharp(written).metadata()
  expect(metadata).toMatchObject({ format: 'webp', width, height })
  expect(pages ?? 1).toBe(1)
})

test('100 frames of 10,000 x 10,000: too many pixels, before any is decoded', async () => {
  expect((await through(gif(10_000, 100))).outcome).toEqual({ refused: 'fileTooManyPixels' })
})

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('nothing that a %s tells is told on', async (format) => {
  const told = sharp(await picture('png')).withExif({ IFD0: { Artist: MARK }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description>${MARK}</rdf:Description></rdf:RDF></x:xmpmeta>`
  const bytes = Buffer.concat([
    await told.withXmp(xmp).toFormat(format).toBuffer(),
    Buffer.from(`<script>${MARK}</script>`),
  ])
  expect(bytes.includes(MARK)).toBe(true)
  const { written } = await through(bytes)
  expect(written?.includes(MARK)).toBe(false)
  const { exif, xmp: kept, icc, iptc } = await sharp(written).metadata()
  expect([exif, kept, icc, iptc]).toEqual([undefined, undefined, undefined, undefined])
})

test('the four inks of a printer become colours of a screen', async () => {
  const bytes = await sharp(await picture('png'))
    .toColourspace('cmyk')
    .jpeg()
    .toBuffer()
  expect(await sharp((await through(bytes)).written).metadata()).toMatchObject({ format: 'webp', space: 'srgb' })
})
