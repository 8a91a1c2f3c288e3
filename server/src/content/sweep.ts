/** Clears away images that nothing shows, and what crashes left behind. */
import { DAY_MS } from '@atrium/contract/rules/time/lengths'
import type { Database } from '#db/database.ts'
import { deleteUnclaimed, knownContents } from './queries.ts'
import type { ContentStore } from './stores/store.ts'

/** How long an image may wait for something to show it. */
const UNCLAIMED_MS = DAY_MS
const ROWS_AT_ONCE = 200
/** More strangers than this in the store, and than images that are known, are no left-overs. */
const LEFT_OVERS = 100

export interface Sweeping {
  db: Database
  store: ContentStore
  log: { error(details: object, message: string): void }
}

/**
 * Images that are older than a day and that nothing shows. The row goes first: a claim either held it
 * before, or finds it gone. A crash in between leaves a file without a row.
 */
export async function removeUnclaimed({ db, store }: Sweeping): Promise<void> {
  const before = new Date(Date.now() - UNCLAIMED_MS)
  for (;;) {
    const names = await db.transaction((tx) => deleteUnclaimed(tx, { before, limit: ROWS_AT_ONCE }))
    for (const name of names) await store.remove(name)
    if (names.length === 0) return
  }
}

/**
 * Files without a row. A row is there before its file and names are never used again, so a file that was
 * seen before its row was looked for, and has none, is nobody's.
 *
 * A store full of strangers belongs to another database (a wrong setting, a restored backup): nothing of
 * it is touched.
 */
export async function removeUnknown({ db, store, log }: Sweeping): Promise<void> {
  const unknown: string[] = []
  let known = 0
  for await (const names of store.list()) {
    const rows = await knownContents(db, names)
    known += rows.size
    unknown.push(...names.filter((name) => !rows.has(name)))
  }
  if (unknown.length > LEFT_OVERS && unknown.length > known) {
    log.error({ known, unknown: unknown.length }, 'the store of images seems to belong to another database')
    return
  }
  for (const name of unknown) await store.remove(name)
}
