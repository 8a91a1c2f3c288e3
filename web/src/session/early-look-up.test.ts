/** The SDK's first look-up of the account: answered by what the document asked for, where it was for the same token. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubStorage } from '#testing/stub-storage.ts'
import { answerFirstLookUp, firstLookUp } from './early-look-up.ts'
import { lookUpAddress } from './embedded-client.ts'
import { storeToken } from './token/token-store.ts'

const origin = 'https://accounts.example'
const sent: string[] = []
const network = async (resource: string) => {
  sent.push(resource)
  return Response.json('asked')
}

/** As the SDK asks. */
const lookUp = async (idToken: string): Promise<unknown> =>
  (await fetch(origin + lookUpAddress, { method: 'POST', body: JSON.stringify({ idToken }) })).json()

beforeEach(() => {
  sent.length = 0
  stubStorage()
  vi.stubGlobal('self', globalThis)
  vi.stubGlobal('location', { origin })
  vi.stubGlobal('fetch', network)
  storeToken('hers')
})
afterEach(() => {
  vi.unstubAllGlobals()
  globalThis.__earlyAnswers = undefined
})

function asked(answer: Promise<Response>) {
  globalThis.__earlyAnswers = { token: 'hers', at: performance.now(), answers: { [lookUpAddress]: answer } }
  answerFirstLookUp()
}

test('the first has the early answer, and every later one asks', async () => {
  asked(Promise.resolve(Response.json('early')))
  expect([await lookUp('hers'), await lookUp('hers')]).toEqual(['early', 'asked'])
  expect(sent).toHaveLength(1)
})

test('another account’s is asked for, and the early answer is gone', async () => {
  asked(Promise.resolve(Response.json('early')))
  expect([await lookUp('his'), await lookUp('hers')]).toEqual(['asked', 'asked'])
})

test('a refused one is asked for again', async () => {
  asked(Promise.resolve(new Response('{}', { status: 400 })))
  expect(await lookUp('hers')).toBe('asked')
})

test('other requests pass by', async () => {
  asked(Promise.resolve(Response.json('early')))
  await fetch(`${origin}/api/things`)
  expect(sent).toEqual([`${origin}/api/things`])
  expect(await lookUp('hers')).toBe('early')
})

test('where nothing was asked the window keeps its own', () => {
  answerFirstLookUp()
  expect(globalThis.fetch).toBe(network)
})

const ada = { localId: 'ada', email: 'ada@example.com', displayName: 'Ada' }

test('it tells whose the stored token is, and the SDK still has the answer', async () => {
  asked(Promise.resolve(Response.json({ users: [ada] })))
  expect(await firstLookUp()).toEqual({ uid: 'ada', email: 'ada@example.com', displayName: 'Ada', photoURL: null })
  expect(await lookUp('hers')).toEqual({ users: [ada] })
  expect(sent).toEqual([])
})

test.each<[string, () => Promise<Response>]>([
  ['was not reached', () => Promise.reject(new TypeError('away'))],
  ['refuses', () => Promise.resolve(Response.json({ users: [ada] }, { status: 400 }))],
  ['knows nobody', () => Promise.resolve(Response.json({}))],
  ['answers something else', () => Promise.resolve(new Response('<p>Proxy</p>'))],
])('it tells of nobody where the provider %s', async (_, answer) => {
  asked(answer())
  expect(await firstLookUp()).toBeNull()
})

test('it tells of nobody where somebody else signed in meanwhile, or nothing was asked', async () => {
  expect(await firstLookUp()).toBeNull()
  const { promise, resolve } = Promise.withResolvers<Response>()
  asked(promise)
  const told = firstLookUp()
  storeToken('his')
  resolve(Response.json({ users: [ada] }))
  expect(await told).toBeNull()
})
