/** Twenty tabs with one refresh token, over two processes: nobody is signed out. Whoever uses it later ends the session. */
import { afterAll, beforeAll, test } from 'vitest'
import * as steps from '../../support/account-client.ts'
import { figure } from './support/figure.ts'
import { type Answer, ask, identity } from './support/requests.ts'
import { type TwoServers, twoServers } from '../support/two-servers.ts'

const TABS = 20
const ROUNDS = 20

let two: TwoServers
beforeAll(async () => void (two = await twoServers('tabs')))
afterAll(() => two?.stop())

function refresh(origin: string, refreshToken: string): Promise<Answer> {
  const body = { grant_type: 'refresh_token', refresh_token: refreshToken }
  return ask(`${origin}/securetoken.googleapis.com/v1/token?key=test`, { body })
}

const profileOf = (origin: string, bearer: string) => ask(`${origin}/api/users/profile`, { bearer })

test('from twenty tabs at once, twenty times', async () => {
  let { refreshToken } = await steps.createAccount(two.originOf(0), steps.newPerson())
  let signedOut = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const tabs = await Promise.all(Array.from({ length: TABS }, (_, tab) => refresh(two.originOf(tab), refreshToken)))
    const good = await Promise.all(
      tabs.map(async ({ status, body }, tab) => {
        const { status: mine } = await profileOf(two.originOf(tab + 1), String(body['id_token']))
        return status === 200 && mine === 200
      }),
    )
    signedOut += good.filter((one) => !one).length
    refreshToken = String(tabs[round % TABS]?.body['refresh_token'])
  }
  figure('9', `${ROUNDS} times ${TABS} tabs: ${signedOut} signed out`, signedOut === 0)
})

test('used again after the grace: the session ends, and all that was handed on from it', async () => {
  const first = await steps.createAccount(two.originOf(0), steps.newPerson())
  const minted = await ask(`${two.originOf(0)}/api/iam/auth/customToken`, {
    body: { uid: first.uid },
    bearer: first.idToken,
  })
  const headers = { origin: two.originOf(0) }
  const token = minted.body['customToken']
  const handedOn = (await identity(two.originOf(1), 'signInWithCustomToken', { token }, { headers })).body
  const newest = (await refresh(two.originOf(1), first.refreshToken)).body
  await two.rows(
    `update refresh_tokens set replaced_at = replaced_at - interval '2 minutes' where replaced_at is not null`,
  )
  const reused = await refresh(two.originOf(0), first.refreshToken)
  const after = await Promise.all([
    refresh(two.originOf(1), String(newest['refresh_token'])),
    refresh(two.originOf(0), String(handedOn['refreshToken'])),
    profileOf(two.originOf(1), String(newest['id_token'])),
    profileOf(two.originOf(0), String(handedOn['idToken'])),
  ])
  const statuses = [reused, ...after].map(({ status }) => status)
  const measured = `reuse after the grace: ${statuses[0]}, then refreshes ${statuses[1]} and ${statuses[2]}, calls ${statuses[3]} and ${statuses[4]}`
  figure('9', measured, statuses.join() === '400,400,400,401,401')
})
