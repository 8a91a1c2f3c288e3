/** Files on their way in: what is refused of them before the rest has come. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createIncoming } from './incoming.ts'
import { SNIFF_BYTES } from './images/image-type.ts'

let dataDir: string
beforeEach(async () => void (dataDir = await mkdtemp(join(tmpdir(), 'atrium-incoming-'))))
afterEach(() => rm(dataDir, { recursive: true }))

async function begin(head: Buffer) {
  const incoming = createIncoming(dataDir, { alone: true })
  const path = await incoming.newPath()
  const stream = new PassThrough()
  const written = incoming.write(stream, path)
  stream.write(head)
  return { path, stream, written }
}

test.each([
  ['a page', '<!doctype html><script>'],
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg">'],
  ['a program', '\x7fELF'],
  ['a film', '\x00\x00\x00\x18ftypmp42'],
])(
  '%s is refused by its first bytes, while the rest is still to come',
  async (_kind, start) => {
    const head = Buffer.concat([Buffer.from(start, 'latin1'), Buffer.alloc(SNIFF_BYTES)])
    // The stream never ends: whoever waited for all of it would wait for ever.
    const { path, written } = await begin(head)
    await expect(written).rejects.toMatchObject({ sentence: 'fileNotImage' })
    expect(await readFile(path, 'latin1').catch(() => '')).toBe('')
  },
  5_000,
)

test('what begins as an image is written down as it comes', async () => {
  const head = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(SNIFF_BYTES)])
  const { path, stream, written } = await begin(head)
  stream.end('and the rest')
  await written
  expect(await readFile(path)).toEqual(Buffer.concat([head, Buffer.from('and the rest')]))
})
