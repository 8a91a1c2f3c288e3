/** Does what a sequence says, and answers what was asked and said. */
import { randomUUID } from 'node:crypto'
import { idempotencyHeader } from '@atrium/contract/endpoint'
import type { Answer } from '#testing/fuzz/wrong-answer.ts'
import { endDueTerms } from '#members/terms/end-due.ts'
import type { Act } from './acts.ts'
import { type Call, callOf, rightCall } from './calls.ts'
import { passTime } from './clock.ts'
import { askDirectory } from './directory.ts'
import { doWhatIsDue } from './jobs.ts'
import { fitting } from './right/all.ts'
import { type Standing, subjectOf } from './standing.ts'
import { keep, signIn, type World } from './world.ts'

/** What a call was answered with, and by what token it was asked. */
export interface Done {
  act: Act & { kind: 'call' }
  call: Call
  bearer: string
  answer: Answer
  /** The same under the same key, for what takes one. */
  again?: Answer
}

/** One of so many calls by somebody whose session has ended is by its token all the same. */
const OF_THE_ENDED = 4

/** Prepared before any of those that are done at once begins. */
export async function prepared(
  world: World,
  wished: Act,
  standing: Standing,
): Promise<() => Promise<Done | undefined>> {
  if (wished.kind !== 'call') return () => besides(world, wished)
  const fits = wished.right ? await fitting(world, wished, standing) : undefined
  const act = fits ? { ...wished, endpoint: fits.endpoint, as: fits.as } : wished
  const isOpen = standing.sessions.has(subjectOf(world.bearer[act.as] ?? '').session)
  if (!fits && !isOpen && act.number % OF_THE_ENDED !== 0) await signIn(world, act.as)
  const call = fits ? rightCall(world, fits) : await callOf(world, act)
  const bearer = world.bearer[act.as] ?? ''
  return async () => {
    const key: Record<string, string> = act.endpoint.idempotent ? { [idempotencyHeader]: randomUUID() } : {}
    const asked = () => ask(world, call, { authorization: bearer, ...key })
    const answer = await asked()
    return { act, call, bearer, answer, ...(act.endpoint.idempotent && act.twice && { again: await asked() }) }
  }
}

async function ask(world: World, { method, url, headers, payload }: Call, more: Record<string, string>) {
  const response = await world.server.app.inject({
    method,
    url,
    headers: { ...headers, ...more },
    ...(payload !== undefined && { payload }),
  })
  const answer = {
    status: response.statusCode,
    text: response.body,
    type: String(response.headers['content-type'] ?? ''),
  }
  if (answer.status < 300 && answer.type.startsWith('application/json')) keep(world, JSON.parse(answer.text))
  return answer
}

async function besides(world: World, act: Exclude<Act, { kind: 'call' }>): Promise<undefined> {
  const { db } = world.server.database
  if (act.kind === 'time') {
    await passTime(db, act.days)
    // As soon as a minute later.
    await endDueTerms(world.context)
  } else if (act.kind === 'jobs') await doWhatIsDue(world)
  else if (act.kind === 'sign in') await signIn(world, act.as)
  else await askDirectory(world, act.number)
}
