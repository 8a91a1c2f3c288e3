/** Two servers on one PostgreSQL: what an organization asks at one of them holds at the other. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPostgres, type Postgres } from '../postgres/start.ts'
import * as steps from '../support/account-client.ts'
import { appCode } from '../support/totp.ts'
import { type TwoServers, twoServers } from './support/two-servers.ts'

const postgres = await startPostgres((sentence) => console.info(sentence))
const reason = 'unavailable' in postgres ? postgres.unavailable : ''

describe.skipIf(reason !== '')(`two processes, one database ${reason}`, () => {
  let two: TwoServers
  beforeAll(async () => void (two = await twoServers('rules', {}, postgres as Postgres)))
  afterAll(() => two.stop())

  const originOf = (server: 0 | 1) => two.originOf(server)
  const post = (url: string, body: object, bearer?: string, more: Record<string, string> = {}) =>
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(bearer && { authorization: `Bearer ${bearer}` }), ...more },
      body: JSON.stringify(body),
    })

  test('a rule that is switched on at one process ends at the other who is on the organization’s site', async () => {
    const [owner, member] = [steps.newPerson(), steps.newPerson()]
    const theirs = await steps.createAccount(originOf(0), owner)
    const { idToken, uid } = await steps.createAccount(originOf(1), member)
    const name = steps.uniqueName('rules')
    await steps.makeOrganization(originOf(0), theirs, name, 'Rules School')
    await steps.confirmAddress(originOf(0), theirs, owner)
    const mfa = async (step: string, body: object) => {
      const url = `${originOf(0)}/identitytoolkit.googleapis.com/v2/accounts/mfaEnrollment:${step}?key=test`
      return (await post(url, { idToken: theirs.idToken, ...body })).json() as Promise<Record<string, unknown>>
    }
    const { totpSessionInfo } = await mfa('start', { totpEnrollmentInfo: {} })
    const { sharedSecretKey = '', sessionInfo } = totpSessionInfo as Record<string, string>
    const totpVerificationInfo = { sessionInfo, verificationCode: appCode(sharedSecretKey) }
    const both = String((await mfa('finalize', { totpVerificationInfo }))['idToken'])

    const site = originOf(0).replace('//', `//${name}.`)
    const minted = await post(`${originOf(1)}/api/iam/auth/customToken`, { uid, origin: site }, idToken)
    const { customToken: token } = (await minted.json()) as { customToken: string }
    const exchange = `${originOf(1)}/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=test`
    const arrived = await post(exchange, { token }, undefined, { origin: site })
    const there = { ...((await arrived.json()) as steps.Session), uid }
    await expect(steps.profile(originOf(1), there)).resolves.toMatchObject({ user_id: uid })

    const headers = { authorization: `Bearer ${both}`, 'content-type': 'application/json' }
    const body = JSON.stringify({ second_step: { grace_days: 0 }, version: 0 })
    const url = `${originOf(0)}/api/iam/organizations/${name}/rules`
    expect((await fetch(url, { method: 'PATCH', headers, body })).status).toBe(200)
    await expect(steps.profile(originOf(1), there)).rejects.toThrow('answered 403')
    await expect(steps.refresh(originOf(1), there)).rejects.toThrow('TOKEN_EXPIRED')
    await expect(steps.profile(originOf(1), { idToken, uid } as steps.Session)).resolves.toMatchObject({ user_id: uid })
  })
})
