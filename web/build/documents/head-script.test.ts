/** What the head of a page behind the door does before any other script: by the stored token, and no more than it allows. */
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import type { EarlyAnswers } from '../../src/api/early-answers.ts'
import { type HeadPlan, headScript } from './head-script.ts'

const plan: HeadPlan = {
  tokenKey: 'token',
  files: ['/assets/page.js'],
  sdk: ['/assets/sdk.js'],
  settingsId: 'settings',
  lookUpAddress: '/lookup',
  timeoutMs: 1_000,
  requests: [
    { address: '/api/own?organization=%3Aname', variable: { name: '%3Aname', at: 2 }, tellsRole: true },
    { address: '/api/list?page=1', isPlain: true },
    { address: '/api/people', roles: ['owner', 'staff'] },
    { address: '/api/labels', roles: ['owner', 'staff'], counted: 'labels' },
  ],
}

const jwt = (claims: object) => `head.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.signature`
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1_000) + seconds
const good = jwt({ exp: inSeconds(600) })

interface Visit {
  token?: string | null
  pathname?: string
  search?: string
  provider?: string
  role?: string
  labels?: number | null
}

/** Runs the script as a document would; answers what it asked for, and what it left behind. */
async function run({ token = good, pathname = '/organizations/acme/people', search = '', ...visit }: Visit = {}) {
  const { provider = 'embedded', role = 'User', labels = null } = visit
  const asked: { address: string; request: RequestInit }[] = []
  const fetched: string[] = []
  const window: { __earlyAnswers?: EarlyAnswers } & Record<string, unknown> = {
    atob,
    AbortSignal,
    Date,
    JSON,
    performance,
    localStorage: { getItem: () => token },
    location: { pathname, search },
    document: {
      getElementById: () => ({ textContent: JSON.stringify({ identity: { provider } }) }),
      createElement: () => ({}),
      head: { append: ({ href }: { href: string }) => fetched.push(href) },
    },
    fetch: async (address: string, request: RequestInit) => {
      asked.push({ address, request })
      return Response.json({ role, counts: { labels } })
    },
  }
  runInNewContext(headScript(plan), window)
  await new Promise((resolve) => setTimeout(resolve))
  return { asked, fetched, left: window.__earlyAnswers, addresses: asked.map(({ address }) => address) }
}

test('a good token: the account, and what the page will ask for, each with the token', async () => {
  const { asked, addresses, fetched, left } = await run()
  expect(addresses).toEqual(['/api/own?organization=acme', '/lookup', '/api/list?page=1'])
  expect(asked[1]?.request).toMatchObject({ method: 'POST', body: JSON.stringify({ idToken: good }) })
  expect(asked[0]?.request.headers).toMatchObject({ authorization: `Bearer ${good}` })
  expect(left?.token).toBe(good)
  expect(Object.keys(left?.answers ?? {})).toEqual(addresses)
  expect(fetched).toEqual(['/assets/page.js'])
})

test('no token: nothing but what finds out who is there', async () => {
  expect(await run({ token: null })).toMatchObject({ addresses: [], fetched: ['/assets/sdk.js'], left: undefined })
})

test.each([
  ['has run out', jwt({ exp: inSeconds(-1) })],
  ['is about to be renewed', jwt({ exp: inSeconds(20) })],
  ['says no end', jwt({})],
  ['is none', 'nonsense'],
])('a token that %s: the scripts alone', async (_, token) => {
  const fetched = ['/assets/sdk.js', '/assets/page.js']
  expect(await run({ token })).toMatchObject({ addresses: [], fetched, left: undefined })
})

test('what a role may see is asked for once the answer says the role', async () => {
  expect((await run({ role: 'staff' })).addresses).toContain('/api/people')
  expect((await run({ role: 'User' })).addresses).not.toContain('/api/people')
})

test('what an organization has none of is not asked for', async () => {
  expect((await run({ role: 'owner', labels: 3 })).addresses).toContain('/api/labels')
  expect((await run({ role: 'owner', labels: 0 })).addresses).not.toContain('/api/labels')
})

test('an address with a query of its own may ask for another list', async () => {
  expect((await run({ search: '?page=2' })).addresses).toEqual(['/api/own?organization=acme', '/lookup'])
})

test.each(['/organizations/a%2Fb/people', '/organizations/a&x=1/people', '/organizations'])(
  'an odd name is not carried on: %s',
  async (pathname) => {
    expect((await run({ pathname })).addresses).toEqual(['/lookup', '/api/list?page=1'])
  },
)

test('a hosted provider is not asked: the SDK does that, with what it knows', async () => {
  const { addresses, fetched } = await run({ provider: 'hosted' })
  expect(addresses).not.toContain('/lookup')
  expect(fetched).toEqual(['/assets/sdk.js', '/assets/page.js'])
})
