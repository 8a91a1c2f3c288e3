/** Taking an account along: what it is from then on, what has ended, and everything that refuses it. */
import type { LearnerCard } from '@atrium/contract/people/learner'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { byCard } from '#testing/fixtures/learners/learners.ts'
import {
  addressesFixture,
  type AddressesFixture,
  onlyWayFor,
  ownPassword,
} from '#testing/fixtures/learners/addresses.ts'

type Body = Record<string, unknown>

let the: AddressesFixture
beforeAll(async () => void (the = await addressesFixture()), 60_000)
afterAll(() => the.close())

const wrong = { status: 400, body: { error: 'learner_sign_in_wrong' } }
const invalid = { status: 400, body: { error: 'code_invalid' } }

const people = (path: string, payload: object, method: 'POST' | 'PATCH' = 'POST') =>
  the.server.api({ method, url: `/api/users/${path}`, query: { organization: 'acme' }, payload })
const byPictures = ({ username, pictures }: LearnerCard) => ({
  by: 'pictures',
  organization: 'acme',
  username,
  pictures,
})

describe('from then on', () => {
  test('200: it is signed in to like any other; membership, class, label and achievements are what they were', async () => {
    const { body: schoolClass } = await people('classes', { name: 'The last one' })
    const { body: label } = await people('labels', { name: 'Chess' })
    const [card] = await the.make(['graduate'], { class: schoolClass['id'], pictures: true })
    if (!card) throw new Error('nobody was made')
    await people('labels/assign', { ids: [card.user_id], labels: [label['id']] })
    await people('achievements', { user_id: card.user_id, points: 7, class_id: schoolClass['id'] })
    const kept = async () => [
      await the.rowOf('organization_members', card.user_id),
      await the.rowOf('class_members', card.user_id),
      await the.rowOf('member_labels', card.user_id),
      await the.rowOf('achievements', card.user_id),
    ]
    const shownBefore = (await kept()).map((row) => Object.keys(row ?? {}).length)
    const email = the.unused()
    await the.give(card, email)
    const code = await the.codeTo(email)
    const preview = await the.preview(code)
    expect(preview).toMatchObject({
      status: 200,
      body: { organization: 'A Fine School', displayName: 'graduate Byron', username: 'graduate', email },
    })
    expect(await the.take(code, { username: 'Graduate.21' })).toEqual({ status: 200, body: { email } })

    expect(await the.rowOf('accounts', card.user_id)).toMatchObject({ email, email_verified: true, learner_of: null })
    expect(await the.rowOf('users', card.user_id)).toMatchObject({
      email,
      username: 'Graduate.21',
      given_name: 'graduate',
    })
    expect(shownBefore.every((count) => count > 0)).toBe(true)
    expect(await kept()).toMatchObject([{ role: 'User', removed_at: null }, {}, {}, { points: 7 }])
    const found = await the.server.api({ url: '/api/users/profile/getuser', query: { email: 'graduate.21' } }, '')
    expect(found).toMatchObject({ status: 200, body: { email, displayName: 'graduate Byron' } })

    const signedIn = await the.signInAs(email)
    expect(signedIn).toMatchObject({ localId: card.user_id })
    const bearer = `Bearer ${String(signedIn['idToken'])}`
    const lists = await the.server.api({ url: '/api/iam/organizations' }, bearer)
    expect(JSON.stringify(lists.body)).toContain('acme')
    const create = {
      method: 'POST',
      url: '/api/iam/organizations',
      payload: { name: 'graduates', displayName: 'Mine' },
    } as const
    expect((await the.server.api(create, bearer)).status).toBe(201)
    const leave = await the.server.api(
      { method: 'DELETE', url: `/api/users/members/${card.user_id}`, query: { organization: 'acme' } },
      bearer,
    )
    expect([leave.status, await the.isOpen(bearer)]).toEqual([204, true])
  })

  test('the organization gives out nothing for it any more, and removing them leaves the account', async () => {
    const { card, email, code } = await the.offered()
    await the.take(code)
    const id = `/${card.user_id}`
    const statuses = [
      await the.ask('POST', '/cards', { body: { ids: [card.user_id] } }),
      await the.ask('POST', `${id}/pictures`, { body: {} }),
      await the.ask('POST', `${id}/password`, { body: { password: 'a fine password' } }),
      await the.ask('PATCH', id, { body: { username: 'mine' } }),
      await the.ask('POST', `${id}/address`, { body: { email: the.unused() } }),
      await the.ask('DELETE', `${id}/address`),
      await the.ask('DELETE', `${id}/way`),
      await the.ask('POST', `${id}/unlock`),
    ].map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([404]))
    expect((await the.ask('GET', `?username=${card.username}`)).body['totalResults']).toBe(0)
    // Their username inside is another learner's to have, and they may be more than a User.
    await the.make([card.username])
    expect((await people(`members/${card.user_id}/role`, { role: 'staff' }, 'PATCH')).status).toBe(200)

    expect((await people('members/delete', { ids: [card.user_id] })).status).toBe(200)
    await the.server.database.db.execute(sql`delete from organization_members where uid = ${card.user_id}`)
    await the.sweep()
    expect(await the.signInAs(email)).toMatchObject({ localId: card.user_id })
  })

  test('cards, pictures and every session that began with them are good for nothing, at the site too', async () => {
    const [card] = await the.make(['everywhere'], { pictures: true })
    if (!card) throw new Error('nobody was made')
    const byOne = await the.bearer(card)
    const seen = await the.exchange((await the.signIn(byPictures(card))).body['token'])
    const minted = await the.server.api(
      { method: 'POST', url: '/api/iam/auth/customToken', payload: { uid: card.user_id, organization: 'acme' } },
      byOne,
    )
    const handed = await the.server.identity('signInWithCustomToken', { token: minted.body['customToken'] })
    const waiting = await the.signIn(byCard(card))
    const bearers = [byOne, `Bearer ${String(seen['idToken'])}`, `Bearer ${String(handed['idToken'])}`]
    expect(await Promise.all(bearers.map(the.isOpen))).toEqual([true, true, true])
    const email = the.unused()
    await the.give(card, email)
    await the.take(await the.codeTo(email))
    expect(await Promise.all(bearers.map(the.isOpen))).toEqual([false, false, false])
    expect(await the.exchange(waiting.body['token'])).toMatchObject({ error: { message: 'INVALID_IDP_RESPONSE' } })
    expect(await the.signIn(byCard(card))).toMatchObject(wrong)
    expect(await the.signIn(byPictures(card))).toMatchObject(wrong)
    expect(await the.rowOf('learners', card.user_id)).toBeUndefined()
    const refreshed = await the.server.app.inject({
      method: 'POST',
      url: '/securetoken.googleapis.com/v1/token?key=any',
      payload: { grant_type: 'refresh_token', refresh_token: seen['refreshToken'] },
    })
    expect(refreshed.statusCode).toBe(400)
  })

  test('a mail says so, the timeline does, and mails are in the language of the page', async () => {
    const { card, email, code } = await the.offered()
    await the.take(code, { headers: { 'accept-language': 'fr' } })
    expect(await the.mailTo(email)).toMatchObject({ subject: 'Votre compte sur Atrium est désormais le vôtre' })
    expect(await the.rowOf('users', card.user_id)).toMatchObject({ language: 'fr' })
    const { body } = await the.server.api({ url: '/api/users/timeline', query: { organization: 'acme' } })
    expect((body['results'] as Body[])[0]).toMatchObject({
      action: 'learner.taken_along',
      actor: { user_id: card.user_id, displayName: card.displayName },
    })
  })
})

describe('refused', () => {
  test('422 for a weak password, one that is their name or their organization’s, and no username; the link stays good', async () => {
    const { card, email, code } = await the.offered()
    for (const password of ['short', 'password', card.username, 'A Fine School', email])
      expect((await the.take(code, { password })).body).toMatchObject({
        error: 'invalid_input',
        errors: { password: expect.any(String) as string },
      })
    for (const username of ['', 'has space', 'a@b']) expect((await the.take(code, { username })).status).toBe(422)
    expect((await the.take(code)).status).toBe(200)
  })

  test('409 for a username that somebody has, looks like or may not have; the link stays good', async () => {
    const { code } = await the.offered()
    const other = await the.offered()
    await the.take(other.code, { username: 'paypal1' })
    for (const username of ['PAYPAL1', 'paypa11', 'atrium', 'admin'])
      expect(await the.take(code, { username })).toMatchObject({ status: 409, body: { error: 'username_taken' } })
    expect((await the.take(code, { username: 'another.one' })).status).toBe(200)
  })

  test('400 for an unknown link, and one that was used', async () => {
    const { code } = await the.offered()
    for (const none of ['', 'nonsense']) expect(await the.preview(none)).toMatchObject(invalid)
    expect(await the.take('nonsense')).toMatchObject(invalid)
    expect((await the.take(code)).status).toBe(200)
    expect(await the.preview(code)).toMatchObject(invalid)
    expect(await the.take(code)).toMatchObject(invalid)
  })

  test('400 code_expired for one that ran out; it is told in the list, and in the end forgotten', async () => {
    const { card, code } = await the.offered()
    const { db } = the.server.database
    await db.execute(
      sql`update learner_addresses set expires_at = now() - interval '1 day' where uid = ${card.user_id}`,
    )
    for (const refused of [await the.preview(code), await the.take(code)])
      expect(refused).toMatchObject({ status: 400, body: { error: 'code_expired' } })
    await the.sweep()
    expect(await the.rowOf('learner_addresses', card.user_id)).toBeDefined()
    await db.execute(
      sql`update learner_addresses set expires_at = now() - interval '31 days' where uid = ${card.user_id}`,
    )
    await the.sweep()
    expect(await the.rowOf('learner_addresses', card.user_id)).toBeUndefined()
    expect(await the.rowOf('learners', card.user_id)).toBeDefined()
  })

  test('400 while they are removed, and where the organization is closed; restored, it works again', async () => {
    const { card, code } = await the.offered()
    await people('members/delete', { ids: [card.user_id] })
    for (const refused of [await the.preview(code), await the.take(code)]) expect(refused).toMatchObject(invalid)
    await people('members/restore', { ids: [card.user_id] })
    expect((await the.take(code)).status).toBe(200)

    const id = await the.school('closes')
    const [theirs] = await the.make(['ada'], {}, 'closes')
    const email = the.unused()
    await the.give({ user_id: theirs?.user_id ?? '' }, email, { in: 'closes' })
    const waiting = await the.codeTo(email)
    expect((await the.server.api({ method: 'DELETE', url: `/api/iam/organizations/${id}` })).status).toBe(204)
    for (const refused of [await the.preview(waiting), await the.take(waiting)]) expect(refused).toMatchObject(invalid)
  })

  test('400 while whoever gave the address owns the organization no more', async () => {
    const { code } = await the.offered()
    const { db } = the.server.database
    const become = (role: string) =>
      db.execute(sql`update organization_members set role = ${role} where uid = ${the.server.uid}`)
    await become('staff')
    for (const refused of [await the.preview(code), await the.take(code)]) expect(refused).toMatchObject(invalid)
    await become('owner')
    expect((await the.preview(code)).status).toBe(200)
  })

  test('409 email_taken once an account has confirmed the address, or another learner has it', async () => {
    const { email, code, card } = await the.offered()
    const { localId } = await the.server.identity('signUp', { email, password: ownPassword, returnSecureToken: true })
    await the.server.database.db.execute(sql`update accounts set email_verified = true where uid = ${localId}`)
    for (const refused of [await the.preview(code), await the.take(code)])
      expect(refused).toMatchObject({ status: 409, body: { error: 'email_taken' } })
    expect(await the.rowOf('accounts', card.user_id)).toMatchObject({ email: null })

    const [one, other] = [await the.one(), await the.one()]
    const shared = the.unused()
    await the.give(one, shared)
    const first = await the.codeTo(shared)
    await the.give(other, shared.toUpperCase())
    const second = await the.codeTo(shared.toUpperCase())
    const taken = await Promise.all([the.take(first), the.take(second)])
    expect(taken.map(({ status }) => status).sort()).toEqual([200, 409])
    const { rows } = (await the.server.database.db.execute(
      sql`select uid from accounts where email_key = ${shared}`,
    )) as { rows: Body[] }
    expect(rows).toHaveLength(1)
  })

  test('409 address_sso_only where the domain came to have one way in; 403 for an account that is disabled', async () => {
    const card = await the.one()
    await the.give(card, 'ada@later.example')
    const code = await the.codeTo('ada@later.example')
    await onlyWayFor(the, 'later.example', 'acme')
    for (const refused of [await the.preview(code), await the.take(code)])
      expect(refused).toMatchObject({ status: 409, body: { error: 'address_sso_only' } })

    const disabled = await the.offered()
    const { db } = the.server.database
    await db.execute(sql`update accounts set disabled = true where uid = ${disabled.card.user_id}`)
    expect(await the.take(disabled.code)).toMatchObject({ status: 403, body: { error: 'account_disabled' } })
    await db.execute(sql`update accounts set disabled = false where uid = ${disabled.card.user_id}`)
    expect((await the.take(disabled.code)).status).toBe(200)
  })
})
