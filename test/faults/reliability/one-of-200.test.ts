/** Two processes, 200 rivals for one name at once: exactly one has it. */
import { afterAll, beforeAll, test } from 'vitest'
import * as steps from '../../support/account-client.ts'
import { figure } from './support/figure.ts'
import { type Answer, ask, countStatuses, identity, inLanes } from './support/requests.ts'
import { type TwoServers, twoServers } from '../support/two-servers.ts'

const RIVALS = 200

let two: TwoServers
beforeAll(async () => void (two = await twoServers('one-of-200')))
afterAll(() => two?.stop())

/** Whoever is told to come back (503) does so, until there is an answer. */
async function race(attempt: (origin: string, rival: number) => Promise<Answer>): Promise<Answer[]> {
  const insist = async (rival: number): Promise<Answer> => {
    for (;;) {
      const answer = await attempt(two.originOf(rival), rival)
      if (answer.status !== 503) return answer
    }
  }
  return Promise.all(Array.from({ length: RIVALS }, (_, rival) => insist(rival)))
}

const account = async () => (await steps.createAccount(two.originOf(0), steps.newPerson())).idToken

test('one organization name', async () => {
  const idToken = await account()
  const name = steps.uniqueName('race')
  const body = { name, displayName: 'Race School' }
  const counts = countStatuses(
    await race((origin) => ask(`${origin}/api/iam/organizations`, { body, bearer: idToken })),
  )
  const kept = await two.rows(`select 1 from organizations where name = '${name}'`)
  const holds = counts[201] === 1 && counts[409] === RIVALS - 1 && kept.length === 1
  figure('3', `organization name: ${JSON.stringify(counts)}, ${kept.length} row`, holds)
})

test('one e-mail address', async () => {
  const { email, password } = steps.newPerson()
  const answers = await race((origin) => identity(origin, 'signUp', { email, password, returnSecureToken: true }))
  const wins = answers.filter(({ status }) => status === 200).length
  const told = answers.filter(({ text }) => text.includes('EMAIL_EXISTS')).length
  const kept = await two.rows(`select 1 from accounts where email = '${email}'`)
  // The identity protocol says it with 400 `EMAIL_EXISTS`, which is all that its clients know of it.
  const measured = `e-mail: ${wins} made, ${told} told EMAIL_EXISTS, ${kept.length} row`
  figure('3', measured, wins === 1 && told === RIVALS - 1 && kept.length === 1)
})

test('one username, asked for by 200 people', async () => {
  const people: steps.Session[] = []
  await inLanes(8, RIVALS, async (turn) => {
    people[turn] = await steps.createAccount(two.originOf(turn), steps.newPerson())
  })
  const body = { data: { username: steps.uniqueName('contested') } }
  const answers = await race((origin, rival) => {
    const { uid = '', idToken = '' } = people[rival] ?? {}
    return ask(`${origin}/api/users/members/${uid}`, { method: 'PATCH', body, bearer: idToken })
  })
  const counts = countStatuses(answers)
  figure('3', `username: ${JSON.stringify(counts)}`, counts[200] === 1 && counts[409] === RIVALS - 1)
})
