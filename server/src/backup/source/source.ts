/** A database at one moment, from which all of it is read. */
import type { ArchiveHeader, ArchiveTable } from '#backup/archive/format.ts'
import type { ContentStore } from '#content/stores/store.ts'
import type { Queryable } from '#db/database.ts'

export interface Source {
  kind: ArchiveHeader['database']
  /** Whatever is asked here is answered as of that moment. */
  db: Queryable
  /** Its rows, in COPY's text format; a piece ends with the end of a row or within one. */
  rowsOf(table: ArchiveTable): AsyncIterable<Uint8Array>
  images: Pick<ContentStore, 'get'>
  /** Once all is read: throws `BackupError` where it was taken away meanwhile, and what was read is no whole. */
  requireThere(): void
  close(): Promise<void>
}
