/** Google's own Auth emulator on free loopback ports, stopped by its own process. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../support/free-port.ts'
import { removeFolder, temporaryFolder } from '../support/temporary-folder.ts'
import { findOrInstall } from './install.ts'

/** Its prefix tells the emulator that no project of Google's is meant: it stays offline. */
export const projectId = 'demo-atrium'
const startWithinMs = 60_000
const stopWithinMs = 10_000
const pollMs = 100

export interface Emulator {
  /** `127.0.0.1:port`, as `FIREBASE_AUTH_EMULATOR_HOST` wants it. */
  host: string
  projectId: string
  stop: () => Promise<void>
}

/** Starts one, or says in a sentence why none can be had. */
export async function startEmulator(say: (sentence: string) => void): Promise<Emulator | { unavailable: string }> {
  const found = findOrInstall(say)
  if ('unavailable' in found) return found
  // Its configuration, its log and its memory of this user go to a folder of their own.
  const folder = await temporaryFolder('emulator')
  const host = `127.0.0.1:${await configure(folder)}`
  const run = launch(found.program, folder)
  const stop = async () => {
    await end(run.child)
    await removeFolder(folder)
  }
  if (!(await answers(host, run.child))) {
    await stop()
    throw new Error(`The Auth emulator did not start.\n${run.output()}`)
  }
  say(`Auth emulator: ${host}, project ${projectId}.`)
  return { host, projectId, stop }
}

/** Answers the port that it will listen on. */
async function configure(folder: string): Promise<number> {
  const { emulators } = JSON.parse(readFileSync(join(import.meta.dirname, 'firebase.json'), 'utf8')) as {
    emulators: Record<'auth' | 'hub' | 'logging', object>
  }
  const [auth, hub, logging] = [await freePort(), await freePort(), await freePort()]
  const placed = {
    ...emulators,
    auth: { ...emulators.auth, port: auth },
    hub: { ...emulators.hub, port: hub },
    logging: { ...emulators.logging, port: logging },
  }
  await writeFile(join(folder, 'firebase.json'), JSON.stringify({ emulators: placed }))
  return auth
}

function launch(program: string, folder: string) {
  const { PATH, HOME, TMPDIR, LANG, SystemRoot } = process.env
  // One process, without a shell and without children: to end it is to end the emulator.
  const child = spawn(
    process.execPath,
    [program, 'emulators:start', '--only', 'auth', '--project', projectId, '--non-interactive'],
    {
      cwd: folder,
      env: { PATH, HOME, TMPDIR, LANG, SystemRoot, XDG_CONFIG_HOME: folder, NO_UPDATE_NOTIFIER: '1', CI: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
  }
  const orphaned = () => child.kill('SIGKILL')
  process.once('exit', orphaned)
  child.once('exit', () => process.removeListener('exit', orphaned))
  return { child, output: () => text }
}

async function answers(host: string, child: ChildProcess): Promise<boolean> {
  const deadline = Date.now() + startWithinMs
  while (Date.now() < deadline && child.exitCode === null && child.signalCode === null) {
    const answered = await fetch(`http://${host}/emulator/v1/projects/${projectId}/config`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (answered) return true
    await wait(pollMs)
  }
  return false
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGINT')
  const timer = setTimeout(() => child.kill('SIGKILL'), stopWithinMs)
  await once(child, 'exit')
  clearTimeout(timer)
}
