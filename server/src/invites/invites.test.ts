/** Invites, by status and by attack. */
import { ownersOnly } from '@atrium/contract/rules/roles'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '#http/actor.ts'
import { requireRole } from '#members/membership.ts'
import { remove as removeOrganization } from '#organizations/deletion/remove.ts'
import { invitesFixture, type InvitesFixture } from '#testing/fixtures/invites.ts'

let ground: InvitesFixture
beforeAll(async () => {
  ground = await invitesFixture()
})
afterAll(() => ground.close())

const url = '/api/users/invites'

const inviting = (organization: string, as: Actor, payload: object = {}) =>
  ground.ask({ method: 'POST', url, query: { organization }, payload, as })
const accepting = (token: unknown, as: Actor) =>
  ground.ask({ method: 'POST', url: `${url}/success`, payload: { token }, as })
const previewing = (token: unknown) => ground.ask({ method: 'POST', url: `${url}/preview`, payload: { token } })
const labelling = (organization: string, as: Actor, name: string) =>
  ground.ask({ method: 'POST', url: '/api/users/labels', query: { organization }, payload: { name }, as })
const headersOf = ({ uid }: Actor) => ({ authorization: `Bearer ${uid}` })
const renewing = (organization: string, id: unknown, as: Actor) =>
  ground.app.inject({
    method: 'POST',
    url: `${url}/${String(id)}/renew`,
    query: { organization },
    headers: headersOf(as),
  })
const revoking = async (organization: string, id: unknown, as: Actor) =>
  (
    await ground.app.inject({
      method: 'DELETE',
      url: `${url}/${String(id)}`,
      query: { organization },
      headers: headersOf(as),
    })
  ).statusCode
const memberships = async (organization: string, as: Actor) =>
  ground.ask({ url: '/api/users/members/me', query: { organization }, as })
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

describe('inviting', () => {
  test('401, 404 for strangers, 403 for members who are no owners', async () => {
    const owner = await ground.organization('closed')
    const { body } = await inviting('closed', owner, { role: 'staff' })
    const staff = await ground.person('closedstaff')
    await accepting(body['token'], staff)
    expect((await ground.ask({ method: 'POST', url, query: { organization: 'closed' }, payload: {} })).status).toBe(401)
    expect((await inviting('closed', await ground.person('closedstranger'))).status).toBe(404)
    expect((await inviting('closed', staff)).status).toBe(403)
  })

  test.each([
    [{ email: 'not an address' }, 'email', 'Invalid email'],
    [{ email: ['a@example.com'] }, 'email', 'Email is required'],
    [{ role: 'admin' }, 'role', 'The role must be owner, staff or User.'],
    [{ role: 'owner' }, 'email', 'Email is required'],
    [{ uses: 0 }, 'uses', /whole number/],
    [{ uses: 10_001 }, 'uses', /whole number/],
    [{ email: 'one@example.com', uses: 2 }, 'uses', /whole number/],
    [{ expiresAt: '2020-01-01T00:00:00Z' }, 'expiresAt', /within a year/],
    [{ expiresAt: inDays(400) }, 'expiresAt', /within a year/],
    [{ organization: 'closed' }, 'organization', 'This field is not known.'],
  ])('422 for %j', async (payload, field, sentence) => {
    const { status, body } = await inviting('closed', await ground.person('closedowner'), payload)
    expect(status).toBe(422)
    expect((body['errors'] as Record<string, string>)[field]).toMatch(sentence)
  })

  test('404 for a label of another organization', async () => {
    const other = await ground.organization('labelother')
    const made = await labelling('labelother', other, 'Theirs')
    const owner = await ground.organization('labelmine')
    expect((await inviting('labelmine', owner, { labels: [made.body['id']] })).status).toBe(404)
  })

  test('201 with token, code and link, once; by mail where it has an address, whatever the organization is called', async () => {
    const owner = await ground.organization('mailing')
    await ground.database.db.execute(
      `update organizations set display_name = '<b>x</b>' || chr(10) || 'Bcc: y' where name = 'mailing'`,
    )
    const { status, body } = await inviting('mailing', owner, { email: 'Guest@example.com' })
    expect(status).toBe(201)
    expect(body['url']).toBe(`http://atrium.example/signin?invite=${String(body['token'])}`)
    const mail = await ground.lastMail()
    expect(mail.recipient).toBe('Guest@example.com')
    expect(mail.subject).not.toMatch(/[\r\n]/)
    expect(mail.html).not.toContain('<b>x')
    expect(mail.links).toEqual([body['url']])
    const kept = JSON.stringify(await ground.database.db.query.invites.findMany())
    expect(kept).not.toContain(body['token'])
    expect(kept).not.toContain(String(body['code']).replace('-', ''))
  })

  test('429 after five mails an hour to one address', async () => {
    const owner = await ground.organization('insisting')
    const statuses: number[] = []
    for (let turn = 0; turn < 6; turn++) {
      statuses.push((await inviting('insisting', owner, { email: 'mailed@example.com' })).status)
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
  })
})

describe('looking at an invite', () => {
  test('says what it offers, hides most of the address, and uses nothing up', async () => {
    const owner = await ground.organization('looking')
    const { body } = await inviting('looking', owner, { email: 'curious@example.com', role: 'staff' })
    for (const secret of [body['token'], body['code'], String(body['code']).toLowerCase().replace('-', ' ')]) {
      expect((await previewing(secret)).body).toMatchObject({
        kind: 'organization',
        name: 'looking',
        role: 'staff',
        email: 'c•••@example.com',
      })
    }
    expect((await accepting(body['token'], await ground.verified('curious'))).status).toBe(200)
  })

  test('shows who invites and the look of the school; the whole address to the link alone, not to a code', async () => {
    const owner = await ground.organization('lookofit')
    const { body } = await inviting('lookofit', owner, { email: 'whole@example.com' })
    const colors = { primary: '#0070f3', page_background: '#222' }
    const invitedBy = 'Somebody'
    await ground.database.db.execute(`update users set display_name = '${invitedBy}' where uid = 'lookofitowner'`)
    expect((await previewing(body['token'])).body).toMatchObject({ invitedBy, colors, address: 'whole@example.com' })
    const byCode = await previewing(body['code'])
    expect(byCode.body).toMatchObject({ invitedBy, colors, address: null })
    expect(JSON.stringify(byCode.body)).not.toContain('whole@')
  })

  test('400 for an ended one names the school to ask, and one that never was names nobody', async () => {
    const owner = await ground.organization('endings')
    const endedBy = {
      invite_invalid: (id: unknown) => `update invites set revoked_at = now() where id = '${String(id)}'`,
      invite_expired: (id: unknown) => `update invites set expires_at = now() where id = '${String(id)}'`,
      invite_used_up: (id: unknown) => `update invites set uses = max_uses where id = '${String(id)}'`,
    }
    for (const [error, end] of Object.entries(endedBy)) {
      const { body } = await inviting('endings', owner)
      await ground.database.db.execute(end(body['id']))
      const told = { code: 400, error, about: 'A Fine School' }
      expect((await previewing(body['token'])).body).toMatchObject(told)
      expect((await accepting(body['token'], await ground.person('toolate'))).body).toMatchObject(told)
    }
    expect((await previewing('x'.repeat(43))).body).not.toHaveProperty('about')
  })

  test.each(['nonsense', 'ABCDE-FGHJK', 'x'.repeat(200)])('400 for %s', async (token) => {
    expect((await previewing(token)).body).toMatchObject({ code: 400, error: 'invite_invalid' })
  })

  test.each([[['a']], [{ $ne: '' }], [''], ['x'.repeat(201)]])('422 for %j', async (token) => {
    expect((await previewing(token)).status).toBe(422)
  })

  test('429 once an account has guessed often enough; a right one does not count', async () => {
    const guesser = await ground.person('guesser')
    const guesses = await Promise.all(Array.from({ length: 60 }, () => accepting('wrong', guesser)))
    const statuses = guesses.map(({ status }) => status)
    expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(30)
    expect(statuses).toContain(429)
    // Nobody guesses a link: it is no business of whoever tries codes at the same address.
    const { body } = await inviting('guessed', await ground.organization('guessed'))
    expect((await previewing(body['code'])).status).toBe(429)
    expect((await previewing(body['token'])).status).toBe(200)
    expect((await accepting(body['token'], guesser)).status).toBe(200)
    expect((await accepting('wrong', guesser)).status).toBe(429)
    await ground.database.db.execute('delete from limit_counts')
  })
})

describe('accepting', () => {
  test('joins with role and labels; again it says so, and uses nothing more', async () => {
    const owner = await ground.organization('joining')
    const label = await labelling('joining', owner, 'New')
    const { body } = await inviting('joining', owner, { role: 'staff', labels: [label.body['id']] })
    const guest = await ground.person('joiner')
    for (const already of [false, true]) {
      expect(await accepting(body['token'], guest)).toEqual({
        status: 200,
        body: { organization: 'joining', displayName: 'A Fine School', role: 'staff', already },
      })
    }
    const list = await ground.ask({ url, query: { organization: 'joining' }, as: owner })
    expect(list.body['results']).toMatchObject([{ uses: 1, state: 'used_up', labels: [{ name: 'New' }] }])
    const people = await ground.ask({
      url: '/api/users/members',
      query: { organization: 'joining', role: 'staff' },
      as: owner,
    })
    expect(people.body['results']).toMatchObject([{ user_id: 'joiner', labels: [{ name: 'New' }] }])
  })

  test('403 for another account, and for the right one until it confirmed its address', async () => {
    const owner = await ground.organization('personal')
    const { body } = await inviting('personal', owner, { email: 'meant@example.com', role: 'owner' })
    const wrong = await accepting(body['token'], await ground.verified('thief'))
    expect([wrong.status, wrong.body['error']]).toEqual([403, 'invite_for_another'])
    const unverified = await accepting(body['token'], await ground.person('meant'))
    expect([unverified.status, unverified.body['error']]).toEqual([403, 'email_not_verified'])
    expect((await accepting(body['token'], await ground.verified('meant'))).body['role']).toBe('owner')
  })

  test('of 20 people at once, a link for three lets in three', async () => {
    const owner = await ground.organization('crowded')
    const { body } = await inviting('crowded', owner, { uses: 3 })
    const people = await Promise.all(Array.from({ length: 20 }, (_, index) => ground.person(`crowd${index}`)))
    const answers = await Promise.all(people.map((as) => accepting(body['token'], as)))
    const outcomes = answers.map((answer) => answer.body['error'] ?? 'in')
    expect(outcomes.filter((outcome) => outcome === 'in')).toHaveLength(3)
    expect(outcomes.filter((outcome) => outcome === 'invite_used_up')).toHaveLength(17)
  })

  test('400 when expired or revoked; the old token is worth nothing once it was sent again', async () => {
    const owner = await ground.organization('ending')
    const guest = await ground.person('endguest')
    const expired = await inviting('ending', owner)
    await ground.database.db.execute(`update invites set expires_at = now() where id = '${String(expired.body['id'])}'`)
    expect((await accepting(expired.body['token'], guest)).body['error']).toBe('invite_expired')
    const revoked = await inviting('ending', owner)
    expect(await revoking('ending', revoked.body['id'], owner)).toBe(204)
    expect(await revoking('ending', revoked.body['id'], owner)).toBe(404)
    expect((await accepting(revoked.body['token'], guest)).body['error']).toBe('invite_invalid')
    const renewed = (await renewing('ending', expired.body['id'], owner)).json<Record<string, unknown>>()
    expect((await accepting(expired.body['token'], guest)).body['error']).toBe('invite_invalid')
    expect((await accepting(renewed['code'], guest)).status).toBe(200)
    expect((await renewing('ending', expired.body['id'], owner)).statusCode).toBe(404)
  })

  test('400 where the organization was deleted, also while it is accepted', async () => {
    const owner = await ground.organization('sinking')
    const { body } = await inviting('sinking', owner, { uses: 2 })
    const { id } = (await ground.database.db.query.organizations.findFirst({
      where: (organizations, { eq }) => eq(organizations.name, 'sinking'),
    })) ?? { id: '' }
    const guest = await ground.person('sinkguest')
    const { db } = ground.database
    const membership = await requireRole(db, owner, { id }, ownersOnly)
    const [accepted] = await Promise.all([
      accepting(body['token'], guest),
      removeOrganization(ground.context, { actor: owner, membership }),
    ])
    expect([200, 400]).toContain(accepted.status)
    const late = await accepting(body['token'], await ground.person('sinklate'))
    expect([late.status, late.body['error']]).toEqual([400, 'invite_invalid'])
  })

  test('404 to revoke or renew one of another organization', async () => {
    const owner = await ground.organization('mineonly')
    const other = await ground.organization('theironly')
    const { body } = await inviting('theironly', other)
    expect(await revoking('mineonly', body['id'], owner)).toBe(404)
    expect((await renewing('mineonly', body['id'], owner)).statusCode).toBe(404)
    expect(await revoking('mineonly', 'no-id', owner)).toBe(404)
  })

  test('survives another display name; takes nothing from a member; is no way back for whoever was removed', async () => {
    const owner = await ground.organization('lasting')
    const { body } = await inviting('lasting', owner, { uses: 5 })
    await ground.database.db.execute(`update organizations set display_name = 'Renamed' where name = 'lasting'`)
    expect((await accepting(body['token'], owner)).body).toMatchObject({ displayName: 'Renamed' })
    expect((await memberships('lasting', owner)).body['role']).toBe('owner')
    const guest = await ground.person('lastingguest')
    await accepting(body['token'], guest)
    const removal = { method: 'POST', url: '/api/users/members/delete', payload: { ids: [guest.uid] } } as const
    await ground.ask({ ...removal, query: { organization: 'lasting' }, as: owner })
    const other = await inviting('lasting', owner, { uses: 5 })
    await ground.database.db.execute(`update invites set created_at = now() - interval '1 day'`)
    for (const { token } of [body, other.body])
      expect((await accepting(token, guest)).body['error']).toBe('invite_used_up')
    expect((await memberships('lasting', guest)).status).toBe(404)
    const since = await inviting('lasting', owner, { uses: 5 })
    expect((await accepting(since.body['token'], guest)).status).toBe(200)
  })
})

describe('a list of invites', () => {
  test('goes on behind one of many that were made at one moment, and shows each once', async () => {
    const owner = await ground.organization('listing')
    await ground.database.db.execute(`
      insert into invites (id, organization_id, token_hash, code_hash, role, created_by, expires_at)
      select gen_random_uuid(), id, 't' || n, 'c' || n, 'User', 'x', now() + interval '1 day'
      from organizations, generate_series(1, 120) as n where name = 'listing'`)
    const seen: unknown[] = []
    let before: unknown
    do {
      const query = { organization: 'listing', ...(typeof before === 'string' && { before }) }
      const { body } = await ground.ask({ url, query, as: owner })
      seen.push(...(body['results'] as { id: string }[]).map(({ id }) => id))
      before = body['before']
    } while (before !== null)
    expect(new Set(seen).size).toBe(120)
    expect(seen).toHaveLength(120)
  })
})
