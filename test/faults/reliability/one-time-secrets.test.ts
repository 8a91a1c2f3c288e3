/** A secret that works once, 200 times at once over two processes: it works once. */
import { afterAll, beforeAll, test } from 'vitest'
import { mailboxLinks } from '../../support/action-links.ts'
import * as steps from '../../support/account-client.ts'
import { figure } from './support/figure.ts'
import { type Answer, ask, countStatuses, identity, inLanes } from './support/requests.ts'
import { type TwoServers, twoServers } from '../support/two-servers.ts'

const RIVALS = 200

let two: TwoServers
beforeAll(async () => void (two = await twoServers('one-time')))
afterAll(() => two?.stop())

/** Whoever is told to come back (503) does so. */
async function race(what: string, attempt: (origin: string, rival: number) => Promise<Answer>): Promise<void> {
  const insist = async (rival: number): Promise<Answer> => {
    for (;;) {
      const answer = await attempt(two.originOf(rival), rival)
      if (answer.status !== 503) return answer
    }
  }
  const counts = countStatuses(await Promise.all(Array.from({ length: RIVALS }, (_, rival) => insist(rival))))
  const refused = counts[400] ?? 0
  figure('7', `${what}: ${counts[200] ?? 0} of ${RIVALS}`, counts[200] === 1 && refused === RIVALS - 1)
}

async function codeFor(mode: 'resetPassword' | 'verifyEmail'): Promise<string> {
  const person = steps.newPerson()
  const { idToken } = await steps.createAccount(two.originOf(0), person)
  const { email } = person
  const asked =
    mode === 'resetPassword' ? { requestType: 'PASSWORD_RESET', email } : { requestType: 'VERIFY_EMAIL', idToken }
  await identity(two.originOf(1), 'sendOobCode', asked)
  const link = await mailboxLinks(two.originOf(0))(email, mode)
  return new URL(link).searchParams.get('oobCode') ?? ''
}

test('a reset code', async () => {
  const oobCode = await codeFor('resetPassword')
  await race('reset', (origin, rival) =>
    identity(origin, 'resetPassword', { oobCode, newPassword: `Battery-Staple-${rival}` }),
  )
})

test('a code that confirms an address', async () => {
  const oobCode = await codeFor('verifyEmail')
  await race('verify', (origin) => identity(origin, 'update', { oobCode }))
})

test('a custom token', async () => {
  const { uid, idToken } = await steps.createAccount(two.originOf(0), steps.newPerson())
  const minted = await ask(`${two.originOf(1)}/api/iam/auth/customToken`, { body: { uid }, bearer: idToken })
  const token = minted.body['customToken']
  const headers = { origin: two.originOf(0) }
  await race('custom token', (origin) => identity(origin, 'signInWithCustomToken', { token }, { headers }))
})

test('an invite for one', async () => {
  const owner = await steps.createAccount(two.originOf(0), steps.newPerson())
  const name = steps.uniqueName('once')
  await steps.makeOrganization(two.originOf(0), owner, name, 'Once School')
  const url = `${two.originOf(0)}/api/users/invites?organization=${name}`
  const { token } = (await ask(url, { body: { uses: 1 }, bearer: owner.idToken })).body
  const guests: steps.Session[] = []
  await inLanes(8, RIVALS, async (turn) => {
    guests[turn] = await steps.createAccount(two.originOf(turn), steps.newPerson())
  })
  await race('invite', (origin, rival) =>
    ask(`${origin}/api/users/invites/success`, { body: { token }, bearer: guests[rival]?.idToken ?? '' }),
  )
})
