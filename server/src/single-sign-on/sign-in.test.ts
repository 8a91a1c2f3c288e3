/** Signing in at an organization's own provider: who it is here, what they become, and what ends it. */
import { sql } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { restorableDays } from '@atrium/contract/limits'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sweepMembers } from '#members/sweep/sweep.ts'
import { testSecrets } from '#testing/secrets/secrets.ts'
import { type School, singleSignOn, type SingleSignOn } from '#testing/fixtures/sign-in/single-sign-on.ts'

let the: SingleSignOn
let acme: School
beforeAll(async () => {
  the = await singleSignOn()
  acme = await the.school('acme')
}, 60_000)
afterAll(() => the.close())

const person = (name: string, more: object = {}) => ({
  sub: name,
  email: `${name}@acme.org`,
  email_verified: true,
  given_name: name,
  family_name: 'Lovelace',
  ...more,
})
const uidOf = async (token: string | null) => String((await the.signIn(token))['localId'])

describe('who arrives', () => {
  test('somebody new: an account with a confirmed address and a name, a member, a fresh session of its own way', async () => {
    const { token, problem } = await the.arrive(acme, person('ada'))
    expect(problem).toBeNull()
    const signedIn = await the.signIn(token)
    expect(signedIn).toMatchObject({ email: 'ada@acme.org', emailVerified: true, providerId: 'oidc.organization' })
    const claims = decodeJwt(String(signedIn['idToken']))
    expect(claims).toMatchObject({
      name: 'ada Lovelace',
      email_verified: true,
      firebase: { sign_in_provider: 'oidc.organization' },
    })
    expect(await the.roleOf(acme, String(signedIn['localId']))).toBe('User')
    const { body } = await the.server.api({ url: '/api/iam/auth/sessions' }, `Bearer ${String(signedIn['idToken'])}`)
    expect(body['results']).toMatchObject([{ signedInWith: 'sso' }])
  })

  test('the same subject is the same account, whatever address and names come with it', async () => {
    const first = await uidOf((await the.arrive(acme, person('grace'))).token)
    const again = await the.arrive(acme, person('grace', { email: 'hopper@acme.org', given_name: 'G' }))
    expect(await uidOf(again.token)).toBe(first)
  })

  test('an account that confirmed the address is joined; its password goes on to work', async () => {
    const { uid } = await the.signUp('joined@acme.org')
    expect(await uidOf((await the.arrive(acme, person('joined'))).token)).toBe(uid)
    const byPassword = { email: 'joined@acme.org', password: 'Quiet-arches-9' }
    expect(await the.server.identity('signInWithPassword', byPassword)).toMatchObject({ localId: uid })
  })

  test('an account that nobody confirmed was made in advance by somebody: its password and sessions go', async () => {
    const { uid, idToken } = await the.signUp('squatted@acme.org', false)
    expect(await uidOf((await the.arrive(acme, person('squatted'))).token)).toBe(uid)
    const byPassword = { email: 'squatted@acme.org', password: 'Quiet-arches-9' }
    expect((await the.server.identity('signInWithPassword', byPassword))['localId']).toBeUndefined()
    expect((await the.server.api({ url: '/api/users/profile' }, `Bearer ${idToken}`)).status).toBe(401)
  })

  test('two arrivals at once make one account', async () => {
    const ended = await Promise.all([the.arrive(acme, person('twice')), the.arrive(acme, person('twice'))])
    const uids = await Promise.all(ended.map(({ token }) => uidOf(token)))
    expect(new Set(uids).size).toBe(1)
    expect(uids[0]).toMatch(/^\w{28}$/)
  })

  test.each([
    ['no address', { email: undefined }, 'no_address'],
    ['an address that is not confirmed', { email_verified: false }, 'address_not_confirmed'],
    ['the same as a text', { email_verified: 'false' }, 'address_not_confirmed'],
    ['an address that the issuer says nothing good of', { email_verified: null }, 'address_not_confirmed'],
    [
      'Entra’s word that the domain is not the tenant’s',
      { email_verified: undefined, xms_edov: false },
      'address_not_confirmed',
    ],
    ['an address of elsewhere', { email: 'ceo@bank.example' }, 'domain_not_proven'],
    ['one of a domain below', { email: 'ada@mail.acme.org' }, 'domain_not_proven'],
    ['two addresses in one', { email: 'ada@acme.org,ceo@bank.example' }, 'no_address'],
  ])('nobody with %s', async (_what, says, problem) => {
    const sub = `refused-${problem}-${JSON.stringify(says)}`.slice(0, 200).replace(/[^\x20-\x7e]/g, '')
    const ended = await the.arrive(acme, { ...person('x'), sub, ...says })
    expect(ended).toEqual({ token: null, redirect: null, problem, connection: acme.connectionId })
  })

  test('an issuer without a word for it is taken at the organization’s own', async () => {
    const ended = await the.arrive(acme, person('wordless', { email_verified: undefined }))
    expect(ended.problem).toBeNull()
  })

  test('another subject with an address that is somebody’s here is nobody', async () => {
    await the.arrive(acme, person('first'))
    const ended = await the.arrive(acme, person('second', { email: 'first@acme.org' }))
    expect(ended.problem).toBe('another_subject')
  })

  test('whoever deleted their account is somebody new, also where it went before its subject was forgotten with it', async () => {
    const { db } = the.server.database
    const { localId: first, idToken } = await the.signIn((await the.arrive(acme, person('deleter'))).token)
    const known = sql`(${acme.organizationId}, ${acme.connectionId}, ${acme.issuer.issuer}, 'deleter', ${first})`
    expect((await the.server.identity('delete', { idToken }))['error']).toBeUndefined()
    const second = await the.signIn((await the.arrive(acme, person('deleter'))).token)
    expect(second['localId']).toMatch(/^\w{28}$/)
    expect(second['localId']).not.toBe(first)
    expect(await the.roleOf(acme, String(second['localId']))).toBe('User')
    await the.server.identity('delete', { idToken: second['idToken'] })
    await db.execute(
      sql`insert into sso_subjects (organization_id, connection_id, issuer, subject, uid) values ${known}`,
    )
    const third = await uidOf((await the.arrive(acme, person('deleter'))).token)
    expect(third).not.toBe(first)
    expect(await uidOf((await the.arrive(acme, person('deleter'))).token)).toBe(third)
  })

  test('somebody known whose account moved on to another address is let in no more; nor by a domain proven no more', async () => {
    const uid = await uidOf((await the.arrive(acme, person('mover'))).token)
    const { db } = the.server.database
    await db.execute(sql`update accounts set email = 'm@home.example', email_key = 'm@home.example' where uid = ${uid}`)
    expect((await the.arrive(acme, person('mover'))).problem).toBe('account_elsewhere')
    await uidOf((await the.arrive(acme, person('stays'))).token)
    await db.execute(sql`update organization_domains set proven_at = null, lost_at = now() where id = ${acme.domainId}`)
    const [known, unknown] = [await the.arrive(acme, person('stays')), await the.arrive(acme, person('fresh'))]
    await db.execute(sql`update organization_domains set proven_at = now(), lost_at = null where id = ${acme.domainId}`)
    expect([known.problem, unknown.problem]).toEqual(['account_elsewhere', 'domain_not_proven'])
  })
})

describe('what they become', () => {
  test('role and labels by the rules, at each sign-in; an owner stays one', async () => {
    const label = await the.server.api(
      { method: 'POST', url: '/api/users/labels?organization=acme', payload: { name: 'Teachers' } },
      `Bearer ${acme.owner.idToken}`,
    )
    const labels = [String(label.body['id'])]
    const rules = {
      email: null,
      given_name: null,
      family_name: null,
      role: 'User',
      rules: [
        { claim: 'groups', value: 'teachers', role: 'staff', labels },
        { claim: 'groups', value: 'pupils', role: 'User', labels: [] },
      ],
    }
    const path = `single-sign-on/${acme.connectionId}`
    const { version } = (await acme.ask('GET', path)).body as { version: number }
    expect((await acme.ask('PATCH', path, { version, rules })).status).toBe(200)
    const uid = await uidOf((await the.arrive(acme, person('teacher', { groups: ['all', 'teachers'] }))).token)
    expect(await the.roleOf(acme, uid)).toBe('staff')
    const given = sql`select uid from member_labels where uid = ${uid}`
    expect(await the.server.database.db.execute(given)).toMatchObject({ rows: [{ uid }] })
    await the.arrive(acme, person('teacher'))
    expect(await the.roleOf(acme, uid)).toBe('staff')
    await the.arrive(acme, person('teacher', { groups: 'pupils' }))
    expect(await the.roleOf(acme, uid)).toBe('User')
    await the.server.database.db.execute(sql`update organization_members set role = 'owner' where uid = ${uid}`)
    await the.arrive(acme, person('teacher', { groups: ['pupils'] }))
    expect(await the.roleOf(acme, uid)).toBe('owner')
    // Who is new joins with them; to a member they are given once, as one reads in the timeline.
    const told = sql`select subject from audit_records where action = 'labels.given' and subject = ${uid}`
    expect(await the.server.database.db.execute(told)).toMatchObject({ rows: [] })
    await the.server.database.db.execute(sql`delete from member_labels where uid = ${uid}`)
    for (const groups of [['teachers'], ['teachers']]) await the.arrive(acme, person('teacher', { groups }))
    expect(await the.server.database.db.execute(told)).toMatchObject({ rows: [{ subject: uid }] })
  })

  test('whoever left signs in to their account, and stays out, also when the membership is forgotten', async () => {
    const { token } = await the.arrive(acme, person('leaver'))
    const { localId: uid, idToken } = await the.signIn(token)
    const leave = {
      method: 'DELETE',
      url: `/api/users/members/${String(uid)}`,
      query: { organization: 'acme' },
    } as const
    expect((await the.server.api(leave, `Bearer ${String(idToken)}`)).status).toBe(204)
    const { db } = the.server.database
    await sweepMembers(db, new Date(Date.now() + (restorableDays + 1) * 86_400_000))
    expect(await uidOf((await the.arrive(acme, person('leaver'))).token)).toBe(uid)
    expect(await the.roleOf(acme, String(uid))).toBeUndefined()
  })

  test('whoever was removed signs in to their account, and stays out', async () => {
    const uid = await uidOf((await the.arrive(acme, person('removed'))).token)
    const url = `/api/users/members/${uid}?organization=acme`
    const gone = await the.server.api({ method: 'DELETE', url }, `Bearer ${acme.owner.idToken}`)
    expect(gone.status).toBeLessThan(300)
    expect(await uidOf((await the.arrive(acme, person('removed'))).token)).toBe(uid)
    expect(await the.roleOf(acme, uid)).toBeUndefined()
  })

  test('one’s own second step is asked all the same', async () => {
    const uid = await uidOf((await the.arrive(acme, person('careful'))).token)
    await the.server.database.db.execute(sql`update accounts set second_step = true where uid = ${uid}`)
    const { token } = await the.arrive(acme, person('careful'))
    const answer = await the.signIn(token)
    expect([answer['idToken'], typeof answer['mfaPendingCredential']]).toEqual([undefined, 'string'])
  })
})

describe('what ends it', () => {
  test('switched off: its sessions end, what was handed on too, and nobody arrives; no domain leads there', async () => {
    const school = await the.school('closing')
    const ada = { sub: 'a', email: 'a@closing.org', email_verified: true }
    const { idToken, localId } = await the.signIn((await the.arrive(school, ada)).token)
    const bearer = `Bearer ${String(idToken)}`
    const payload = { uid: localId, origin: 'http://closing.localhost:8080' }
    const handOn = { method: 'POST', url: '/api/iam/auth/customToken', payload } as const
    const mint = async () => (await the.server.api(handOn, bearer)).body['customToken']
    const exchange = (token: unknown) => the.server.identity('signInWithCustomToken', { token }, payload.origin)
    const exchanged = await exchange(await mint())
    const waiting = await mint()
    const unused = (await the.arrive(school, ada)).token
    const look = (token: unknown) => the.server.api({ url: '/api/users/profile' }, `Bearer ${String(token)}`)
    expect([(await look(idToken)).status, (await look(exchanged['idToken'])).status]).toEqual([200, 200])
    const under = await the.setOut(school)
    await school.ask('POST', `single-sign-on/${school.connectionId}/switch`, { on: false })
    expect([(await look(idToken)).status, (await look(exchanged['idToken'])).status]).toEqual([401, 401])
    expect((await the.signIn(unused))['idToken']).toBeUndefined()
    expect(await exchange(waiting)).toMatchObject({ error: { message: 'INVALID_CUSTOM_TOKEN' } })
    expect(await the.comeBack(school.issuer.consent(under.location), under.cookie)).toMatch(/problem=expired$/)
    expect((await the.setOut(school)).location).toMatch(/problem=expired$/)
    const found = await the.server.api({
      method: 'POST',
      url: '/api/iam/auth/single-sign-on',
      payload: { email: 'a@closing.org' },
    })
    expect(found.body).toEqual({ connection: null })
  })

  test('switched off between the way back and the page: nobody arrives', async () => {
    const school = await the.school('sudden')
    school.issuer.says = { sub: 'a', email: 'a@sudden.org', email_verified: true }
    const { location, cookie } = await the.setOut(school)
    await the.comeBack(school.issuer.consent(location), cookie)
    await school.ask('DELETE', `single-sign-on/${school.connectionId}`)
    expect((await the.finish(cookie)).body).toMatchObject({ token: null, problem: 'expired' })
  })
})

describe('where the key is lost', () => {
  /** As of another key: behind a restoration without the one that wrapped it. */
  const lose = (table: string, column: string) =>
    the.server.database.db.execute(
      sql.raw(
        `update ${table} set ${column} = replace(${column}, '${testSecrets.current}', 'lost') where ${column} is not null`,
      ),
    )

  test('what arrived cannot be opened: the page is told to begin again', async () => {
    const school = await the.school('arrivedlost')
    school.issuer.says = { sub: 'a', email: 'a@arrivedlost.org', email_verified: true }
    const { location, cookie } = await the.setOut(school)
    await the.comeBack(school.issuer.consent(location), cookie)
    await lose('sso_sign_ins', 'assertion')
    expect(await the.finish(cookie)).toMatchObject({ status: 200, body: { token: null, problem: 'expired' } })
  })

  test('the client secret cannot be opened: nobody sets out, and the page says so', async () => {
    const school = await the.school('clientlost')
    const before = await the.setOut(school)
    await lose('sso_connections', 'client_secret')
    const { status, location } = await the.setOut(school)
    expect(status).toBe(303)
    expect(location).toContain('problem=unreachable')
    expect(await the.comeBack(school.issuer.consent(before.location), before.cookie)).toContain('problem=invalid')
  })
})
