/** Forms keep the promises that JSON calls keep; failures reach monitoring, and raise the reload flag where nobody answered. */
import { endpoint } from '@atrium/contract/endpoint'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { type Problem, receiveReports } from '#monitoring/reports.ts'
import { SlowUpload } from './api-error.ts'
import { createClient } from './client.ts'
import { isReloadFlagRaised, lowerReloadFlag } from './reload-flag.ts'
import type { FormRequest } from './send-form.ts'

const saveImage = endpoint({
  id: 'saveImage',
  summary: 'Keeps it.',
  method: 'POST',
  path: '/api/images/:name',
  access: 'bearer',
  multipart: 'required',
  params: z.strictObject({ name: z.string() }),
  answer: z.strictObject({ url: z.string() }),
})

const input = { params: { name: 'ada' }, form: new FormData() }
let reported: Problem[] = []

beforeEach(() => {
  reported = []
  receiveReports((problem) => reported.push(problem))
  lowerReloadFlag()
})
afterEach(() => vi.useRealTimers())

function surroundings(
  answers: (Response | Error | 'hangs')[],
  refresh: () => Promise<string | null> = async () => 'new',
) {
  const sent: FormRequest[] = []
  const { upload } = createClient({
    fetch: () => Promise.reject(new Error('a form was sent as JSON')),
    sendForm: async (_url, request) => {
      sent.push(request)
      const answer = answers[sent.length - 1]
      if (answer === 'hangs') {
        return new Promise((_, reject) =>
          request.signal.addEventListener('abort', () => reject(request.signal.reason as Error)),
        )
      }
      if (answer instanceof Response) return answer
      throw answer ?? new Error('one request too many')
    },
    token: () => 'old',
    refresh,
  })
  return { upload, sent }
}

const unauthenticated = () =>
  Response.json({ code: 401, error: 'unauthenticated', message: 'Please sign in to continue.' }, { status: 401 })
const caught = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable(),
    (error: unknown) => error,
  )

test('sends the form with the bearer and no content type of its own, and hands on how far it is', async () => {
  const { upload, sent } = surroundings([Response.json({ url: '/x' })])
  const onProgress = vi.fn()
  await expect(upload(saveImage, { ...input, onProgress })).resolves.toEqual({ url: '/x' })
  expect(sent[0]).toMatchObject({ method: 'POST', body: input.form, onProgress })
  expect(sent[0]?.headers).toEqual({
    accept: 'application/json',
    'accept-language': 'en',
    authorization: 'Bearer old',
  })
})

test('401 refreshes and sends the form once more', async () => {
  const { upload, sent } = surroundings([unauthenticated(), Response.json({ url: '/x' })])
  await upload(saveImage, input)
  expect(sent.map(({ headers }) => headers['authorization'])).toEqual(['Bearer old', 'Bearer new'])
  expect(reported).toEqual([])
})

test('the second 401 is the answer, reported by the pattern of its path', async () => {
  const { upload, sent } = surroundings([unauthenticated(), unauthenticated()])
  expect(await caught(upload(saveImage, input))).toMatchObject({ status: 401, code: 'unauthenticated' })
  expect(sent).toHaveLength(2)
  expect(reported).toEqual([
    {
      message: 'POST /api/images/:name failed with 401',
      labels: { status: 401, url: '/api/images/:name', method: 'POST' },
    },
  ])
})

test('a refresh that fails is reported, and the refusal rejected', async () => {
  const { upload } = surroundings([unauthenticated()], () => Promise.reject(new Error('no')))
  vi.spyOn(console, 'warn').mockImplementationOnce(() => undefined)
  expect(await caught(upload(saveImage, input))).toMatchObject({ status: 401 })
  expect(reported.map(({ message }) => message)).toEqual([
    'The ID token could not be refreshed',
    'POST /api/images/:name failed with 401',
  ])
})

test('a connection that breaks raises the reload flag; the next answer lowers it', async () => {
  const { upload } = surroundings([new TypeError('broken'), Response.json({ url: '/x' })])
  expect(await caught(upload(saveImage, input))).toMatchObject({
    status: 0,
    code: 'network',
    message: 'Server is unavailable',
  })
  expect(isReloadFlagRaised()).toBe(true)
  await upload(saveImage, input)
  expect(isReloadFlagRaised()).toBe(false)
})

test('no answer in 35 seconds is a network failure', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementationOnce(() => AbortSignal.abort(new Error('late')))
  const { upload } = surroundings([new Error('late')])
  expect(await caught(upload(saveImage, input))).toMatchObject({ status: 0, code: 'network' })
  expect(timeout).toHaveBeenCalledWith(35_000)
})

test('a form that the line is too slow for says so, and the server is not said to be away', async () => {
  const slow = new SlowUpload(0, 'network', 'The upload took too long.')
  const { upload } = surroundings([slow])
  expect(await caught(upload(saveImage, input))).toBe(slow)
  expect(isReloadFlagRaised()).toBe(false)
  expect(reported.map(({ message }) => message)).toEqual(['POST /api/images/:name failed with 0'])
})

test('what its caller gives up is neither reported nor flagged', async () => {
  const { upload } = surroundings(['hangs'])
  const given = new AbortController()
  const answer = caught(upload(saveImage, { ...input, signal: given.signal }))
  given.abort()
  expect(await answer).toMatchObject({ name: 'AbortError' })
  expect(reported).toEqual([])
  expect(isReloadFlagRaised()).toBe(false)
})

test('an answer without words of its own gets its status text', async () => {
  const { upload } = surroundings([new Response('<h1>no</h1>', { status: 413, statusText: 'Payload Too Large' })])
  expect(await caught(upload(saveImage, input))).toMatchObject({ status: 413, message: 'Payload Too Large' })
})
