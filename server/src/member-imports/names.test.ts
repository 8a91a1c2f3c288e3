/** First and last names of a list: where they get to, and where they do not. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor } from '#http/actor.ts'
import { openMail } from '#messaging/sealed-mail.ts'
import { importFixture, type ImportFixture } from '#testing/fixtures/people-imports.ts'
import { testSecrets } from '#testing/secrets/secrets.ts'

let fixture: ImportFixture
let owner: Actor
beforeAll(async () => {
  fixture = await importFixture()
  owner = await fixture.organization('named')
})
afterAll(() => fixture.server.close())

const list = (email: string) => `Email,First name,Last name\n${email},Ada,Byron`
const preview = (token: string) =>
  fixture.server.ask({ method: 'POST', url: '/api/users/invites/preview', payload: { token } })
const accept = (token: string, as: Actor) =>
  fixture.server.ask({ method: 'POST', url: '/api/users/invites/success', payload: { token }, as })

async function mailTo(recipient: string) {
  const mail = await fixture.server.database.db.query.mails.findFirst({
    where: (mails, { eq }) => eq(mails.recipient, recipient),
  })
  if (!mail) throw new Error('no mail was queued')
  const opened = openMail(testSecrets, mail)
  return { ...opened, subject: mail.subject, token: new URL(opened.links[0] ?? '').searchParams.get('invite') ?? '' }
}

/** Somebody with a confirmed address, who is called what `names` says. */
async function person(name: string, names: { given?: string; display?: string } = {}): Promise<Actor> {
  const actor = await fixture.server.person(name)
  const { given = '', display = '' } = names
  await fixture.server.database.db.execute(
    `update users set given_name = '${given}', display_name = '${display}' where uid = '${name}'`,
  )
  return Object.assign(actor, { emailVerified: true })
}

async function namesOf(uid: string): Promise<string[]> {
  const [row] = await fixture.rows<{ given_name: string; family_name: string; display_name: string }>(
    `select given_name, family_name, display_name from users where uid = '${uid}'`,
  )
  return row ? [row.given_name, row.family_name, row.display_name] : []
}

test('the invite keeps them: its list and its link tell them, its code and its mail do not', async () => {
  await fixture.imported('named', list('told@example.com'), owner)
  const { text, html, subject, token } = await mailTo('told@example.com')
  expect(`${subject}${text}${html}`).not.toMatch(/Ada|Byron/)
  expect(text).toMatch(/^Hello,\n/)
  expect((await preview(token)).body).toMatchObject({ given_name: 'Ada', family_name: 'Byron' })
  const { body } = await fixture.server.ask({ url: '/api/users/invites', query: { organization: 'named' }, as: owner })
  const [{ id, given_name, family_name }] = body['results'] as [Record<string, string>]
  expect([given_name, family_name]).toEqual(['Ada', 'Byron'])
  const renewed = await fixture.server.ask({
    method: 'POST',
    url: `/api/users/invites/${String(id)}/renew`,
    query: { organization: 'named' },
    as: owner,
  })
  expect((await preview(String(renewed.body['code']))).body).toMatchObject({ given_name: '', family_name: '' })
  expect((await preview(String(renewed.body['token']))).body).toMatchObject({ given_name: 'Ada' })
})

test('an account without any name is called so once its person has accepted', async () => {
  await fixture.imported('named', list('unnamed@example.com'), owner)
  const { token } = await mailTo('unnamed@example.com')
  const unnamed = await person('unnamed')
  expect((await accept(token, unnamed)).status).toBe(200)
  expect(await namesOf('unnamed')).toEqual(['Ada', 'Byron', 'Ada Byron'])
  // Again: what they choose since stays.
  await fixture.server.database.db.execute(`update users set given_name = 'Augusta' where uid = 'unnamed'`)
  expect((await accept(token, unnamed)).status).toBe(200)
  expect(await namesOf('unnamed')).toEqual(['Augusta', 'Byron', 'Ada Byron'])
})

test.each([{ given: 'Zoe' }, { display: 'Zoe' }])('whoever has a name of any kind keeps it: %j', async (names) => {
  const name = `zoe${Object.keys(names).join('')}`
  await fixture.imported('named', list(`${name}@example.com`), owner)
  const { token } = await mailTo(`${name}@example.com`)
  const zoe = await person(name, names)
  const before = await namesOf(name)
  expect((await accept(token, zoe)).status).toBe(200)
  expect(await namesOf(name)).toEqual(before)
})

test('an invite that is refused names nobody', async () => {
  await fixture.imported('named', list('meant@example.com'), owner)
  const { token } = await mailTo('meant@example.com')
  const another = await person('another')
  expect(await accept(token, another)).toMatchObject({ status: 403, body: { error: 'invite_for_another' } })
  const unconfirmed = Object.assign(await person('meant'), { emailVerified: false })
  expect(await accept(token, unconfirmed)).toMatchObject({ status: 403, body: { error: 'email_not_verified' } })
  expect([await namesOf('another'), await namesOf('meant')]).toEqual([
    ['', '', ''],
    ['', '', ''],
  ])
})

test('a list renames no member', async () => {
  const before = await namesOf('namedplain')
  const done = await fixture.imported('named', list('namedplain@example.com'), owner)
  expect(done.counts).toEqual({ add: 0, change: 0, same: 1, refuse: 0 })
  expect(await namesOf('namedplain')).toEqual(before)
})
