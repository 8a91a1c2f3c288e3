/** What a round's long work is: prepared, begun, brought to rest behind whatever ended it, and looked at. */
import type { OpenDatabase } from '../../../server/src/db/database.ts'
import type { Random } from '../power-cut/disk.ts'
import { type Answer, ask, type Asked } from '../reliability/support/requests.ts'
import type { Place } from './place.ts'

export interface School {
  id: string
  name: string
  /** Members that were there before, all of them Users. */
  pupils: string[]
}

/** What work has while a server is there. */
export interface Life {
  place: Place
  random: Random
  /** Where to ask: it changes with the server. */
  origin: () => string
  bearer: () => string
  /** The server is being ended: whatever is asked from now on may be lost, and nothing further is begun. */
  isOver: () => boolean
  /** Asks, and notes an answer that nobody may get. */
  ask: (path: string, asked?: Asked) => Promise<Answer>
}

export interface Work {
  name: string
  /** In the database, before the server starts. */
  prepare?: (database: OpenDatabase) => Promise<void>
  /** Goes on until it is done or the life is over. */
  begin: (life: Life) => Promise<void>
  /** Behind the end, with a server there again: until it is at rest. */
  settle?: (life: Life) => Promise<void>
  /** A sentence for each thing that is not as it has to be; no server runs. */
  faults: (database: OpenDatabase) => Promise<string[]>
}

/** Answers that may come while something is ended: what was done, that it cannot be done now, none at all. */
const isExpected = ({ status }: Answer) => status === 0 || status === 503 || (status >= 200 && status < 300)

export const isDone = ({ status }: Answer): boolean => status >= 200 && status < 300

/** `note` is told of each answer that nobody may get. */
export function asker({ origin, bearer }: Pick<Life, 'origin' | 'bearer'>, note: (fault: string) => void): Life['ask'] {
  return async (path, asked = {}) => {
    const answer = await ask(origin() + path, { bearer: bearer(), ...asked })
    if (!isExpected(answer)) {
      note(
        `${asked.method ?? (asked.body ? 'POST' : 'GET')} ${path} answered ${answer.status} ${answer.text.slice(0, 300)}`,
      )
    }
    return answer
  }
}

/** A sentence where it is not so. */
export function unlessAlike(what: string, found: unknown, ...allowed: unknown[]): string[] {
  const text = JSON.stringify(found)
  if (allowed.some((one) => JSON.stringify(one) === text)) return []
  return [`${what}: ${text} in the place of ${allowed.map((one) => JSON.stringify(one)).join(' or ')}`]
}
