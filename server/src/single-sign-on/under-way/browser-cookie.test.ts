/**
 * A site below the same domain sets a cookie for all of it, for a longer path, and before ours: of two of one name the
 * first counts. What it sets is not what our own browser set out with.
 */
import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { browserCookie } from './browser-cookie.ts'
import { hashOf } from './secrets.ts'
import { hostCookie } from '#http/host-cookie.ts'

async function wayOf(publicOrigin: string) {
  const app = Fastify()
  await app.register(cookie)
  const browser = browserCookie(publicOrigin)
  app.get('/start', (_request, reply) => ({ is: browser.issue(reply, 60) }))
  app.get('/read', (request) => ({ is: browser.read(request) ?? null }))
  app.get('/clear', async (_request, reply) => {
    browser.clear(reply)
    return {}
  })
  const started = await app.inject('/start')
  return {
    set: String(started.headers['set-cookie']),
    cleared: String((await app.inject('/clear')).headers['set-cookie']),
    hash: started.json<{ is: string }>().is,
    read: async (sent: string) =>
      (await app.inject({ url: '/read', headers: { cookie: sent } })).json<{ is: string }>().is,
  }
}

test('with https a sign-in is found by the cookie that no other host could set', async () => {
  const way = await wayOf('https://accounts.example')
  const [pair = ''] = way.set.split('; ')
  expect(way.set).toMatch(/^__Host-[^;]+; Max-Age=60; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  expect(way.cleared).toMatch(/^__Host-atrium_sso=; .*Path=\/; .*Secure/)
  expect(await way.read(`atrium_sso=tossed; ${pair}`)).toBe(way.hash)
  expect(await way.read('atrium_sso=tossed')).toBeNull()
})

test('without https browsers know no such cookie, and it keeps to its path', async () => {
  const way = await wayOf('http://localhost:8080')
  expect(way.set).toMatch(/^atrium_sso=[^;]+; Max-Age=60; Path=\/sso; HttpOnly; SameSite=Lax$/)
  expect(await way.read('atrium_sso=mine')).toBe(hashOf('mine'))
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
