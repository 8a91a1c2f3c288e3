/**
 * Calls that come at the same time share a statement: one way to the database, and for what they
 * write one commit and one wait for the disk.
 */
import { databaseAway, isUnreachable } from '#http/failures/database-unreachable.ts'
import { runForEverybody } from '#limits/caller.ts'

export interface BatchOptions {
  /** Statements under way at once: a second one need not wait for a first that waits for a row. */
  lanes?: number
  /** Items of one statement at most. */
  most?: number
  /** While more are about to come, the first of them waits so long for the others. */
  gather?: { ms: number; moreAreComing: () => boolean }
  /** How long items wait for those under way to come back at all, and how many may: then they are rejected. */
  patience?: { ms: number; most: number }
}

interface Waiting<Item, Answer> {
  item: Item
  resolve(answer: Answer): void
  reject(error: unknown): void
}

const LANES = 2
const MOST = 32

/**
 * `run` is one atomic statement for any number of items and answers in their order. When it fails,
 * nothing of it is done: each item is then run alone, so that an error reaches only whom it concerns.
 */
export function inBatches<Item, Answer>(
  run: (items: readonly Item[]) => Promise<readonly Answer[]>,
  { lanes = LANES, most = MOST, gather, patience }: BatchOptions = {},
): (item: Item) => Promise<Answer> {
  let line: Waiting<Item, Answer>[] = []
  let underWay = 0
  let timer: NodeJS.Timeout | undefined
  let patienceTimer: NodeJS.Timeout | undefined
  let scheduled = false

  function depart() {
    clearTimeout(timer)
    timer = undefined
    while (line.length > 0 && underWay < lanes) {
      const batch = line.slice(0, most)
      line = line.slice(most)
      underWay += 1
      // It is everybody's, whoever's call it was that set it off.
      void runForEverybody(() => settle(run, batch)).finally(() => {
        underWay -= 1
        clearTimeout(patienceTimer)
        patienceTimer = undefined
        consider()
      })
    }
    if (line.length > 0 && patience) patienceTimer ??= setTimeout(giveUp, patience.ms)
  }

  function giveUp() {
    patienceTimer = undefined
    const waiting = line
    line = []
    for (const { reject } of waiting) reject(databaseAway('no statement came back in time'))
  }

  function consider() {
    if (line.length === 0) return
    if (underWay < lanes && gather && line.length < most && gather.moreAreComing())
      timer ??= setTimeout(depart, gather.ms)
    else depart()
  }

  return (item) =>
    new Promise((resolve, reject) => {
      if (patience && line.length >= patience.most) {
        reject(databaseAway('too many wait'))
        return
      }
      line.push({ item, resolve, reject })
      if (scheduled) return
      scheduled = true
      // What arrived in the same turn of the event loop goes together.
      setImmediate(() => {
        scheduled = false
        consider()
      })
    })
}

async function settle<Item, Answer>(
  run: (items: readonly Item[]) => Promise<readonly Answer[]>,
  batch: readonly Waiting<Item, Answer>[],
): Promise<void> {
  try {
    const answers = await run(batch.map(({ item }) => item))
    batch.forEach(({ resolve }, index) => resolve(answers[index] as Answer))
  } catch (error) {
    // A database that is away is away for each of them.
    if (batch.length === 1 || isUnreachable(error)) for (const { reject } of batch) reject(error)
    else await Promise.all(batch.map((one) => settle(run, [one])))
  }
}
