/**
 * Keeps V8 from optimizing what of the engine is not worth it.
 *
 * V8 compiles each function of the engine simply at its first call, and optimizes those that are called much. For the
 * SQL parser, one function of 105 kB, that takes 600 MB and seconds of a core, and brings little: a statement that
 * comes again is not parsed again. V8 has no list of functions to leave alone. But whether a function counts its calls,
 * to be optimized, is settled while it is compiled simply, and a flag (`node --v8-options`) says that only one function
 * does: function 0, which is none of the engine's own.
 *
 * Where a V8 does not have the flags, all is as it would be without this, memory too.
 */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { type PGlite, protocol } from '@electric-sql/pglite'

/** What the driver takes as its engine. */
type EngineCode = object
/** TypeScript knows it of browsers only. */
declare const WebAssembly: { Module: new (bytes: Uint8Array) => EngineCode }

const { serialize } = protocol
let underWay = 0

/** What is compiled meanwhile is never optimized. */
async function plainly<T>(work: () => Promise<T>): Promise<T> {
  underWay += 1
  setFlagsFromString('--wasm-tier-up-filter=0')
  try {
    return await work()
  } finally {
    underWay -= 1
    if (underWay === 0) setFlagsFromString('--wasm-tier-up-filter=-1')
  }
}

/** Before the engine is asked anything else; it has to be ready. An empty statement is parsed, and little else compiled. */
export async function compileParserPlainly(engine: Pick<PGlite, 'execProtocol'>): Promise<void> {
  // What reads messages is used by every call, and compiled as ever.
  await engine.execProtocol(serialize.sync(), { syncToFs: false })
  await plainly(() => engine.execProtocol(serialize.query(''), { syncToFs: false }))
}

/** Runs `work` with the engine for a short use, such as making a database. Its code is its own: no later engine has it. */
export function withPlainEngine<T>(work: (engine: EngineCode) => Promise<T>): Promise<T> {
  return plainly(async () => {
    const bytes = await readFile(
      join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), 'pglite.wasm'),
    )
    setFlagsFromString('--no-wasm-native-module-cache')
    const engine = new WebAssembly.Module(bytes)
    setFlagsFromString('--wasm-native-module-cache')
    return work(engine)
  })
}
