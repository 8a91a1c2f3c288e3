/** Who owns a publisher is changed after a fresh sign-in alone: every way to make an owner, or unmake one. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor } from '#http/actor.ts'
import { publishersFixture, type PublishersFixture } from '#testing/fixtures/publishers.ts'

let the: PublishersFixture
let press: string
beforeAll(async () => {
  the = await publishersFixture()
  press = await the.press()
})
afterAll(() => the.close())

/** The owner who asks, with a sign-in of then. */
const signedIn = (secondsAgo: number, handedOff = false): Actor =>
  Object.assign(the.people.ada, { authTime: new Date(Date.now() - secondsAgo * 1_000), handedOff, emailVerified: true })

const changes: [string, 'POST' | 'PATCH' | 'DELETE', () => string, (() => object) | undefined][] = [
  ['making an owner', 'PATCH', () => `/${press}/members/${the.people.dora.uid}/role`, () => ({ role: 'owner' })],
  ['an owner made a User', 'PATCH', () => `/${press}/members/${the.people.berta.uid}/role`, () => ({ role: 'User' })],
  ['removing an owner', 'DELETE', () => `/${press}/members/${the.people.berta.uid}`, undefined],
  ['offering to hand over', 'POST', () => `/${press}/owners/hand-over`, () => ({ user_id: the.people.dora.uid })],
  [
    'an invite as owner',
    'POST',
    () => '/invites',
    () => ({ author_id: press, email: 'thief@example.com', role: 'owner' }),
  ],
]

test.each(changes)(
  '403 for a sign-in of long ago, and for one that was handed on: %s',
  async (_what, method, path, body) => {
    for (const stale of [() => signedIn(301), () => signedIn(0, true)])
      expect(await the.call(method, path(), stale(), body?.())).toMatchObject({
        status: 403,
        body: { error: 'recent_login_required' },
      })
  },
)

test.each(changes)('after a fresh sign-in: %s', async (_what, method, path, body) => {
  press = await the.press()
  expect((await the.call(method, path(), signedIn(0), body?.())).status).toBeLessThan(300)
})
