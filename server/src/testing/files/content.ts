/** Uploads on a folder of their own, and forms that carry them: for tests. */
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Content, createContent } from '#content/content.ts'
import { createDiskStore } from '#content/stores/disk-store.ts'
import type { ContentStore } from '#content/stores/store.ts'
import type { Database } from '#db/database.ts'
import { createLimiter } from '#limits/limiter.ts'
import { limitDefaults } from '#limits/rates.ts'

const PLENTY = 1_000_000

export interface TestContent {
  folder: string
  on(db: Database, options?: { uploads?: number; store?: ContentStore }): Content
  /** Every file in the folder, by its path below it. */
  files(): Promise<string[]>
  remove(): Promise<void>
}

/** Images are shown from here. */
export const testContentOrigin = 'https://cdn.example'

export async function testContent(): Promise<TestContent> {
  const folder = await mkdtemp(join(tmpdir(), 'atrium-content-'))
  return {
    folder,
    on(db, { uploads = PLENTY, store = createDiskStore(folder) } = {}) {
      const limiter = createLimiter(db, { ...limitDefaults, upload: { max: uploads, windowSeconds: 60 } })
      const settings = { dataDir: folder, databaseUrl: undefined, content: { origin: testContentOrigin } }
      return createContent({ db, limiter, settings, store, log: { error: () => {} } })
    },
    async files() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true })
      return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

type Part = [field: string, value: string | { bytes: Buffer; name?: string; type?: string }]

/** A form as a browser sends it. */
export async function formOf(...parts: Part[]): Promise<{ headers: { 'content-type': string }; payload: Buffer }> {
  const form = new FormData()
  for (const [field, value] of parts) {
    if (typeof value === 'string') form.append(field, value)
    else
      form.append(
        field,
        new Blob([new Uint8Array(value.bytes)], { type: value.type ?? 'image/png' }),
        value.name ?? 'a.png',
      )
  }
  const sent = new Response(form)
  const headers = { 'content-type': sent.headers.get('content-type') ?? '' }
  return { headers, payload: Buffer.from(await sent.arrayBuffer()) }
}
