/** Reading a form as it arrives: what cuts it off, and that nobody waits for ever. */
import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { multipartTimeoutMs } from '@atrium/contract/limits'
import type { FastifyRequest } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissRest, isForm, readForm } from './form.ts'

const MOST = 1_000_000
const type = 'multipart/form-data; boundary=x'
const file = '--x\r\ncontent-disposition: form-data; name="files"; filename="a"\r\n\r\n'
const text = (name: string, value: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`

/** Complete, as a message is, when all of it was sent. */
class Raw extends PassThrough {
  get complete(): boolean {
    return this.writableEnded
  }
}

let raw: Raw
beforeEach(() => {
  raw = new Raw()
})
afterEach(() => vi.useRealTimers())

const requestOf = (headers: Record<string, string> = { 'content-type': type }) =>
  ({ raw, headers }) as unknown as FastifyRequest
const open = () => readForm(requestOf(), MOST)
/** Reads everything; answers each file's content. */
async function readAll({ files }: ReturnType<typeof open>): Promise<string[]> {
  const contents: string[] = []
  for await (const { stream } of files) contents.push((await buffer(stream)).toString())
  return contents
}
const refusal = (detail: string) => ({ code: 'malformed_request', message: detail })

test.each([
  ['multipart/form-data; boundary=x', true],
  ['Multipart/Form-Data; boundary=x', true],
  ['multipart/form-data-x', false],
  ['application/json', false],
])('%s is a form: %s', (contentType, expected) => {
  expect(isForm(requestOf({ 'content-type': contentType }))).toBe(expected)
})

test('files in their order, texts before and after them', async () => {
  const form = open()
  raw.end(`${text('a', '1')}${file}one\r\n${file}two\r\n${text('b', 'ü')}--x--`)
  expect(await readAll(form)).toEqual(['one', 'two'])
  expect([...form.fields]).toEqual([
    ['a', '1'],
    ['b', 'ü'],
  ])
})

test('nothing after the end is read as more', async () => {
  const form = open()
  raw.end(`${file}one\r\n--x--\r\n${file}two\r\n--x--`)
  expect(await readAll(form)).toEqual(['one'])
})

test.each([
  ['a text twice', text('a', '1') + text('a', '2') + '--x--'],
  ['a text that is too long', `${text('a', 'x'.repeat(10_000))}--x--`],
  ['too many texts', Array.from({ length: 30 }, (_, index) => text(`a${index}`, '1')).join('') + '--x--'],
  ['too many parts', Array.from({ length: 50 }, () => `${file}\r\n`).join('') + '--x--'],
  ['an end in the middle of a file', `${file}one`],
])('malformed: %s', async (_what, body) => {
  const form = open()
  raw.end(body)
  await expect(readAll(form)).rejects.toMatchObject({ code: 'malformed_request' })
})

test('a connection that ends in the middle of a file ends the file', async () => {
  const form = open()
  const reading = readAll(form)
  raw.write(`${file}one`)
  raw.destroy()
  await expect(reading).rejects.toMatchObject(refusal('the form was cut off'))
})

test('more than is declared is too large, wherever it stands', async () => {
  for (const body of [file + 'x'.repeat(2 * MOST), 'x'.repeat(2 * MOST)]) {
    raw = new Raw()
    const form = open()
    raw.end(body)
    await expect(readAll(form)).rejects.toMatchObject({ code: 'request_too_large' })
  }
  expect(() => readForm(requestOf({ 'content-type': type, 'content-length': String(2 * MOST) }), MOST)).toThrow(
    expect.objectContaining({ code: 'request_too_large' }),
  )
})

test('a form that takes longer than it may is cut off, also before its first file', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const silent = readAll(open())
  const inFile = readAll((raw.write(`${file}one`), open()))
  const outcomes = Promise.all([silent, inFile].map((reading) => reading.catch((error: unknown) => error)))
  vi.advanceTimersByTime(multipartTimeoutMs)
  for (const outcome of await outcomes) expect(outcome).toMatchObject(refusal('the form did not arrive in time'))
})

test('a form that is closed lets go of its timer', () => {
  vi.useFakeTimers()
  open().close()
  expect(vi.getTimerCount()).toBe(0)
})

test('who is answered early may send on for a moment, and is cut off then', () => {
  vi.useFakeTimers()
  raw.write('much')
  dismissRest(requestOf())
  vi.advanceTimersByTime(4_000)
  expect(raw.destroyed).toBe(false)
  vi.advanceTimersByTime(2_000)
  expect(raw.destroyed).toBe(true)
})

test('who has sent everything is left alone', () => {
  vi.useFakeTimers()
  raw.end('all')
  dismissRest(requestOf())
  expect([vi.getTimerCount(), raw.destroyed]).toEqual([0, false])
})
