/** Before the fault tests, once: the pages that the real server serves. */
import { execFileSync } from 'node:child_process'
import { prepareDataFolder } from '../../support/data-folder.ts'

export default function prepare(): void {
  execFileSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' })
  prepareDataFolder()
}
