/**
 * Keeps V8 from optimizing the engine's SQL parser.
 *
 * V8 compiles each function of the engine simply at its first call, and optimizes those that are called much. For the
 * parser, one function of 105 kB, that takes 600 MB and seconds of a core, and brings little: a statement that comes
 * again is not parsed again. V8 has no list of functions to leave alone. But whether a function counts its calls, to
 * be optimized, is settled while it is compiled simply, and this flag (`node --v8-options`) says that only one function
 * does: function 0, which is none of the engine's own. An empty statement is then parsed, and little else is compiled
 * meanwhile.
 *
 * Where a V8 does not have the flag, all is as it would be without this, memory too.
 */
import { setFlagsFromString } from 'node:v8'
import { type PGlite, protocol } from '@electric-sql/pglite'

const { serialize } = protocol

/** Before the engine is asked anything else; it has to be ready. */
export async function compileParserPlainly(engine: Pick<PGlite, 'execProtocol'>): Promise<void> {
  // What reads messages is used by every call, and compiled as ever.
  await engine.execProtocol(serialize.sync(), { syncToFs: false })
  setFlagsFromString('--wasm-tier-up-filter=0')
  try {
    await engine.execProtocol(serialize.query(''), { syncToFs: false })
  } finally {
    setFlagsFromString('--wasm-tier-up-filter=-1')
  }
}
