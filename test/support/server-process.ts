/** The real server as a child process on a free port: started, watched until ready, stopped or killed. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { startCommand } from '../../scripts/start-command.ts'
import { freePort } from './free-port.ts'
import { wideLimits } from './wide-limits.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const readyWithinMs = 60_000
const stopWithinMs = 15_000
const pollMs = 25

export interface ServerOptions {
  dataDir: string
  port?: number
  /** More settings, or others than these tests' own. */
  env?: Record<string, string>
  /** For where several start at once and share the processors. */
  readyWithinMs?: number
  /** What runs it, at the root of the tree; what `npm start` runs unless said. */
  command?: readonly [program: string, ...parameters: string[]]
}

export interface ServerProcess {
  origin: string
  hostDomain: string
  port: number
  /** Of the process itself; undefined where it could not be started. */
  pid: number | undefined
  /** Everything it wrote so far. */
  output: () => string
  errors: () => string
  /** Milliseconds from spawn to a green readiness. */
  readyMs: number
  /** SIGTERM; resolves with the exit code. */
  stop: () => Promise<number | null>
  /** SIGKILL; resolves when it is gone. */
  kill: () => Promise<void>
}

/** Starts a server and waits until `/readyz` is green; throws with its output if it ends before. */
export async function startServer(options: ServerOptions): Promise<ServerProcess> {
  const port = options.port ?? (await freePort())
  const began = performance.now()
  const run = launch({ ...options, port })
  const origin = `http://localhost:${port}`
  await untilReady(origin, run, options.readyWithinMs ?? readyWithinMs)
  return {
    origin,
    hostDomain: `localhost:${port}`,
    port,
    pid: run.child.pid,
    output: run.output,
    errors: run.errors,
    readyMs: performance.now() - began,
    stop: () => end(run.child, 'SIGTERM'),
    kill: async () => void (await end(run.child, 'SIGKILL')),
  }
}

/** A server that somebody else started, and will end; a sentence where there is none. */
export function runningAt(address: string | undefined): ServerProcess | string {
  if (address === undefined) return 'CLUSTER_ORIGIN does not say where a cluster is: npm run test:cluster does.'
  const { origin, host, port } = new URL(address)
  const notOurs = () => Promise.reject(new Error('This server is not for a test to end.'))
  return {
    origin,
    hostDomain: host,
    port: Number(port),
    pid: undefined,
    readyMs: 0,
    output: () => '',
    errors: () => '',
    stop: async () => null,
    kill: notOurs,
  }
}

export interface Ended {
  code: number | null
  output: string
  errors: string
}

/** Runs a server that is expected to refuse: resolves with its exit code and output. */
export async function runToEnd(options: ServerOptions, withinMs: number): Promise<Ended> {
  const run = launch(options)
  const timer = setTimeout(() => run.child.kill('SIGKILL'), withinMs)
  if (run.child.exitCode === null) await once(run.child, 'close')
  clearTimeout(timer)
  return { code: run.child.exitCode, output: run.output(), errors: run.errors() }
}

function launch({ dataDir, port, env, command }: ServerOptions) {
  const settings: Record<string, string> = { DATA_DIR: dataDir, ...wideLimits }
  if (port !== undefined) Object.assign(settings, { PORT: String(port), HOST_DOMAIN: `localhost:${port}` })
  const [program, ...parameters] = command ?? startCommand
  const child = spawn(program, parameters, {
    cwd: root,
    env: { ...inherited(), ...settings, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const text = { out: '', err: '' }
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (text.out += chunk))
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (text.err += chunk))
  const orphaned = () => child.kill('SIGKILL')
  process.once('exit', orphaned)
  child.once('exit', () => process.removeListener('exit', orphaned))
  return { child, output: () => text.out, errors: () => text.err }
}

/** The tests' own environment without settings of the product that a developer may have set. */
function inherited(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, LANG, SystemRoot } = process.env
  return { PATH, HOME, TMPDIR, LANG, SystemRoot }
}

async function untilReady(origin: string, run: ReturnType<typeof launch>, withinMs: number): Promise<void> {
  const deadline = Date.now() + withinMs
  while (Date.now() < deadline) {
    if (run.child.exitCode !== null || run.child.signalCode !== null) break
    const ready = await fetch(`${origin}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ready) return
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
  await end(run.child, 'SIGKILL')
  throw new Error(`The server did not become ready.\n${run.errors()}\n${run.output()}`)
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  child.kill(signal)
  const timer = setTimeout(() => child.kill('SIGKILL'), stopWithinMs)
  await once(child, 'exit')
  clearTimeout(timer)
  return child.exitCode
}
