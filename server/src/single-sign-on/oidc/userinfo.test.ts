/** What an issuer tells besides its ID token: where it cannot be had, the ID token has to do, and the log says so. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createGuardedFetch } from '#single-sign-on/outgoing/guarded-fetch.ts'
import { type IssuerStandIn, issuerStandIn } from '#testing/stand-ins/issuer-stand-in.ts'
import { createIssuers } from './issuer.ts'

const known = { id: 'atrium', secret: 'secretofthetests' }
let stand: IssuerStandIn
beforeAll(async () => void (stand = await issuerStandIn(known)))
afterAll(() => stand.close())

test('a userinfo endpoint that refuses: the ID token goes on alone, and a line of the log names the issuer', async () => {
  const { issuer } = stand
  stand.says = { sub: 'ada' }
  stand.wrong = { discovery: { userinfo_endpoint: `${issuer}/userinfo` } }
  const issuers = createIssuers(createGuardedFetch({ loopback: true, ssoNetworks: [] }))
  const client = {
    issuer,
    clientId: known.id,
    clientSecret: known.secret,
    redirectUri: 'https://accounts.example.com/',
  }
  const underWay = { state: 'state', nonce: 'nonce', codeVerifier: 'v'.repeat(43) }
  const { href } = await issuers.authorizationUrl(client, underWay, null)
  const log = { warn: vi.fn<(details: object, message: string) => void>() }
  expect(await issuers.exchange(client, stand.consent(href), underWay, log)).toMatchObject({ sub: 'ada' })
  expect(stand.asked).toContain('/userinfo')
  expect(log.warn.mock.calls).toEqual([
    [{ err: expect.any(Error), issuer }, expect.stringContaining('userinfo could not be read')],
  ])
})
