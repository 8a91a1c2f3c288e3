/** PostgreSQL is gone for ten seconds while people write: nothing acknowledged is lost, and everybody is told in time. */
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as steps from '../../support/account-client.ts'
import { figure } from './support/figure.ts'
import { type Answer, ask, identity } from './support/requests.ts'
import { type TwoServers, twoServers } from '../support/two-servers.ts'

const AWAY_MS = 10_000
const REFUSED_WITHIN_MS = 2_000
const RED_WITHIN_MS = 2_000
const GREEN_WITHIN_MS = 5_000
const WRITERS = 8

let two: TwoServers
beforeAll(async () => void (two = await twoServers('stopped')))
afterAll(() => two?.stop())

/** What the servers' logs say of answers that nobody may get. */
function unexpected(): string {
  const lines = two.servers.flatMap((server) => server.output().split('\n'))
  return lines
    .filter((line) => line.includes('request failed') && !line.includes('"status":503'))
    .join('\n')
    .slice(0, 20_000)
}

test('away for ten seconds', async () => {
  const { idToken } = await steps.createAccount(two.originOf(0), steps.newPerson())
  let isOver = false
  const acknowledged: string[] = []
  const refused: Answer[] = []
  const other: Answer[] = []
  const writer = async (lane: number) => {
    for (let turn = 0; !isOver; turn += 1) {
      // Passwords are slow, rows are quick: of each some.
      const name = steps.uniqueName(`w${lane}`)
      const origin = two.originOf(turn)
      const answer =
        lane < 2
          ? await identity(origin, 'signUp', { email: `${name}@example.com`, password: 'Quiet-arches-9' })
          : await ask(`${origin}/api/iam/authors`, { body: { name }, bearer: idToken })
      if (answer.status === 200 || answer.status === 201) acknowledged.push(name)
      else if (answer.status === 503) refused.push(answer)
      else other.push(answer)
      if (answer.status === 503) await pause(50)
    }
  }
  const readiness: { at: number; status: number }[] = []
  const watch = async () => {
    while (!isOver) {
      const { status } = await ask(`${two.originOf(1)}/readyz`)
      readiness.push({ at: performance.now(), status })
      await pause(50)
    }
  }
  const all = [...Array.from({ length: WRITERS }, (_, lane) => writer(lane)), watch()]
  await pause(2_000)
  const wentAt = performance.now()
  await two.postgres.crash()
  await pause(AWAY_MS)
  await two.postgres.startAgain()
  const cameAt = performance.now()
  await pause(GREEN_WITHIN_MS + 2_000)
  isOver = true
  await Promise.all(all)

  const kept = new Set(
    (
      await two.rows<{ name: string }>(
        `select name from authors union all select split_part(email, '@', 1) from accounts`,
      )
    ).map(({ name }) => name),
  )
  const lost = acknowledged.filter((name) => !kept.has(name)).length
  const slowest = Math.max(...refused.map(({ ms }) => ms))
  const withoutRetry = refused.filter(({ headers }) => headers.get('retry-after') === null).length
  const red = (readiness.find(({ at, status }) => at > wentAt && status === 503)?.at ?? Infinity) - wentAt
  const green = (readiness.find(({ at, status }) => at > cameAt && status === 200)?.at ?? Infinity) - cameAt
  if (other.length > 0) console.error(unexpected())
  expect(other.map(({ status, text }) => `${status} ${text}`)).toEqual([])
  const measured = `${acknowledged.length} acknowledged, ${lost} lost; ${refused.length} told 503, slowest ${slowest.toFixed(0)} ms, ${withoutRetry} without Retry-After; red in ${red.toFixed(0)} ms, green in ${green.toFixed(0)} ms`
  const inTime = slowest < REFUSED_WITHIN_MS && red < RED_WITHIN_MS && green < GREEN_WITHIN_MS
  figure('5', measured, lost === 0 && refused.length > 0 && withoutRetry === 0 && inTime)
})
