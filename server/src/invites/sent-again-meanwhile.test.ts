/** An invite is looked up by its link, and held later: sent again in between, it has another link, and the old one is worth nothing. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor } from '#http/actor.ts'
import { type PeopleFixture, peopleFixture } from '#testing/fixtures/people.ts'
import { acceptForOrganization } from './accept.ts'
import { serveInvites } from './routes.ts'

let ground: PeopleFixture
beforeAll(async () => void (ground = await peopleFixture(serveInvites)))
afterAll(() => ground.close())

/** A request that has looked the invite up as somebody sends it again. */
async function acceptAsItIsSentAgain(secret: 'token' | 'code') {
  const owner = await ground.organization(`again${secret}`)
  const guest: Actor = Object.assign(await ground.person(`guest${secret}`), { emailVerified: true })
  const query = { organization: `again${secret}` }
  const ask = (url: string, payload?: object) =>
    ground.ask({ method: 'POST', url, query, as: owner, ...(payload && { payload }) })
  const { body: invite } = await ask('/api/users/invites', { email: guest.email })
  const { context } = ground
  let again: Record<string, unknown> = {}
  const confirmedEmails: typeof context.provider.confirmedEmails = async (uids) => {
    again = (await ask(`/api/users/invites/${String(invite['id'])}/renew`)).body
    return context.provider.confirmedEmails(uids)
  }
  const meanwhile = { ...context, provider: { ...context.provider, confirmedEmails } }
  const accepting = { actor: guest, token: String(invite[secret]), address: 'any' }
  await expect(acceptForOrganization(meanwhile, accepting)).rejects.toMatchObject({ code: 'invite_invalid' })
  const since = { ...accepting, token: String(again[secret]) }
  expect(await acceptForOrganization(context, since)).toMatchObject({ role: 'User', already: false })
}

test('the old link lets nobody in, and the new one does', () => acceptAsItIsSentAgain('token'))

test('nor does the old code', () => acceptAsItIsSentAgain('code'))
