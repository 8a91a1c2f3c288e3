/** What every part of the cluster is given: a temporary folder, who runs what must not be root, where programs are. */
import { randomBytes } from 'node:crypto'
import { chownSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { unprivileged } from '../../test/postgres/start.ts'
import { temporaryFolder } from '../../test/support/temporary-folder.ts'
import { findPrograms, type Programs } from './programs.ts'

export interface Ground {
  folder: string
  logs: string
  programs: Programs
  /** PostgreSQL, PgBouncer and nginx's workers do not run as root. */
  as: { uid?: number; gid?: number }
  passwords: { app: string; superuser: string; replication: string }
  /** A folder of a part's own, below the cluster's. */
  folderOf: (part: string) => Promise<string>
  /** Gives a file to whoever runs the part. */
  give: (path: string) => void
}

const PASSWORD_BYTES = 18

/** Answers the sentence where something is missing. */
export async function layGround(): Promise<Ground | { missing: string }> {
  const programs = findPrograms()
  if ('missing' in programs) return programs
  const as = unprivileged()
  if ('unavailable' in as) return { missing: as.unavailable }
  const folder = await temporaryFolder('cluster')
  const give = (path: string) => ('uid' in as ? chownSync(path, as.uid, as.gid) : undefined)
  give(folder)
  const folderOf = async (part: string) => {
    const path = join(folder, part)
    await mkdir(path, { mode: 0o700 })
    give(path)
    return path
  }
  const password = () => randomBytes(PASSWORD_BYTES).toString('base64url')
  const passwords = { app: password(), superuser: password(), replication: password() }
  return { folder, logs: await folderOf('logs'), programs, as, passwords, folderOf, give }
}
