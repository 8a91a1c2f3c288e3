/** Chooses where images are kept. */
import type { ContentSettings } from '#content/settings.ts'
import { createDiskStore } from './disk-store.ts'
import type { ContentStore } from './store.ts'

export async function openStore(settings: { dataDir: string; content: ContentSettings }): Promise<ContentStore> {
  const { s3 } = settings.content
  if (s3 === undefined) return createDiskStore(settings.dataDir)
  // The client of a store on the network is large: it is loaded where there is one.
  const { createS3Store } = await import('./s3-store.ts')
  return createS3Store(s3)
}
