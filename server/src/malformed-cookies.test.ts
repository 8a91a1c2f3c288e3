/** A cookie that is none of ours, however it is written, is as none: wherever one is read, the answer is the same. */
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { limitSettings } from '#limits/rates.ts'
import { type WholeServer, wholeServer } from '#testing/servers/whole-server.ts'

let server: WholeServer
beforeAll(async () => {
  server = await wholeServer(Object.fromEntries(Object.values(limitSettings).map((name) => [name, '1000000'])))
})
afterAll(() => server.close())

const names = ['atrium_browser', 'atrium_sso', 'atrium_google', '__Host-atrium_browser', '__proto__', 'constructor', '']
const values: [what: string, value: string][] = [
  ['half an escape', '%'],
  ['an escape of no character', '%E0%A4%A'],
  ['an escaped NUL', '%00.%00'],
  ['a NUL', 'a\u0000b'],
  ['bytes of no text', '\u00ff\u00fe'],
  ['a quote that is not closed', '"aaaa'],
  // All of them together are within what is read of headers.
  ['dots', '.'.repeat(2_000)],
  ['two kilobytes', 'a'.repeat(2_048)],
  ['nothing', ''],
]
const cookies = values.flatMap(([what, value]): [string, string][] => [
  [what, names.map((name) => `${name}=${value}`).join('; ')],
  // The longest would be eight of itself.
  [
    `${what}, twice`,
    names
      .slice(0, 2)
      .flatMap((name) => [`${name}=${value}`, `${name}=${value}x`])
      .join(';'),
  ],
])

const connection = '/sso/00000000-0000-4000-8000-000000000000'
const identity = '/identitytoolkit.googleapis.com/v1/accounts'
const email = 'ada@example.com'
const doors: InjectOptions[] = [
  { url: `${connection}/callback?code=a&state=b` },
  { method: 'POST', url: '/sso/finish', payload: {} },
  {
    method: 'POST',
    url: `${identity}:signInWithPassword?key=any`,
    payload: { email, password: 'correct horse', returnSecureToken: true },
  },
  {
    method: 'POST',
    url: '/securetoken.googleapis.com/v1/token?key=any',
    payload: { grant_type: 'refresh_token', refresh_token: 'x' },
  },
  { method: 'POST', url: '/api/iam/auth/mail-sign-ins', payload: { email } },
  { method: 'POST', url: '/api/iam/auth/mail-sign-ins/code', payload: { asked: 'a'.repeat(43), code: '123456' } },
  {
    method: 'POST',
    url: '/api/iam/auth/learners',
    payload: { by: 'password', organization: 'acme', username: 'lena', password: 'x' },
  },
]

test.each(doors)('$url', async (door) => {
  const { statusCode } = await server.app.inject(door)
  expect(statusCode).toBeLessThan(500)
  const answers = await Promise.all(
    cookies.map(async ([what, cookie]) => [
      what,
      (await server.app.inject({ ...door, headers: { cookie } })).statusCode,
    ]),
  )
  expect(answers).toEqual(cookies.map(([what]) => [what, statusCode]))
})
