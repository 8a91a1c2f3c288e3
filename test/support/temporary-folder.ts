/** A fresh folder outside the tree, and its removal. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export function temporaryFolder(purpose: string): Promise<string> {
  return mkdtemp(join(tmpdir(), `atrium-${purpose}-`))
}

export async function removeFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 3 })
}
