/** Before the browser tests, once: a browser and the built pages. */
import { execFileSync } from 'node:child_process'
import { prepareDataFolder } from '../../support/data-folder.ts'
import { ensureChromium } from './find-chromium.ts'

export default function prepare(): void {
  // The workers read the configuration again, and find the browser by this.
  process.env['CHROMIUM_PATH'] = ensureChromium(console.log)
  execFileSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' })
  prepareDataFolder()
}
