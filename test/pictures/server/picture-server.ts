/** The server whose pages the pictures are of: always at the same address, with a clock that stands still. */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startParameters } from '../../../scripts/start-command.ts'
import { freePort } from '../../support/free-port.ts'
import { startServer, type ServerProcess } from '../../support/server-process.ts'
import { timezone } from '../moment.ts'

/** Addresses are to be read in pictures. */
const port = 8390
/** A first start makes the database; on a busy machine that takes its time. */
const readyWithinMs = 240_000
const heldClock = fileURLToPath(new URL('held-clock.ts', import.meta.url))

export interface PictureServer extends ServerProcess {
  /** From now on its clock stands there. */
  setClock: (at: number) => Promise<void>
}

interface PictureServerOptions {
  /** The checkout whose server it is. */
  root: string
  dataDir: string
  /** Where its clock stands. */
  at: number
  /** Each look at the clock takes a millisecond. */
  ticks?: boolean
}

/** Throws where its address is taken. */
export async function startPictureServer(options: PictureServerOptions): Promise<PictureServer> {
  const { root, dataDir, at, ticks = false } = options
  const clockPort = await freePort()
  const [script = '', ...flags] = startParameters(root).toReversed()
  const server = await startServer({
    dataDir,
    port,
    readyWithinMs,
    env: {
      TZ: timezone,
      HELD_CLOCK_AT: String(at),
      HELD_CLOCK_PORT: String(clockPort),
      HELD_CLOCK_TICKS: String(ticks),
    },
    command: [process.execPath, '--import', heldClock, ...flags.toReversed(), join(root, script)],
  })
  const setClock = async (moment: number) => {
    await fetch(`http://127.0.0.1:${clockPort}/${moment}`)
  }
  return { ...server, setClock }
}
