/** What ends with an organization of what its own sign-in began, and what is there again once it is restored. */
import { singleSignOnReturn } from '@atrium/contract/identity/single-sign-on-names'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { holdProvenDomainOf } from '#domains/proven.ts'
import { type School, singleSignOn, type SingleSignOn } from '#testing/fixtures/sign-in/single-sign-on.ts'

let the: SingleSignOn
beforeAll(async () => {
  the = await singleSignOn()
}, 60_000)
afterAll(() => the.close())

const expired = `${singleSignOnReturn}&problem=expired`
const says = ({ name }: School) => ({ sub: 'ada', email: `ada@${name}.org`, email_verified: true })
const look = async (token: unknown) =>
  (await the.server.api({ url: '/api/users/profile' }, `Bearer ${String(token)}`)).status

async function newSchool(name: string): Promise<School> {
  const school = await the.school(name)
  school.issuer.says = says(school)
  return school
}

async function asOwner({ owner, organizationId }: School, method: 'POST' | 'DELETE', rest = ''): Promise<void> {
  const url = `/api/iam/organizations/${organizationId}${rest}`
  const { status } = await the.server.api({ method, url }, `Bearer ${owner.idToken}`)
  expect(status).toBeLessThan(300)
}
const deleted = (school: School) => asOwner(school, 'DELETE')
const restored = (school: School) => asOwner(school, 'POST', '/restore')

async function accountsAt({ name }: School): Promise<number> {
  const address = `ada@${name}.org`
  const { rows } = (await the.server.database.db.execute(sql`select uid from accounts where email = ${address}`)) as {
    rows: unknown[]
  }
  return rows.length
}

describe('deleted', () => {
  test('its sessions end, what was handed on too, and tokens that wait begin none', async () => {
    const school = await newSchool('closing')
    const { idToken, localId } = await the.signIn((await the.arrive(school, says(school))).token)
    const payload = { uid: localId, origin: 'http://closing.localhost:8080' }
    const handOn = { method: 'POST', url: '/api/iam/auth/customToken', payload } as const
    const { body } = await the.server.api(handOn, `Bearer ${String(idToken)}`)
    const exchange = { token: body['customToken'] }
    const there = await the.server.identity('signInWithCustomToken', exchange, payload.origin)
    const unused = (await the.arrive(school, says(school))).token
    expect([await look(idToken), await look(there['idToken']), typeof unused]).toEqual([200, 200, 'string'])
    await deleted(school)
    expect([await look(idToken), await look(there['idToken'])]).toEqual([401, 401])
    expect((await the.signIn(unused))['idToken']).toBeUndefined()
    expect(await look(school.owner.idToken), 'a session by a way of one’s own').toBe(200)
  })

  test('nobody sets out, comes back or arrives, and no account is made', async () => {
    const school = await newSchool('underway')
    const [back, page] = [await the.setOut(school), await the.setOut(school)]
    expect(await the.comeBack(school.issuer.consent(page.location), page.cookie)).toBe(singleSignOnReturn)
    await the.underWayBehind(() => deleted(school))
    expect(await the.comeBack(school.issuer.consent(back.location), back.cookie)).toBe(expired)
    expect((await the.finish(page.cookie)).body).toMatchObject({ token: null, problem: 'expired' })
    expect((await the.setOut(school)).location).toBe(expired)
    expect(await accountsAt(school)).toBe(0)
  })

  test('while its provider is asked about the code: nobody, neither a sign-in nor a test', async () => {
    for (const [name, asTest] of Object.entries({ slow: false, slowtest: true })) {
      const school = await newSchool(name)
      const { body } = await school.ask('POST', `single-sign-on/${school.connectionId}/test`)
      const query = asTest ? new URL(String(body['address'])).search : ''
      const { next, cookie } = await the.comeBackSlowly(school, () => deleted(school), query)
      expect(next).toBe(asTest ? '200' : expired)
      expect((await the.finish(cookie)).body).toMatchObject({ token: null, problem: 'expired' })
      expect(await accountsAt(school)).toBe(0)
    }
  })

  test('its domains prove nothing', async () => {
    const school = await newSchool('proven')
    const isProven = () =>
      the.server.database.db.transaction((tx) => holdProvenDomainOf(tx, school.organizationId, 'ada@proven.org'))
    expect(await isProven()).toBe(true)
    await deleted(school)
    expect(await isProven()).toBe(false)
  })
})

describe('restored', () => {
  test('its sign-in is on as it was, and leads its people in; what had ended stays so', async () => {
    const school = await newSchool('comingback')
    const path = `single-sign-on/${school.connectionId}`
    const led = { connection: school.connectionId, only: true }
    await school.ask('PATCH', `single-sign-on-domains/${school.domainId}`, led)
    const before = await school.ask('GET', 'single-sign-on')
    expect(before.body['domains']).toMatchObject([led])
    const { idToken, localId } = await the.signIn((await the.arrive(school, says(school))).token)
    const under = await the.setOut(school)
    const page = await the.setOut(school)
    await the.comeBack(school.issuer.consent(page.location), page.cookie)
    await the.underWayBehind(() => deleted(school))
    await restored(school)
    expect((await school.ask('GET', path)).body).toMatchObject({ state: 'on' })
    expect((await school.ask('GET', 'single-sign-on')).body['domains']).toMatchObject([led])
    expect(await look(idToken)).toBe(401)
    expect(await the.comeBack(school.issuer.consent(under.location), under.cookie)).toBe(expired)
    expect((await the.finish(page.cookie)).body).toMatchObject({ token: null, problem: 'expired' })
    expect(await the.signIn((await the.arrive(school, says(school))).token)).toMatchObject({ localId })
  })
})
