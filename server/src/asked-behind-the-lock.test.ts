/**
 * Whoever gives something that ends with what they are, or takes what somebody gave, is asked about behind what holds
 * that: else it ends for whoever is made less in between, and what they give is there behind that. Read from the
 * statements of a request, each in its one transaction.
 */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts } from '#db/schema.ts'
import { addressesFixture, type AddressesFixture } from '#testing/fixtures/learners/addresses.ts'

let the: AddressesFixture
let seen: string[] = []
beforeAll(async () => {
  the = await addressesFixture()
  const { database, uid } = the.server
  await database.db.update(accounts).set({ emailVerified: true }).where(eq(accounts.uid, uid))
  database.watchStatements((text, run) => {
    seen.push(text.replaceAll(/\s+/g, ' '))
    return run()
  })
}, 60_000)
afterAll(() => the.close())

const post = (url: string, payload: object, query?: Record<string, string>) =>
  the.server.api({ method: 'POST', url, payload, ...(query && { query }) })

/** The statements of the transaction in which one of them does that. */
function transactionOf(writes: RegExp): string[] {
  const at = seen.findIndex((text) => writes.test(text))
  expect(at).toBeGreaterThan(-1)
  return seen.slice(seen.lastIndexOf('begin', at), at)
}

interface Asked {
  request: () => Promise<{ status: number }>
  writes: RegExp
  holds: RegExp
  asks: RegExp
}

const invites = { organization: 'acme' }
const [ofOrganization, ofPublisher] = [
  /from "organization_members"/,
  /from "authors" inner join "author_members"|"author_members"/,
]
const holdsOrganization = /from "organizations" .*for (?:update|key share)/
const holdsPublisher = /from "authors" .*for update/

const given: Record<string, () => Promise<Asked>> = {
  'an invite by mail': async () => ({
    request: () => post('/api/users/invites', { email: 'behind@example.com', role: 'staff' }, invites),
    writes: /insert into "invites"/,
    holds: holdsOrganization,
    asks: ofOrganization,
  }),
  'an invite by mail that is sent again': async () => {
    const { body } = await post('/api/users/invites', { email: 'again@example.com', role: 'staff' }, invites)
    return {
      request: () => post(`/api/users/invites/${String(body['id'])}/renew`, {}, invites),
      writes: /update "invites"/,
      holds: holdsOrganization,
      asks: ofOrganization,
    }
  },
  'a publisher’s invite by mail': async () => {
    const { body } = await post('/api/iam/authors', { name: 'Behind Press' })
    const payload = { author_id: body['author_id'], email: 'reader@example.com', role: 'staff' }
    return {
      request: () => post('/api/iam/authors/invites', payload),
      writes: /insert into "invites"/,
      holds: holdsPublisher,
      asks: ofPublisher,
    }
  },
  'an account that is taken along': async () => {
    const { code } = await the.offered()
    return {
      request: () => the.take(code),
      writes: /delete from "learner_addresses"/,
      holds: holdsOrganization,
      asks: /from "learner_addresses" .*"giver"/,
    }
  },
}

test.each(Object.entries(given))('%s', async (_, prepare) => {
  const { request, writes, holds, asks } = await prepare()
  seen = []
  expect((await request()).status).toBeLessThan(300)
  const before = transactionOf(writes)
  const held = before.findIndex((text) => holds.test(text))
  expect(held).toBeGreaterThan(-1)
  expect(before.findLastIndex((text) => asks.test(text))).toBeGreaterThan(held)
})
