/** A light client for the benches: keep-alive requests, timed, bounded in time. */
import { Agent, request } from 'node:http'
import { performance } from 'node:perf_hooks'

export interface Timed {
  status: number
  ms: number
}

const agent = new Agent({ keepAlive: true, maxSockets: 2_000 })

/** Answers status and milliseconds; 0 for a connection that broke. */
export function timed(url: string, body?: string): Promise<Timed> {
  const began = performance.now()
  return new Promise((resolve) => {
    const done = (status: number) => resolve({ status, ms: performance.now() - began })
    const headers =
      body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
    const sent = request(url, { agent, method: body === undefined ? 'GET' : 'POST', headers }, (response) => {
      response.resume()
      response.once('end', () => done(response.statusCode ?? 0))
      response.once('error', () => done(0))
    })
    sent.once('error', () => done(0))
    sent.end(body)
  })
}

/** Keeps `clients` requests under way for `seconds`; answers what came back in that time, per second. */
export async function closedLoop(
  clients: number,
  seconds: number,
  once: (turn: number) => Promise<Timed>,
): Promise<{ perSecond: number; answers: Timed[] }> {
  const began = performance.now()
  const until = began + seconds * 1_000
  const answers: Timed[] = []
  let turn = 0
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < until) answers.push(await once(turn++))
    }),
  )
  return { perSecond: answers.length / ((performance.now() - began) / 1_000), answers }
}

/** Sends `perSecond` requests a second for `seconds`, whether answers come or not. */
export async function openLoop(
  perSecond: number,
  seconds: number,
  once: (turn: number) => Promise<Timed>,
): Promise<Timed[]> {
  const began = performance.now()
  const all: Promise<Timed>[] = []
  const total = Math.round(perSecond * seconds)
  while (all.length < total) {
    const due = Math.min(total, Math.ceil(((performance.now() - began) / 1_000) * perSecond))
    while (all.length < due) all.push(once(all.length))
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  return Promise.all(all)
}

/** The value below which `share` of the numbers lie; NaN of none. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
