/**
 * `npm start`: builds the pages and the server when they are missing or old, and runs the server in this process.
 * Plain JavaScript that older Nodes can read, so that they can say what is missing.
 */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import * as nodeModule from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { ancestorsIn } from './ancestors.js'
import { tellProgress } from './progress.js'

const neededMajor = 24
const ownMajor = Number(process.versions.node.split('.')[0])
const root = fileURLToPath(new URL('..', import.meta.url))
const installedNode = fileURLToPath(new URL('../node_modules/.bin/node', import.meta.url))

/**
 * Memory that is freed at the top of the heap goes back to the system from 128 KB on, and buffers of that size at once.
 * By itself the C library keeps twice the largest buffer that it ever freed: tens of megabytes, of what the start read.
 */
const freedMemoryReturned = { MALLOC_TRIM_THRESHOLD_: String(128 * 1024) }

if (ownMajor >= neededMajor) await startWithFreedMemoryReturned()
else if (existsSync(installedNode) && !process.env['ATRIUM_NODE_CHANGED']) runUnder(installedNode)
else refuse()

/**
 * What the C library is to know it reads when a process begins, so this one begins anew: the same process, with its id
 * and files. Elsewhere than on Linux, below an older Node (which says it as it spawns), and where an operator says
 * something else, it goes on as it is.
 */
async function startWithFreedMemoryReturned() {
  const { execPath, execArgv, argv, env } = process
  const isTold = env['MALLOC_TRIM_THRESHOLD_'] !== undefined
  if (process.platform === 'linux' && !process.connected && !isTold)
    process.execve?.(execPath, [execPath, ...execArgv, ...argv.slice(1)], { ...freedMemoryReturned, ...env })
  await start()
}

async function start() {
  endWithParent()
  console.log('Starting.')
  const { webIsBuilt } = await import('./web-build.js')
  const webReady = webIsBuilt() ? Promise.resolve() : buildPages()
  webReady.catch(() => undefined) // the server reports it, unless something else stopped it before
  const server = await loadServer()
  await server.start(webReady).catch(server.failToStart)
  keepMemorySmall()
  nodeModule.flushCompileCache() // by itself it is written at the end, and a start that is killed has none
}

/**
 * V8 lets the heap grow to several times of what lives before it looks; with two fifths more, the resident set is
 * 100 MB smaller under load, and no request costs more.
 */
function keepMemorySmall() {
  setFlagsFromString('--heap-growing-percent=40')
  // What is young is little: sharing it among threads costs more than it saves them.
  setFlagsFromString('--no-parallel-scavenge')
}

/**
 * Compiled ahead, and what V8 made of it the last time. Where it cannot be compiled, the sources run as they are.
 * @returns {Promise<typeof import('../server/src/main.ts')>}
 */
async function loadServer() {
  const { builtServer } = await import('./server-build.js')
  if (builtServer() === undefined) await buildInChild('server').catch(() => undefined)
  const folder = builtServer()
  if (folder === undefined) return import('../server/src/main.ts')
  nodeModule.enableCompileCache(join(folder, 'compile-cache'))
  const { tellStacksInSources } = await import('./source-stacks.js')
  tellStacksInSources()
  const main = pathToFileURL(join(folder, 'main.js')).href
  return /** @type {typeof import('../server/src/main.ts')} */ (await import(main))
}

async function buildPages() {
  const end = tellProgress({
    begin: 'Building the pages, once: this takes some 10 seconds, on a slow machine a minute. Later starts reuse them.',
    going: 'Still building the pages',
    done: 'The pages are built',
  })
  try {
    await buildInChild('pages')
    end('done')
  } catch (error) {
    end('failed')
    throw new Error('The pages could not be built.', { cause: error })
  }
}

/**
 * In a process of its own, so that both cores work and the bundler's memory goes with it.
 * @param {'pages' | 'server'} what
 * @returns {Promise<void>}
 */
function buildInChild(what) {
  return new Promise((resolve, reject) => {
    const script = ['scripts/build.ts', what]
    const build = spawn(process.execPath, script, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
    process.once('exit', () => build.kill())
    build.once('error', reject)
    build.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`The build ended with ${code}.`))))
  })
}

/** A parent killed outright (npm, its shell, the older Node below) tells nobody: the server then stops by itself. */
function endWithParent() {
  const stop = () => process.kill(process.pid, 'SIGTERM')
  process.once('disconnect', stop)
  if (process.env['npm_lifecycle_event'] !== 'start') return
  const first = ancestors()
  const checkEveryMs = 200
  const timer = setInterval(() => {
    if (ancestors() === first) return
    clearInterval(timer)
    stop()
  }, checkEveryMs)
  timer.unref()
}

/** The parent, and where the system tells it, npm behind a shell. */
function ancestors() {
  const parent = process.ppid
  try {
    return ancestorsIn(parent, readFileSync(`/proc/${parent}/status`, 'utf8'))
  } catch {
    return ancestorsIn(parent)
  }
}

/** @param {string} node */
function runUnder(node) {
  const child = spawn(node, [...process.execArgv, ...process.argv.slice(1)], {
    env: { ...freedMemoryReturned, ...process.env, ATRIUM_NODE_CHANGED: '1' },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal))
  child.once('error', refuse)
  child.once('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}

function refuse() {
  console.error(
    `Atrium needs Node ${neededMajor} or newer and this is ${process.version}: run npm ci, which brings one, or install it.`,
  )
  process.exit(1)
}
