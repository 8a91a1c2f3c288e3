/** Has the texts of imports read: a few lines on the spot, more of them in a thread. */
import { MINUTE_MS } from '@atrium/contract/rules/time/lengths'
import type { AskKnown, ImportContent, ImportSource } from '#member-imports/import-text.ts'
import { createThreadPool } from '#threads/thread-pool.ts'

export interface ImportReader {
  /** See `previewText` and `contentOf`; refuses also with what `ThreadPool.run` does. */
  preview(source: ImportSource, ask: AskKnown): Promise<Uint8Array>
  content(source: ImportSource): Promise<ImportContent>
  close(): Promise<void>
}

/** A few milliseconds of this thread. */
const ON_THE_SPOT_CHARACTERS = 4_096
const THREADS = 2
const DEADLINE_MS = MINUTE_MS

export function createImportReader(): ImportReader {
  const program = new URL('./reading-program.ts', import.meta.url)
  const pool = createThreadPool({ program, threads: THREADS, deadlineMs: DEADLINE_MS })
  const onTheSpot = () => import('#member-imports/import-text.ts')
  const isShort = (source: ImportSource) => 'text' in source && source.text.length <= ON_THE_SPOT_CHARACTERS
  return {
    preview: async (source, ask) =>
      isShort(source)
        ? (await onTheSpot()).previewText(source, ask)
        : ((await pool.run('previewText', source, ask)) as Uint8Array),
    content: async (source) =>
      isShort(source)
        ? (await onTheSpot()).contentOf(source)
        : ((await pool.run('contentOf', source)) as ImportContent),
    close: () => pool.close(),
  }
}
