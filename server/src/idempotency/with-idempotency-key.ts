/** Does something once, however often it is asked for with one key. */
import { DAY_SECONDS } from '@atrium/contract/rules/time/lengths'
import type { Database, Transacting, Transaction } from '#db/database.ts'
import { fingerprintOf, keptAnswer, type NamedRequest, type Request, toKeep } from './kept-answer.ts'
import { dropOld, keepAnswer, recordOf, reserve } from './queries.ts'

/** As long as somebody could reasonably press the same button again. */
export const KEPT_SECONDS = DAY_SECONDS

/** What an action is given of a request that may be asked again. */
export interface Keyed {
  idempotencyKey?: string | undefined
}

/** What an action needs whose answer is a secret. */
export type KeepingSecrets = { secrets: NonNullable<Request['secrets']> }

/**
 * Runs `work` and keeps its answer in the same transaction; asked again, gives the kept answer. A
 * failure keeps nothing. Refuses as `keptAnswer` does.
 */
export async function withIdempotencyKey<Answer>(
  db: Database,
  request: Request,
  work: (tx: Transaction) => Promise<Answer>,
): Promise<Answer> {
  return (await doOnce(db, request, work)).answer
}

/** In the place of a database: what its transaction answers is the answer, and is kept as `withIdempotencyKey` keeps it. */
export function onceIn(db: Database, request: Request): Transacting {
  return { transaction: (work) => withIdempotencyKey(db, request, work) }
}

/**
 * Likewise for what is counted before its transaction. `counted` is given what stands in the place of the database; where
 * the answer is kept already it is not called at all, and where a rival was faster the transaction fails within it, so that
 * it gives back what it counted; what it does not give back when it fails, `giveBack` does then. Refuses as `keptAnswer` and
 * `counted` do.
 */
export async function onceCounted<Answer>(
  db: Database,
  request: Request,
  counted: (once: Transacting) => Promise<Answer>,
  giveBack: () => Promise<void> = async () => {},
): Promise<Answer> {
  const { key } = request
  if (key === undefined) return counted(db)
  const record = await recordOf(db, { uid: request.uid, key })
  if (record && !isOld(record)) return keptAnswer({ ...request, key }, record) as Answer
  try {
    return await counted({
      async transaction(work) {
        const { answer, isKept } = await doOnce(db, request, work)
        if (isKept) throw new DoneBefore(answer)
        return answer
      },
    })
  } catch (error) {
    if (!(error instanceof DoneBefore)) throw error
    await giveBack()
    return error.answer as Answer
  }
}

class DoneBefore extends Error {
  readonly answer: unknown

  constructor(answer: unknown) {
    super('it was done meanwhile')
    this.answer = answer
  }
}

function isOld({ createdAt }: { createdAt: Date }): boolean {
  return createdAt.getTime() < Date.now() - KEPT_SECONDS * 1_000
}

async function doOnce<Answer>(
  db: Database,
  request: Request,
  work: (tx: Transaction) => Promise<Answer>,
): Promise<{ answer: Answer; isKept: boolean }> {
  const { uid, key } = request
  if (key === undefined) return { answer: await db.transaction(work), isKept: false }
  const named: NamedRequest = { ...request, key }
  return db.transaction(async (tx) => {
    await dropOld(tx, { uid, key }, KEPT_SECONDS)
    if (!(await reserve(tx, { uid, key }, fingerprintOf(named)))) {
      return { answer: keptAnswer(named, await recordOf(tx, { uid, key })) as Answer, isKept: true }
    }
    const answer = await work(tx)
    await keepAnswer(tx, { uid, key }, toKeep(named, answer))
    return { answer, isKept: false }
  })
}
