/** SIGTERM under load, again and again: every request that was taken is answered, and the process ends in time. */
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createAccount, newPerson } from '../../support/account-client.ts'
import { dataFolder } from '../../support/data-folder.ts'
import { freePort } from '../../support/free-port.ts'
import { startServer } from '../../support/server-process.ts'
import { removeFolder } from '../../support/temporary-folder.ts'
import { closedUntold, type Outcome, sendOn } from './support/connection.ts'
import { figure } from './support/figure.ts'

const TIMES = Number(process.env['TIMES'] ?? 20)
const CLIENTS = 32
const ENDS_WITHIN_MS = 10_000

test(`ended ${TIMES} times`, async () => {
  const dataDir = await dataFolder('ended')
  const port = await freePort()
  let [answered, dropped, late] = [0, 0, 0]
  let slowest = 0
  for (let turn = 0; turn < TIMES; turn += 1) {
    const server = await startServer({ dataDir, port, readyWithinMs: 120_000 })
    const { idToken } = await createAccount(server.origin, newPerson())
    const outcomes: Outcome[] = []
    let isOver = false
    const client = async (lane: number) => {
      const connection = sendOn(port)
      for (let n = 0; !isOver; n += 1) {
        const outcome = await connection(requestOf(lane, `t${turn}c${lane}n${n}`, idToken))
        outcomes.push(outcome)
        if (outcome === 'refused') return
      }
    }
    const clients = Array.from({ length: CLIENTS }, (_, lane) => client(lane))
    await pause(300 + Math.random() * 700)
    const began = performance.now()
    const code = await server.stop()
    const took = performance.now() - began
    slowest = Math.max(slowest, took)
    isOver = true
    await Promise.all(clients)
    expect(code).toBe(0)
    answered += outcomes.filter((outcome) => outcome === 'answered').length
    dropped += outcomes.filter((outcome) => outcome === closedUntold).length
    if (took > ENDS_WITHIN_MS) late += 1
  }
  await removeFolder(dataDir)
  const measured = `${TIMES} ends, ${answered} requests answered, ${dropped} dropped, slowest end ${(slowest / 1_000).toFixed(1)} s`
  figure('6', measured, dropped === 0 && late === 0 && answered > 0)
})

/** Quick reads, writes, and slow ones with a password, of each some. */
function requestOf(
  lane: number,
  name: string,
  idToken: string,
): { method: string; path: string; body?: object; idToken: string } {
  if (lane % 4 === 0) return { method: 'POST', path: '/api/iam/authors', body: { name }, idToken }
  if (lane % 4 === 1) {
    const body = { email: `${name}@example.com`, password: 'Quiet-arches-9' }
    return { method: 'POST', path: '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=test', body, idToken }
  }
  return { method: 'GET', path: lane % 4 === 2 ? '/api/users/profile' : '/healthz', idToken }
}
