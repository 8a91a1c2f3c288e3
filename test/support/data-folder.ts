/** Data folders for the servers of tests. */
import { execFileSync } from 'node:child_process'
import { cp } from 'node:fs/promises'
import { temporaryFolder } from './temporary-folder.ts'

const madeBefore = 'ATRIUM_TEST_DATA_FOLDER'

/** Once, before the tests: makes what `dataFolder` copies, and tells the workers where it is. */
export function prepareDataFolder(): void {
  const program = new URL('migrated-folder.ts', import.meta.url).pathname
  process.env[madeBefore] = execFileSync(process.execPath, [program], { encoding: 'utf8' })
}

/** A data folder of its own with an empty database: a server's first start takes twice the computing of a later one. */
export async function dataFolder(purpose: string): Promise<string> {
  const folder = await temporaryFolder(purpose)
  const made = process.env[madeBefore]
  if (made === undefined) throw new Error('no data folder was prepared for the tests')
  await cp(made, folder, { recursive: true })
  return folder
}
