/** What the picture school is made by: calls of the API, as somebody. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Endpoint } from '@atrium/contract/endpoint'
import type { Session } from '../../support/account-client.ts'

const pollMs = 100

interface Asked {
  /** The organization's. */
  name: string
  /** An object goes as JSON. */
  body: object
  headers?: Record<string, string>
}

/** Throws where it is refused. */
export async function ask<Answer>(
  origin: string,
  { method, path }: Endpoint,
  { idToken }: Session,
  { name, body, headers = { 'content-type': 'application/json' } }: Asked,
): Promise<Answer> {
  const address = path.includes(':name') ? path.replace(':name', name) : `${path}?organization=${name}`
  const answer = await fetch(`${origin}${address}`, {
    method,
    headers: { ...headers, authorization: `Bearer ${idToken}` },
    body: body instanceof Uint8Array ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as Answer
}

/** Throws where it is refused. */
export async function untilAnswered<Answer>(
  origin: string,
  path: string,
  { idToken }: Session,
  isWanted: (answer: Answer) => boolean,
): Promise<void> {
  const headers = { authorization: `Bearer ${idToken}` }
  for (;;) {
    const answer = await fetch(`${origin}${path}`, { headers })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    if (isWanted((await answer.json()) as Answer)) return
    await pause(pollMs)
  }
}
