/** Somebody arrives on the word of a provider that their organization has replaced, or switched off, on their way. */
import { singleSignOnReturn } from '@atrium/contract/identity/single-sign-on-names'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ssoSignIns } from '#db/schema.ts'
import { type School, singleSignOn, type SingleSignOn } from '#testing/fixtures/sign-in/single-sign-on.ts'
import type { IssuerStandIn } from '#testing/stand-ins/issuer-stand-in.ts'

let the: SingleSignOn
let other: IssuerStandIn
beforeAll(async () => {
  the = await singleSignOn()
  other = (await the.school('other')).issuer
}, 60_000)
afterAll(() => the.close())

const expired = `${singleSignOnReturn}&problem=expired`
const path = ({ connectionId }: School) => `single-sign-on/${connectionId}`
const switched = (school: School, on: boolean) => school.ask('POST', `${path(school)}/switch`, { on })

/** A school whose provider says that Ada is here. */
async function newSchool(name: string): Promise<School> {
  const school = await the.school(name)
  school.issuer.says = { sub: 'ada', email: `ada@${name}.org`, email_verified: true }
  return school
}

/** To the other provider; a draft then. */
async function changed(school: School): Promise<void> {
  await switched(school, false)
  const { version } = (await school.ask('GET', path(school))).body as { version: number }
  const oidc = { preset: 'other', issuer: other.issuer, client_id: 'atrium', client_secret: 'secretofthetests' }
  expect((await school.ask('PATCH', path(school), { version, oidc })).body).toMatchObject({ state: 'draft' })
}

/** To the other provider, tried out, and switched on. */
async function replaced(school: School): Promise<void> {
  await changed(school)
  await the.tryOut({ ...school, issuer: other })
  expect((await switched(school, true)).status).toBe(200)
}

async function arrivedAsNobody({ name }: School, cookie: string): Promise<void> {
  expect((await the.finish(cookie)).body).toMatchObject({ token: null, problem: 'expired' })
  const address = `ada@${name}.org`
  expect(await the.server.database.db.execute(sql`select uid from accounts where email = ${address}`)).toMatchObject({
    rows: [],
  })
}

async function setOutAndBack(school: School): Promise<string> {
  const { location, cookie } = await the.setOut(school)
  expect(await the.comeBack(school.issuer.consent(location), cookie)).toBe(singleSignOnReturn)
  return cookie
}

async function testOf(school: School): Promise<string> {
  const { body } = await school.ask('POST', `${path(school)}/test`)
  return new URL(String(body['address'])).search
}

describe('while the provider is asked about the code', () => {
  test('it is replaced by another: nobody arrives on its word', async () => {
    const school = await newSchool('slow')
    const { next, cookie } = await the.comeBackSlowly(school, () => replaced(school))
    expect(next).toBe(expired)
    await arrivedAsNobody(school, cookie)
  })

  test('the connection is switched off and on again: who was under way sets out anew', async () => {
    const school = await newSchool('offandon')
    const { next, cookie } = await the.comeBackSlowly(school, async () => {
      await switched(school, false)
      await switched(school, true)
    })
    expect(next).toBe(expired)
    await arrivedAsNobody(school, cookie)
    expect((await the.arrive(school, school.issuer.says)).problem).toBeNull()
  })

  test('the connection is deleted: nobody arrives, neither a sign-in nor a test', async () => {
    for (const [name, asTest] of Object.entries({ deleted: false, deletedtest: true })) {
      const school = await newSchool(name)
      const query = asTest ? await testOf(school) : ''
      const { next, cookie } = await the.comeBackSlowly(school, () => school.ask('DELETE', path(school)), query)
      expect(next).toBe(asTest ? '200' : expired)
      await arrivedAsNobody(school, cookie)
    }
  })

  test('its name and its rules change: who is under way arrives', async () => {
    const school = await newSchool('renamed')
    const { next, cookie } = await the.comeBackSlowly(school, async () => {
      const { version } = (await school.ask('GET', path(school))).body as { version: number }
      const rules = { email: null, given_name: null, family_name: null, role: 'staff', rules: [] }
      expect((await school.ask('PATCH', path(school), { version, name: 'Theirs', rules })).status).toBe(200)
    })
    expect(next).toBe(singleSignOnReturn)
    const { localId } = await the.signIn((await the.finish(cookie)).body.token)
    expect(await the.roleOf(school, String(localId))).toBe('staff')
  })
})

describe('a test of the former provider', () => {
  test.each([
    ['arrives', {}],
    ['fails', { keys: true }],
  ])('that %s late tells nothing of the new one, which cannot be switched on by it', async (what, wrong) => {
    const school = await newSchool(`tested${what}`)
    const query = await testOf(school)
    school.issuer.wrong = wrong
    expect((await the.comeBackSlowly(school, () => changed(school), query)).next).toBe('200')
    expect((await school.ask('GET', path(school))).body).toMatchObject({ state: 'draft', test: null })
    expect((await switched(school, true)).body['error']).toBe('sso_not_tested')
  })

  test('its ticket begins no test of the new one', async () => {
    const school = await newSchool('ticket')
    const query = await testOf(school)
    await the.underWayBehind(() => changed(school))
    expect((await the.setOut(school, query)).status).toBe(200)
  })
})

describe('what a process writes down behind the change', () => {
  test('a way there: the new provider is not asked about what the former one sent', async () => {
    const school = await newSchool('waythere')
    const { location, cookie } = await the.setOut(school)
    await the.underWayBehind(() => replaced(school))
    other.asked = []
    expect(await the.comeBack(school.issuer.consent(location), cookie)).toBe(expired)
    expect(other.asked).toEqual([])
  })

  test('what arrived: the page is told to begin again', async () => {
    const school = await newSchool('kept')
    const cookie = await setOutAndBack(school)
    await the.underWayBehind(() => replaced(school))
    await arrivedAsNobody(school, cookie)
  })

  test('what arrived before it was switched off and on again', async () => {
    const school = await newSchool('keptoff')
    const cookie = await setOutAndBack(school)
    await the.underWayBehind(async () => {
      await switched(school, false)
      await switched(school, true)
    })
    await arrivedAsNobody(school, cookie)
  })

  test('what set out before it was kept whom a connection trusts does not arrive', async () => {
    const school = await newSchool('before')
    const { location, cookie } = await the.setOut(school)
    const ofIt = eq(ssoSignIns.connectionId, school.connectionId)
    await the.server.database.db.update(ssoSignIns).set({ fingerprint: null }).where(ofIt)
    expect(await the.comeBack(school.issuer.consent(location), cookie)).toBe(expired)
  })
})
