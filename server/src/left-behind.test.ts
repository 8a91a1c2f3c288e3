/** What whoever had an owner's account for a while has made for an organization, once the account was taken back. */
import { singleSignOnReturn } from '@atrium/contract/identity/single-sign-on-names'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  directory,
  idOf,
  operator,
  robberies,
  type Robberies,
  says,
  tokenOf,
} from '#testing/fixtures/sign-in/robbed.ts'

let at: Robberies
beforeAll(async () => {
  at = await robberies()
}, 60_000)
afterAll(() => at.close())

interface Entry {
  action: string
}

describe('tokens of directories', () => {
  test('those that were made meanwhile are nobody’s any more; those of before, and of another owner, go on', async () => {
    const { school, asOther, steal } = await at.robbed('tokens')
    const first = await school.ask('POST', 'connections', directory)
    const before = await tokenOf(Promise.resolve(first))
    const { ask, takeBack } = await steal()
    const added = await tokenOf(ask('POST', `connections/${idOf(first.body)}/tokens`))
    const connected = await tokenOf(ask('POST', 'connections', directory))
    const others = await tokenOf(asOther('POST', 'connections', directory))
    for (const token of [before, added, connected, others]) expect(await at.scim(school, token)).toBe(200)
    await takeBack()
    expect([await at.scim(school, before), await at.scim(school, others)]).toEqual([200, 200])
    expect([await at.scim(school, added), await at.scim(school, connected)]).toEqual([401, 401])
  })
})

describe('connections that people sign in by', () => {
  test('one that was led elsewhere is off, its sessions and the only way end, and nobody arrives by it', async () => {
    const { school, asOther, steal } = await at.robbed('leads')
    const { ask, takeBack } = await steal()
    await at.repoint(school, ask)
    const only = { connection: school.connectionId, only: true }
    expect((await ask('PATCH', `single-sign-on-domains/${school.domainId}`, only)).status).toBe(200)
    const theirs = { ...school, issuer: at.elsewhere }
    const { idToken } = await at.the.signIn((await at.the.arrive(theirs, says(school))).token)
    const unused = (await at.the.arrive(theirs, says(school))).token
    expect([await at.look(idToken), typeof unused]).toEqual([200, 'string'])
    await takeBack()
    expect(await at.stateOf(school, asOther)).toBe('draft')
    expect(await at.look(idToken)).toBe(401)
    expect((await at.the.signIn(unused))['idToken']).toBeUndefined()
    expect((await at.the.setOut(school)).location).toBe(`${singleSignOnReturn}&problem=expired`)
    const { body } = await asOther('GET', 'single-sign-on')
    expect(body['domains']).toMatchObject([{ connection: null, only: false }])
    const on = await asOther('POST', `single-sign-on/${school.connectionId}/switch`, { on: true })
    expect(on.body['error'], 'nobody switches on what nobody tried out').toBe('sso_not_tested')
  })

  test('what was made as another owner, who was come in as by it, ends too', async () => {
    const { school, asOther, steal } = await at.robbed('asanother')
    const { ask, takeBack } = await steal()
    const asAda = await at.asAnotherOwner(school, ask)
    const token = await tokenOf(asAda('POST', 'connections', directory))
    const connectionId = String((await asAda('POST', 'single-sign-on', { name: 'New', ...at.otherSide() })).body['id'])
    const added = { ...school, connectionId, issuer: at.elsewhere, ask: asAda }
    await at.the.tryOut(added)
    expect([await at.scim(school, token), await at.stateOf(added, asOther)]).toEqual([200, 'tested'])
    await takeBack()
    expect([await at.scim(school, token), await at.stateOf(added, asOther)]).toEqual([401, 'draft'])
  })

  test('another owner who switched it off and on since hides nothing of it', async () => {
    const { school, asOther, steal } = await at.robbed('hides')
    const { ask, takeBack } = await steal()
    await at.repoint(school, ask)
    for (const on of [false, true]) await asOther('POST', `single-sign-on/${school.connectionId}/switch`, { on })
    await takeBack()
    expect(await at.stateOf(school, asOther)).toBe('draft')
  })

  test('one that was led elsewhere, and that another owner tried out and switched on, is off', async () => {
    const { school, asOther, steal } = await at.robbed('misled')
    const path = `single-sign-on/${school.connectionId}`
    await asOther('POST', `${path}/switch`, { on: false })
    const { ask, takeBack } = await steal()
    const { version } = (await ask('GET', path)).body
    expect((await ask('PATCH', path, { version, ...at.otherSide() })).status).toBe(200)
    await at.the.tryOut({ ...school, issuer: at.elsewhere, ask: asOther })
    expect((await asOther('POST', `${path}/switch`, { on: true })).status).toBe(200)
    await takeBack()
    expect(await at.stateOf(school, asOther)).toBe('draft')
  })

  test('one that another owner had switched off, and that was switched on meanwhile, is off', async () => {
    const { school, asOther, steal } = await at.robbed('onagain')
    const path = `single-sign-on/${school.connectionId}/switch`
    await asOther('POST', path, { on: false })
    const { ask, takeBack } = await steal()
    expect((await ask('POST', path, { on: true })).status).toBe(200)
    await takeBack()
    expect(await at.stateOf(school, asOther)).toBe('draft')
  })

  test('one that was tried out, and that nobody has switched on yet, has to be tried out anew', async () => {
    const { school, asOther, steal } = await at.robbed('waits')
    const { ask, takeBack } = await steal()
    const connectionId = String((await ask('POST', 'single-sign-on', { name: 'New', ...at.otherSide() })).body['id'])
    const added = { ...school, connectionId, issuer: at.elsewhere, ask }
    await at.the.tryOut(added)
    expect(await at.stateOf(added, asOther)).toBe('tested')
    await takeBack()
    expect(await at.stateOf(added, asOther)).toBe('draft')
    expect(await at.stateOf(school, asOther), 'nobody had a hand in this one').toBe('on')
  })

  test('what it makes of what the other side says counts; what it is called does not', async () => {
    const [renamed, ruled] = [await at.robbed('renamed'), await at.robbed('ruled')]
    const rules = { email: 'nickname', given_name: null, family_name: null, role: 'User', rules: [] }
    for (const [{ school, steal }, change] of [
      [renamed, { name: 'Everybody' }],
      [ruled, { rules }],
    ] as const) {
      const { ask, takeBack } = await steal()
      const path = `single-sign-on/${school.connectionId}`
      const { version } = (await ask('GET', path)).body
      expect((await ask('PATCH', path, { version, ...change })).status).toBe(200)
      await takeBack()
    }
    expect(await at.stateOf(renamed.school, renamed.asOther)).toBe('on')
    expect(await at.stateOf(ruled.school, ruled.asOther)).toBe('draft')
  })

  test('whoever is on the way by it while the account is taken back does not arrive', async () => {
    const { school, steal } = await at.robbed('underway')
    const { ask, takeBack } = await steal()
    await at.repoint(school, ask)
    const theirs = { ...school, issuer: at.elsewhere }
    at.elsewhere.says = says(school)
    const { cookie } = await at.the.comeBackSlowly(theirs, takeBack)
    at.elsewhere.wrong = {}
    expect((await at.the.finish(cookie)).body).toMatchObject({ token: null, problem: 'expired' })
  })

  test('nor once another owner has tried it out and switched it on again', async () => {
    const { school, asOther, steal } = await at.robbed('onlater')
    const { ask, takeBack } = await steal()
    await at.repoint(school, ask)
    at.elsewhere.says = says(school)
    const { location, cookie } = await at.the.setOut(school)
    await at.the.underWayBehind(takeBack)
    await at.the.tryOut({ ...school, issuer: at.elsewhere, ask: asOther })
    expect((await asOther('POST', `single-sign-on/${school.connectionId}/switch`, { on: true })).status).toBe(200)
    at.elsewhere.says = says(school)
    expect(await at.the.comeBack(at.elsewhere.consent(location), cookie)).toBe(`${singleSignOnReturn}&problem=expired`)
  })
})

test('over two changes of the address: the first owner’s mail ends what was made since the first', async () => {
  const { school, email, asOther, steal } = await at.robbed('twice')
  const first = await steal()
  const token = await tokenOf(first.ask('POST', 'connections', directory))
  await at.repoint(school, first.ask)
  const second = await at.moved(first, school, 'second@twice.example')
  await first.takeBack()
  expect([await at.scim(school, token), await at.stateOf(school, asOther)]).toEqual([401, 'draft'])
  expect(
    (await at.mailsTo(email)).some(({ subject }) => subject.startsWith('Please check what your account did in')),
  ).toBe(true)
  expect(await at.look(second.bearer.replace('Bearer ', ''))).toBe(401)
})

test('of a deleted organization: restored, it has nothing of them, and its owner is told where to restore it', async () => {
  const { school, email, asOther, other, steal } = await at.robbed('deleted')
  const { ask, bearer, takeBack } = await steal()
  const token = await tokenOf(ask('POST', 'connections', directory))
  await at.repoint(school, ask)
  const url = `/api/iam/organizations/${school.organizationId}`
  expect((await at.the.server.api({ method: 'DELETE', url }, bearer)).status).toBe(204)
  await takeBack()
  const mail = (await at.mailsTo(email)).find(({ subject }) =>
    subject.startsWith('Please check what your account did in'),
  )
  expect(mail?.links.map((link) => new URL(link).pathname)).toEqual(['/organizations'])
  await at.the.server.api({ method: 'POST', url: `${url}/restore` }, `Bearer ${other.idToken}`)
  expect([await at.scim(school, token), await at.stateOf(school, asOther)]).toEqual([401, 'draft'])
})

test('of an account that an operator shut, the organization keeps what it goes on by', async () => {
  const { school, asOther } = await at.robbed('shut')
  const token = await tokenOf(school.ask('POST', 'connections', directory))
  const disable = { user_id: school.owner.uid, reason: 'Left years ago.' }
  const { idToken } = await at.the.signUp(operator)
  const { status } = await at.the.server.api(
    { method: 'POST', url: '/api/iam/accounts/disable', payload: disable },
    `Bearer ${idToken}`,
  )
  expect(status).toBe(200)
  expect([await at.scim(school, token), await at.stateOf(school, asOther)]).toEqual([200, 'on'])
})

describe('who is told', () => {
  test('the other owners by one mail, the timeline by an entry each, and whoever took the account back', async () => {
    const { school, email, other, steal } = await at.robbed('told')
    const { ask, email: thief, takeBack } = await steal()
    await tokenOf(ask('POST', 'connections', directory))
    await at.repoint(school, ask)
    await takeBack()

    const notices = (await at.mailsTo(other.email)).filter(({ subject }) => subject.includes('in other hands'))
    expect(notices).toHaveLength(1)
    expect(notices[0]?.text).toMatch(/Tokens that were made[^]+are off now: Ours/)
    expect((await at.mailsTo(thief)).filter(({ subject }) => /in other hands|Please check/.test(subject))).toEqual([])

    const url = `/api/users/timeline?organization=${school.name}`
    const told = (await at.the.server.api({ url }, `Bearer ${other.idToken}`)).body['results'] as Entry[]
    const ended = told.filter(({ action }) => ['provisioning.token_ended', 'sign_in.ended'].includes(action))
    expect(ended).toHaveLength(2)
    for (const entry of ended) expect(entry).toMatchObject({ actor: { user_id: '' } })
    expect(ended.find(({ action }) => action === 'sign_in.ended')).toMatchObject({ detail: { connection: 'Ours' } })

    const mine = (await at.mailsTo(email)).filter(({ subject }) =>
      subject.startsWith('Please check what your account did in'),
    )
    expect(mine).toHaveLength(1)
    const link = new URL(mine[0]?.links[0] ?? '')
    const today = new Date().toISOString().slice(0, 10)
    expect(link.pathname).toBe('/organizations/told/timeline')
    expect(Object.fromEntries(link.searchParams)).toEqual({ by: school.owner.uid, from: today, to: today })
  })

  test('nobody where nothing was done', async () => {
    const { email, other, steal } = await at.robbed('quiet')
    await (await steal()).takeBack()
    for (const to of [email, other.email]) {
      const subjects = (await at.mailsTo(to)).map(({ subject }) => subject)
      expect(subjects.filter((subject) => /in other hands|Please check/.test(subject))).toEqual([])
    }
  })

  test('whoever is no owner any more is told without an address that they could not open', async () => {
    const { school, email, steal } = await at.robbed('demoted')
    const { ask, takeBack } = await steal()
    await tokenOf(ask('POST', 'connections', directory))
    await at.the.server.database.db.execute(sql`update organization_members set role = 'User'
      where organization_id = ${school.organizationId} and uid = ${school.owner.uid}`)
    await takeBack()
    const mine = (await at.mailsTo(email)).filter(({ subject }) =>
      subject.startsWith('Please check what your account did in'),
    )
    expect(mine.map(({ links }) => links)).toEqual([[]])
  })
})
