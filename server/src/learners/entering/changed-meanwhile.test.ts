/** What a learner signs in with is compared first and written down later: what is another by then lets nobody in. */
import type { LearnerCard } from '@atrium/contract/people/learner'
import { sql, type SQL } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Guards } from '#http/serve.ts'
import { createProvider } from '#identity/provider.ts'
import { createLimiter } from '#limits/limiter.ts'
import { limitDefaults } from '#limits/rates.ts'
import { readSettings } from '#settings.ts'
import { testContext } from '#testing/servers/area-context.ts'
import { testSecrets } from '#testing/secrets/secrets.ts'
import { learnersFixture, type LearnersFixture } from '#testing/fixtures/learners/learners.ts'
import { type EnteringContext, signIn } from './sign-in.ts'

let the: LearnersFixture
/** Of a server that finds another one's change once it holds the account: what was typed is compared by then. */
let changedBy: (change: SQL) => EnteringContext
beforeAll(async () => {
  the = await learnersFixture()
  const { db } = the.server.database
  const [limiter, settings, log] = [createLimiter(db, limitDefaults), readSettings({}), pino({ level: 'silent' })]
  const context = testContext(db, {} as Guards)
  const needed = { db, secrets: testSecrets, limiter, settings, outbox: context.outbox, google: undefined, log }
  const provider = await createProvider(needed)
  const { learners } = provider
  if (!learners) throw new Error('no learners are offered')
  changedBy = (change) => ({
    ...context,
    db,
    limiter,
    secrets: testSecrets,
    log,
    provider: {
      learners: {
        ...learners,
        async hold(tx, uid) {
          await learners.hold(tx, uid)
          await tx.execute(change)
        },
      },
    },
  })
}, 60_000)
afterAll(() => the.close())

const caller = { address: '192.0.2.7', cookie: undefined }
const byCard = ({ user_id, code }: LearnerCard) => ({ by: 'card', learner: user_id, card: code }) as const
const byPictures = ({ username, pictures }: LearnerCard) =>
  ({ by: 'pictures', organization: 'acme', username, ...(pictures && { pictures }) }) as const

test.each<[string, (uid: string) => SQL]>([
  ['a new card', (uid) => sql`update learners set card_hash = 'another' where uid = ${uid}`],
  ['a removal', (uid) => sql`update organization_members set removed_at = now() where uid = ${uid}`],
])('%s meanwhile: the card that was right is wrong', async (what, change) => {
  const [card] = await the.make([what.replaceAll(' ', '')])
  if (!card) throw new Error('nobody was made')
  const entering = signIn(changedBy(change(card.user_id)), { body: byCard(card), ...caller })
  await expect(entering).rejects.toMatchObject({ code: 'learner_sign_in_wrong' })
  await expect(signIn(changedBy(sql`select 1`), { body: byCard(card), ...caller })).resolves.toEqual(expect.any(String))
})

test('400 for what somebody was let in with who is removed and restored before they use it', async () => {
  const [card] = await the.make(['outandin'])
  if (!card) throw new Error('nobody was made')
  const { body } = await the.signIn(byCard(card))
  for (const what of ['delete', 'restore']) {
    const asked = { method: 'POST', url: `/api/users/members/${what}`, query: { organization: 'acme' } } as const
    const { status } = await the.server.api({ ...asked, payload: { ids: [card.user_id] } }, the.owner)
    expect(status).toBeLessThan(300)
  }
  expect(await the.exchange(body['token'])).toMatchObject({ error: { message: 'INVALID_IDP_RESPONSE' } })
})

test.each<[string, SQL]>([
  ['other pictures', sql`way_secret = 'another'`],
  ['a password in their place', sql`way = 'password', way_secret = 'another'`],
  ['nothing beside the card', sql`way = null, way_secret = null`],
])('%s meanwhile: the pictures that were right are wrong', async (what, then) => {
  const [card] = await the.make([what.replaceAll(' ', '')], { pictures: true })
  if (!card) throw new Error('nobody was made')
  const change = sql`update learners set ${then} where uid = ${card.user_id}`
  const entering = signIn(changedBy(change), { body: byPictures(card), ...caller })
  await expect(entering).rejects.toMatchObject({ code: 'learner_sign_in_wrong' })
})

describe('what a learner has beside the card is set while they sign in', () => {
  /** Signs in, and has it set before the browser goes on. */
  async function setMeanwhile(card: LearnerCard | undefined, typed: object): Promise<unknown> {
    const { body } = await the.signIn(typed)
    expect(await the.ask('POST', `/${card?.user_id}/pictures`, { body: {} })).toMatchObject({ status: 200 })
    return body['token']
  }

  test('by the card they come in all the same', async () => {
    const [card] = await the.make(['besides'])
    if (!card) throw new Error('nobody was made')
    expect(await the.exchange(await setMeanwhile(card, byCard(card)))).toMatchObject({ idToken: expect.any(String) })
  })

  test('by what they had before they do not', async () => {
    const [card] = await the.make(['instead'], { pictures: true })
    if (!card) throw new Error('nobody was made')
    const token = await setMeanwhile(card, byPictures(card))
    expect(await the.exchange(token)).toMatchObject({ error: { message: 'INVALID_IDP_RESPONSE' } })
  })

  test('whoever came by the card is handed on to the organization’s site as they were', async () => {
    const [card] = await the.make(['handed'])
    if (!card) throw new Error('nobody was made')
    const bearer = await the.bearer(card)
    const asked = {
      method: 'POST',
      url: '/api/iam/auth/customToken',
      payload: { uid: card.user_id, organization: 'acme' },
    } as const
    const { body } = await the.server.api(asked, bearer)
    expect(await the.ask('POST', `/${card.user_id}/pictures`, { body: {} })).toMatchObject({ status: 200 })
    expect(
      await the.server.identity('signInWithCustomToken', { token: body['customToken'], returnSecureToken: true }),
    ).toMatchObject({ idToken: expect.any(String) })
  })
})
