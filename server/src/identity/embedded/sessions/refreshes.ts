/** Refreshes that come at the same time share a statement, and with it one commit and one wait for the disk. */
import { type BatchOptions, inBatches } from '#db/batch.ts'
import type { Statements } from '#identity/embedded/queries-prepared.ts'
import type { IdTokenFacts } from '#identity/embedded/tokens/id-token.ts'
import { runOutBefore, type SessionLife } from './session-life.ts'

export interface FirstUse {
  /** Hash of the token that is presented. */
  hash: string
  /** What takes its place, sealed for whoever presents it again, and its hash. */
  successor: string
  nextHash: string
  /** Who uses it (JSON); null where the server acts by itself. */
  firstUse: string | null
  network: string | null
}

/**
 * The first use of a token of an open session: nearly every refresh. Undefined for all others, where nothing has
 * changed; also for one whose session is held by somebody else just now.
 */
export type Refreshes = (use: FirstUse) => Promise<IdTokenFacts | undefined>

/** Whoever waits behind statements that do not come back is told that the database is away. */
const TOGETHER: BatchOptions = { patience: { ms: 1_500, most: 10_000 } }

interface Dependencies {
  statements: Statements
  sessionLife: SessionLife
  now: () => Date
}

export function createRefreshes({ statements, sessionLife, now }: Dependencies): Refreshes {
  return inBatches(async (asked: readonly FirstUse[]) => {
    const uses = [...new Map(asked.map((use) => [use.hash, use])).values()]
    const moment = now()
    const { lastUsed: usedSince, started: startedSince } = runOutBefore(moment, sessionLife)
    const rows = await statements.firstUses.execute({
      now: moment,
      usedSince,
      startedSince,
      hashes: uses.map(({ hash }) => hash),
      successors: uses.map(({ successor }) => successor),
      nextHashes: uses.map(({ nextHash }) => nextHash),
      firstUses: uses.map(({ firstUse }) => firstUse),
      networks: uses.map(({ network }) => network),
    })
    return asked.map((use) => {
      // Of those that presented the same token, one used it.
      const mine = uses.includes(use) ? rows.filter(({ hash }) => hash === use.hash) : []
      const [row] = mine
      if (!row) return undefined
      const { session } = row
      // The statement leaves learners' to the long way.
      const account = { ...row.account, learnerOf: null }
      return { account, session, identities: mine.flatMap(({ identity }) => identity ?? []) }
    })
  }, TOGETHER)
}
