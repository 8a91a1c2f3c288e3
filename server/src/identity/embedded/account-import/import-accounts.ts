/** Imports a file of accounts, for operators: a batch of them is a transaction, and what is there already stays. */
import { setImmediate } from 'node:timers/promises'
import { isUniqueViolation } from '#db/database.ts'
import { correctHashes } from './correct-hashes.ts'
import type { Entry } from './entries.ts'
import { type ReadAccount, readEntry, type ReadOptions, type RefusedEntry } from './read-entry.ts'
import type { EntryRefusal, Note } from './refusals.ts'
import { findOutcomes, type ImportDependencies, writeAccounts } from './write-accounts.ts'

export interface ImportOptions extends Pick<ReadOptions, 'parameters'> {
  /** Reads and reports, and writes nothing. */
  dryRun?: boolean
  /** Takes the file's hashes for accounts that are here and that nobody has signed in to since. */
  correctHashes?: boolean
}

/** Of an entry that is not imported, or not as it stood. */
export interface Told {
  line: number
  localId?: string | undefined
  /** What it became; absent where it was refused. */
  uid?: string
  refused?: EntryRefusal
  notes?: Note[]
}

export interface Totals {
  imported: number
  /** Was there already: imported by an earlier run, as a rule. */
  existing: number
  /** Among these: took the file's hash in place of another from elsewhere. */
  corrected: number
  refused: number
}

/** So many accounts share a transaction; a run that is killed loses no more than these. */
const BATCH = 200

/**
 * In: entries as `entriesOf` cuts them. Calls `tell` after each batch with what is to be told and the totals so far.
 * Rejects with `AccountFileError`, and with what the database says; batches before that stay, and another run goes on.
 */
export async function importAccounts(
  dependencies: ImportDependencies,
  entries: AsyncIterable<Entry>,
  options: ImportOptions,
  tell: (told: Told[], totals: Totals) => Promise<void>,
): Promise<Totals> {
  const totals: Totals = { imported: 0, existing: 0, corrected: 0, refused: 0 }
  const finish = async (batch: (ReadAccount | RefusedEntry)[]) => {
    const told = await importBatch(dependencies, batch, options, totals)
    await tell(told, { ...totals })
  }
  let batch: (ReadAccount | RefusedEntry)[] = []
  try {
    for await (const entry of entries) {
      batch.push(readEntry(entry, { parameters: options.parameters, now: dependencies.now() }))
      if (batch.length < BATCH) continue
      const full = batch
      batch = []
      await finish(full)
      // Lets whoever stops the process be heard: reading and an embedded database may never wait for anything else.
      await setImmediate()
    }
  } finally {
    // Also where the file turns out to be damaged: what came before is imported.
    if (batch.length > 0) await finish(batch)
  }
  return totals
}

async function importBatch(
  dependencies: ImportDependencies,
  batch: (ReadAccount | RefusedEntry)[],
  { dryRun = false, correctHashes: correcting = false }: ImportOptions,
  totals: Totals,
): Promise<Told[]> {
  const readable = batch.filter((one) => 'account' in one)
  const imported = dryRun ? await findOutcomes(dependencies, readable) : await writeOrSplit(dependencies, readable)
  if (correcting && !dryRun) {
    const existing = readable.filter((one) => imported.get(one) === 'existing')
    totals.corrected += await correctHashes(dependencies.db, existing)
  }
  return batch.flatMap((one): Told[] => {
    if (!('account' in one)) {
      totals.refused += 1
      return [one]
    }
    const outcome = imported.get(one)
    const { line, localId, notes } = one
    if (outcome === undefined || outcome === 'existing') {
      totals.existing += 1
      return []
    }
    if ('code' in outcome) {
      totals.refused += 1
      return [{ line, localId, refused: outcome }]
    }
    totals.imported += 1
    return notes.length === 0 ? [] : [{ line, localId, uid: outcome.uid, notes }]
  })
}

/** Where somebody signs up meanwhile, an index refuses the batch: each of it then goes by itself. */
async function writeOrSplit(dependencies: ImportDependencies, readable: ReadAccount[]) {
  try {
    return await writeAccounts(dependencies, readable)
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    const outcomes: Awaited<ReturnType<typeof writeAccounts>> = new Map()
    for (const one of readable) outcomes.set(one, await writeAlone(dependencies, one))
    return outcomes
  }
}

async function writeAlone(dependencies: ImportDependencies, one: ReadAccount) {
  try {
    return (await writeAccounts(dependencies, [one])).get(one) ?? 'existing'
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    // Somebody's record without an account, as the hosted provider's people have, holds the address.
    return { code: 'email_taken' } as const
  }
}
