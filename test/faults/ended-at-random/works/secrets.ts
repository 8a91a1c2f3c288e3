/** The key that wraps secrets turned over by the command, which is killed as well, and run to its end behind it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { runToEnd } from '../../../support/server-process.ts'
import type { Place } from '../place.ts'
import type { Work } from '../work.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const command = [process.execPath, 'scripts/turn-secrets.ts'] as const
const commandMs = 120_000

export function turningSecrets(place: Place): Work {
  let running: ReturnType<typeof spawn> | undefined
  let isTurned = false
  const faults: string[] = []
  return {
    name: 'a turn of the key',
    begin() {
      const { PATH, HOME, TMPDIR } = process.env
      const env = { PATH, HOME, TMPDIR, DATA_DIR: place.dataDir, ...place.env() }
      running = spawn(command[0], [command[1]], { cwd: root, env, stdio: 'ignore' })
      return Promise.resolve()
    },
    async settle() {
      if (isTurned) return
      if (running !== undefined && running.exitCode === null && running.signalCode === null) {
        running.kill('SIGKILL')
        await once(running, 'exit')
      }
      const turned = await runToEnd({ dataDir: place.dataDir, env: place.env(), command }, commandMs)
      isTurned = turned.code === 0
      if (!isTurned) faults.push(`the key was not turned over: ${turned.errors}${turned.output}`)
      const unopened = /.*no key that is here.*/.exec(turned.output)
      if (unopened !== null) faults.push(unopened[0])
      place.nextKey()
    },
    faults: () => Promise.resolve(faults.splice(0)),
  }
}
