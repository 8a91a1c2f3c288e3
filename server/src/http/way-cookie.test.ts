/**
 * A site below the same domain sets a cookie for all of it, for a longer path, and before ours: of two of one name the
 * first counts. What it sets is not what our own browser set out with.
 */
import { createHash } from 'node:crypto'
import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { hostCookie } from './host-cookie.ts'
import { wayCookie } from './way-cookie.ts'

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')

async function wayOf(publicOrigin: string) {
  const app = Fastify()
  await app.register(cookie)
  const browser = wayCookie(publicOrigin, { name: 'atrium_sso', path: '/sso' })
  app.get('/start', (request, reply) => ({ is: browser.issue(request, reply, 60) }))
  app.get('/read', (request) => ({ is: browser.read(request) }))
  app.get('/drop', async (request, reply) => {
    browser.drop(request, reply, browser.read(request)[0] ?? '', 60)
    return {}
  })
  const started = await app.inject('/start')
  return {
    set: String(started.headers['set-cookie']),
    /** What the browser has after it came back from the newest of these ways, and after it set out once more. */
    dropped: async (sent: string) =>
      String((await app.inject({ url: '/drop', headers: { cookie: sent } })).headers['set-cookie']),
    again: async (sent: string) =>
      String((await app.inject({ url: '/start', headers: { cookie: sent } })).headers['set-cookie']),
    hash: started.json<{ is: string }>().is,
    read: async (sent: string) =>
      (await app.inject({ url: '/read', headers: { cookie: sent } })).json<{ is: string[] }>().is,
  }
}

test('with https a sign-in is found by the cookie that no other host could set', async () => {
  const way = await wayOf('https://accounts.example')
  const [pair = ''] = way.set.split('; ')
  expect(way.set).toMatch(/^__Host-[^;]+; Max-Age=60; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  expect(await way.dropped(pair)).toMatch(/^__Host-atrium_sso=; .*Path=\/; .*Secure/)
  expect(await way.read(`atrium_sso=tossed; ${pair}`)).toEqual([way.hash])
  expect(await way.read('atrium_sso=tossed')).toEqual([])
})

test('without https browsers know no such cookie, and it keeps to its path', async () => {
  const way = await wayOf('http://localhost:8080')
  expect(way.set).toMatch(/^atrium_sso=[^;]+; Max-Age=60; Path=\/sso; HttpOnly; SameSite=Lax$/)
  expect(await way.read('atrium_sso=mine')).toEqual([hashOf('mine')])
})

test('a tab more that sets out leaves those under way as they are, and so does one that arrives; of many the first begins again', async () => {
  const way = await wayOf('http://localhost:8080')
  const [second = ''] = (await way.again('atrium_sso=first')).split('; ')
  expect(second).toMatch(/^atrium_sso=[\w-]{43}\.first$/)
  expect(await way.dropped(second)).toMatch(/^atrium_sso=first; Max-Age=60; /)
  expect(await way.dropped('atrium_sso=first')).toMatch(/^atrium_sso=; /)
  const [many = ''] = (await way.again('atrium_sso=e.d.c.b.a')).split('; ')
  expect(many).toMatch(/^atrium_sso=[\w-]{43}\.e\.d\.c\.b$/)
  expect(await way.read(`atrium_sso=${'x'.repeat(65)}..a`)).toEqual([hashOf('a')])
})

test('a name, a path and what the browser is told', () => {
  const asked = { name: 'way', path: '/way', sameSite: 'strict' } as const
  const shared = { httpOnly: true, sameSite: 'strict' }
  expect(hostCookie('https://a.example', asked)).toEqual({
    name: '__Host-way',
    options: { ...shared, path: '/', secure: true },
  })
  expect(hostCookie('http://a.example', asked)).toEqual({
    name: 'way',
    options: { ...shared, path: '/way', secure: false },
  })
})
