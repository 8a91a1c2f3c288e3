/** One program of the cluster: started with a log of its own, watched, ended by its id. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, closeSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { onPath } from '../../test/support/find-program.ts'

export interface Part {
  name: string
  pid: number
  isRunning: () => boolean
  /** Resolves once it has ended, however that came. */
  ended: Promise<unknown>
  /** Resolves when it is gone; SIGKILL where it does not end in time. */
  end: (signal?: NodeJS.Signals, withinMs?: number) => Promise<void>
  /** What it wrote so far. */
  log: () => Promise<string>
}

export interface PartOptions {
  name: string
  /** The folder of the cluster's logs. */
  logs: string
  program: string
  parameters: readonly string[]
  env?: NodeJS.ProcessEnv
  cwd?: string
  /** Who runs it, where that is not whoever starts the cluster. */
  as?: { uid?: number; gid?: number }
}

/** Ends a part with whoever started it, however that ends; the exit hook below does it where this is not there. */
const withUs = onPath('setpriv')
const END_WITHIN_MS = 20_000
const POLL_MS = 50

export function startPart({ name, logs, program, parameters, env, cwd, as = {} }: PartOptions): Part {
  const path = join(logs, `${name}.log`)
  const out = openSync(path, 'a')
  const command = withUs === undefined ? [program] : [withUs, '--pdeathsig', 'TERM', '--', program]
  const child = spawn(command[0] ?? program, [...command.slice(1), ...parameters], {
    stdio: ['ignore', out, out],
    env: env ?? process.env,
    cwd,
    ...as,
  })
  closeSync(out)
  // What could not be started is found out by whoever waits for it.
  child.on('error', () => undefined)
  const orphaned = () => child.kill('SIGKILL')
  process.once('exit', orphaned)
  child.once('exit', () => process.removeListener('exit', orphaned))
  return {
    name,
    pid: child.pid ?? 0,
    isRunning: () => isRunning(child),
    ended: new Promise((resolve) => child.once('exit', resolve)),
    end: (signal = 'SIGTERM', withinMs = END_WITHIN_MS) => end(child, signal, withinMs),
    log: () => readFile(path, 'utf8'),
  }
}

function isRunning({ pid, exitCode, signalCode }: ChildProcess): boolean {
  return pid !== undefined && exitCode === null && signalCode === null
}

async function end(child: ChildProcess, signal: NodeJS.Signals, withinMs: number): Promise<void> {
  if (!isRunning(child)) return
  const ended = once(child, 'exit')
  child.kill(signal)
  const timer = setTimeout(() => child.kill('SIGKILL'), withinMs)
  await ended
  clearTimeout(timer)
}

/** Waits until `ask` answers true; rejects with the part's log where it ends before, or it takes too long. */
export async function untilTrue(
  what: string,
  withinMs: number,
  ask: () => Promise<boolean>,
  part?: Part,
): Promise<void> {
  const deadline = Date.now() + withinMs
  while (Date.now() < deadline && (part?.isRunning() ?? true)) {
    if (await ask().catch(() => false)) return
    await wait(POLL_MS)
  }
  const log = part ? `\n${(await part.log()).slice(-4_000)}` : ''
  throw new Error(`${what} did not happen within ${withinMs / 1_000} s.${log}`)
}
