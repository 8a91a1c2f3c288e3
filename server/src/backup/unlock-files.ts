/** What opens an archive, from the files that a command names: among its arguments everybody on the machine could read it. */
import { readFile } from 'node:fs/promises'
import type { Unlocks } from './archive/encryption.ts'
import { BackupError } from './backup-error.ts'

export interface UnlockFiles {
  /** Where no file is named. */
  passphrase: string | undefined
  passphraseFile: string | undefined
  /** As `age-keygen` writes them. */
  identityFiles: readonly string[] | undefined
}

/** Throws `BackupError` for a file that cannot be read. */
export async function readUnlocks({ passphrase, passphraseFile, identityFiles = [] }: UnlockFiles): Promise<Unlocks> {
  const identities: string[] = []
  for (const file of identityFiles) {
    const lines = (await readText(file)).split('\n').map((line) => line.trim())
    identities.push(...lines.filter((line) => line !== '' && !line.startsWith('#')))
  }
  const text = passphraseFile === undefined ? passphrase : (await readText(passphraseFile)).replace(/\r?\n$/, '')
  return { passphrase: text, identities }
}

async function readText(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((cause: unknown) => {
    throw new BackupError(`${file} cannot be read.`, { cause })
  })
}
