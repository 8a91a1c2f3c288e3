/** What an owner may change of a person: the account where it is theirs alone, else a name inside; told, and taken back. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '#http/actor.ts'
import { join } from '#members/join.ts'
import { openMail } from '#messaging/sealed-mail.ts'
import { create } from '#organizations/create.ts'
import { create as createAuthor } from '#publishers/create.ts'
import { testOperator } from '#testing/servers/area-context.ts'
import { formOf, testContent, type TestContent } from '#testing/files/content.ts'
import { organizationAreas } from '#testing/fixtures/organization-areas.ts'
import { picture } from '#testing/files/pictures.ts'
import { testSecrets } from '#testing/secrets/secrets.ts'
import { testServer, type TestServer } from '#testing/servers/server.ts'
import { serveUsers } from '#users/routes.ts'

let server: TestServer
let content: TestContent
beforeAll(async () => {
  content = await testContent()
  server = await testServer([serveUsers, ...organizationAreas], (db) => ({ content: content.on(db) }))
})
afterAll(async () => {
  await server.close()
  await content.remove()
})

const ids = new Map<string, string>()
async function school(name: string): Promise<Actor> {
  const owner = await server.person(`${name}owner`)
  const { organization } = await create(
    { db: server.database.db },
    { actor: owner, name, displayName: `School ${name}` },
  )
  ids.set(name, organization.id)
  return owner
}
async function member(name: string, person: string): Promise<Actor> {
  const actor = await server.person(person)
  const joining = { organizationId: ids.get(name) ?? '', uid: actor.uid, role: 'User' as const, labels: [] }
  await server.database.db.transaction((tx) => join(tx, joining))
  return actor
}
const change = (organization: string, as: Actor, uid: string, payload: object) =>
  server.ask({ method: 'PATCH', url: `/api/users/${uid}`, query: { organization }, payload, as })
const ownRecord = async (as: Actor) => (await server.ask({ url: '/api/users/profile', as })).body
const editing = async (organization: string, as: Actor, uid: string) =>
  (await server.ask({ url: `/api/users/members/${uid}/editing`, query: { organization }, as })).body['changes']
const namesIn = async (organization: string, as: Actor, query: object = {}) => {
  const { body } = await server.ask({ url: '/api/users/members', query: { organization, ...query }, as })
  return (body['results'] as { displayName: string }[]).map(({ displayName }) => displayName)
}
const mailsTo = async (recipient: string) => {
  const mails = await server.database.db.query.mails.findMany({
    where: (table, { eq }) => eq(table.recipient, recipient),
    orderBy: (table, { asc }) => [asc(table.createdAt)],
  })
  return mails.map((mail) => ({ ...mail, ...openMail(testSecrets, mail) }))
}
const tokenIn = (mail: { links: string[] } | undefined) => new URL(mail?.links[0] ?? '').searchParams.get('code') ?? ''
const post = (what: 'preview' | 'take-back', token: string) =>
  server.ask({ method: 'POST', url: `/api/users/changes/${what}`, payload: { token } })

describe('a person of this organization alone', () => {
  test('is changed, told what and by whom without a word the owner chose, and takes it back once', async () => {
    const owner = await school('alone')
    const pupil = await member('alone', 'alonepupil')
    await server.ask({ method: 'PATCH', url: '/api/users/profile', payload: { username: 'mine' }, as: pupil })
    expect(await editing('alone', owner, pupil.uid)).toBe('account')
    const payload = { displayName: 'Silly Name', username: 'silly', given_name: 'Silly' }
    expect(await change('alone', owner, pupil.uid, payload)).toMatchObject({ status: 200, body: payload })
    expect(await ownRecord(pupil)).toMatchObject(payload)
    const [mail, ...others] = await mailsTo('alonepupil@example.com')
    expect(others).toEqual([])
    expect(mail?.subject).toContain('School alone')
    expect(mail?.text).toContain('first name, display name, username')
    expect(mail?.text).not.toMatch(/silly/i)
    const token = tokenIn(mail)
    const offered = await post('preview', token)
    expect(offered.body).toMatchObject({ organization: 'School alone' })
    expect(offered.body['fields']).toContainEqual({ field: 'username', before: 'mine', after: 'silly' })
    expect(await ownRecord(pupil)).toMatchObject(payload)
    const answers = await Promise.all([post('take-back', token), post('take-back', token)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(await ownRecord(pupil)).toMatchObject({ displayName: 'alonepupil', username: 'mine', given_name: '' })
    expect((await post('preview', token)).body).toMatchObject({ error: 'code_invalid' })
    // Who has taken a change back is changed by this organization no more.
    expect(await editing('alone', owner, pupil.uid)).toBe('name')
    expect((await change('alone', owner, pupil.uid, { username: 'silly2' })).body['error']).toBe('account_shared')
  })

  test('an older link gives back what was before the first change; what the person chose since stays', async () => {
    const owner = await school('twice')
    const pupil = await member('twice', 'twicepupil')
    await change('twice', owner, pupil.uid, { displayName: 'First', given_name: 'First' })
    await change('twice', owner, pupil.uid, { displayName: 'Second' })
    await server.ask({ method: 'PATCH', url: '/api/users/profile', payload: { given_name: 'Chosen' }, as: pupil })
    const [first, second] = await mailsTo('twicepupil@example.com')
    expect((await post('take-back', tokenIn(first))).body).toEqual({ restored: ['displayName'] })
    expect(await ownRecord(pupil)).toMatchObject({ displayName: 'twicepupil', given_name: 'Chosen' })
    expect((await post('take-back', tokenIn(second))).status).toBe(400)
  })

  test('a username that an owner took away is nobody else’s until it is taken back, nor is one that looks like it', async () => {
    const owner = await school('names')
    const pupil = await member('names', 'namespupil')
    const rename = (as: Actor, username: string) =>
      server.ask({ method: 'PATCH', url: '/api/users/profile', payload: { username }, as })
    await rename(pupil, 'willing')
    await change('names', owner, pupil.uid, { username: 'unwanted', displayName: 'Unwanted' })
    const thief = await server.person('namesthief')
    for (const name of ['willing', 'WILLING', 'wilIing']) {
      expect(await rename(thief, name), name).toMatchObject({ status: 409, body: { error: 'username_taken' } })
    }
    // Nor do those get it whom an owner renames to it, and whoever looks it up is led to nobody.
    const other = await member('names', 'namesother')
    expect((await change('names', owner, other.uid, { username: 'willing' })).status).toBe(409)
    const url = '/api/users/profile/getuser'
    expect((await server.ask({ url, query: { email: 'willing' } })).body).toMatchObject({ error: 'user_not_found' })
    const [mail] = await mailsTo('namespupil@example.com')
    const { body } = await post('take-back', tokenIn(mail))
    expect((body['restored'] as string[]).toSorted()).toEqual(['displayName', 'username'])
    expect(await ownRecord(pupil)).toMatchObject({ username: 'willing', displayName: 'namespupil' })
    expect((await server.ask({ url, query: { email: 'willing' } })).body).toMatchObject({ displayName: 'namespupil' })
  })

  test('a link that is too old gives nothing back', async () => {
    const owner = await school('late')
    const slow = await member('late', 'slowpupil')
    await change('late', owner, slow.uid, { displayName: 'Slow' })
    await server.database.db.execute(sql`update record_changes set expires_at = now() where uid = 'slowpupil'`)
    const [old] = await mailsTo('slowpupil@example.com')
    expect((await post('take-back', tokenIn(old))).body).toMatchObject({ error: 'code_expired' })
  })

  test.each(['', 'nobody-sent-this'])(
    '400: a link with the code “%s” is not valid, and the answer says so',
    async (code) => {
      for (const what of ['preview', 'take-back'] as const)
        expect(await post(what, code)).toMatchObject({ status: 400, body: { error: 'code_invalid' } })
    },
  )

  test('nothing changed is nothing told, and one’s own change tells nobody', async () => {
    const owner = await school('quiet')
    const pupil = await member('quiet', 'quietpupil')
    await change('quiet', owner, pupil.uid, { displayName: 'quietpupil' })
    await server.ask({ method: 'PATCH', url: '/api/users/profile', payload: { displayName: 'Me' }, as: pupil })
    expect(await mailsTo('quietpupil@example.com')).toEqual([])
  })
})

describe('a person who is not this organization’s alone', () => {
  const cases = {
    'belongs to another organization': async () => void (await member('second', 'other1')),
    'was removed from another a moment ago, and may be restored': async () => {
      await member('second', 'other2')
      await server.database.db.execute(sql`
        update organization_members set removed_at = now() where uid = 'other2' and organization_name = 'second'`)
    },
    'owns a publisher': async () => {
      await createAuthor({ db: server.database.db }, { actor: await server.person('other3'), name: 'Other Press' })
    },
    'owns another organization': async () => {
      await create(
        { db: server.database.db },
        { actor: await server.person('other4'), name: 'theirs', displayName: 'Theirs' },
      )
    },
    'is the operator': async () => {
      await server.database.db.execute(
        sql`update users set email = ${testOperator}, email_key = ${testOperator} where uid = 'other5'`,
      )
    },
    'has no address to be told at': async () => {
      await server.database.db.execute(sql`update users set email = null, email_key = null where uid = 'other6'`)
    },
  }
  let owner: Actor
  beforeAll(async () => {
    owner = await school('first')
    await school('second')
  })

  test.each(Object.entries(cases).map(([why, arrange], at) => ({ why, arrange, uid: `other${at + 1}` })))(
    '403 for username, names and photo of whoever $why; the display name stays inside',
    async ({ arrange, uid }) => {
      const person = await member('first', uid)
      await arrange()
      expect(await editing('first', owner, uid)).toBe('name')
      for (const payload of [{ username: `${uid}x` }, { given_name: 'X' }, { photoURL: 'https://x.example/y.png' }]) {
        const refused = await change('first', owner, uid, { displayName: 'Inside', ...payload })
        expect(refused).toMatchObject({ status: 403, body: { error: 'account_shared' } })
      }
      const url = `/api/users/members/${uid}`
      const query = { organization: 'first' }
      const byMember = { method: 'PATCH', url, query, payload: { data: { username: `${uid}y` } }, as: owner } as const
      expect(await server.ask(byMember)).toMatchObject({ status: 403, body: { error: 'account_shared' } })
      const photo = await formOf(['photoURL', { bytes: await picture('png') }])
      const byForm = { method: 'PATCH', url: `/api/users/${uid}`, query, as: owner, ...photo } as const
      expect(await server.ask(byForm)).toMatchObject({ status: 403, body: { error: 'account_shared' } })
      const named = await change('first', owner, uid, { displayName: `Inside ${uid}` })
      expect(named).toMatchObject({ status: 200, body: { displayName: `Inside ${uid}` } })
      expect(await ownRecord(person)).toMatchObject({ displayName: uid, username: null, photoURL: null })
      expect(await mailsTo(`${uid}@example.com`)).toEqual([])
    },
  )

  test('the name inside is listed, sorted, searched and exported by in this organization, and nowhere else', async () => {
    const away = await school('away')
    const here = await school('here')
    await member('here', 'anna')
    await member('here', 'zoe')
    await member('away', 'zoe')
    await change('here', here, 'zoe', { displayName: 'Aaron Zed' })
    expect(await namesIn('here', here)).toEqual(['Aaron Zed', 'anna', 'hereowner'])
    expect(await namesIn('away', away)).toEqual(['awayowner', 'zoe'])
    expect(await namesIn('here', here, { username: 'aaron' })).toEqual(['Aaron Zed'])
    expect(await namesIn('here', here, { username: 'zoe' })).toEqual([])
    expect(await namesIn('away', away, { username: 'aaron' })).toEqual([])
    const exported = await server.app.inject({
      url: '/api/users/members/export',
      query: { organization: 'here' },
      headers: { authorization: `Bearer ${here.uid}` },
    })
    expect(exported.body).toContain('Aaron Zed')
    const timeline = await server.ask({ url: '/api/users/timeline', query: { organization: 'here' }, as: here })
    expect(timeline.body['results']).toContainEqual(
      expect.objectContaining({ action: 'member.named', subject: 'Aaron Zed' }),
    )
    const asClass = { name: 'First', members: ['zoe'] }
    const inside = { query: { organization: 'here' }, as: here }
    const made = await server.ask({ method: 'POST', url: '/api/users/classes', payload: asClass, ...inside })
    expect(made.body).toMatchObject({ people: [{ displayName: 'Aaron Zed' }] })
    const achieved = { user_id: 'zoe', points: 5 }
    await server.ask({ method: 'POST', url: '/api/users/achievements', payload: achieved, ...inside })
    const ranks = await server.ask({ url: '/api/users/top-five-rank', ...inside })
    expect(ranks.body['results']).toMatchObject([{ displayName: 'Aaron Zed', points: 5 }])
    // Their own name again, by giving them the one they have.
    await change('here', here, 'zoe', { displayName: 'zoe' })
    expect(await namesIn('here', here, { username: 'zoe' })).toEqual(['zoe'])
  })
})

test('who joins another organization while an owner edits is decided by who was first', async () => {
  const owner = await school('racing')
  await school('racingaway')
  for (const turn of [1, 2, 3, 4]) {
    const person = await member('racing', `racer${turn}`)
    const [edited] = await Promise.all([
      change('racing', owner, person.uid, { username: `raced${turn}` }),
      member('racingaway', person.uid),
    ])
    // Changed before they joined, and told; or refused since they had.
    const told = (await mailsTo(`racer${turn}@example.com`)).length
    const { username } = await ownRecord(person)
    expect([edited.status, told, username]).toEqual(edited.status === 200 ? [200, 1, `raced${turn}`] : [403, 0, null])
  }
})
