/** Has an image decoded and written anew, in a process of its own. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { EXIT_DISK_FULL } from './exit-codes.ts'

/** The field message of what is wrong with an image. */
export type RefusedImage = 'fileNotImage' | 'fileTooManyPixels'

/** What the program says. */
export type Outcome = { bytes: number } | { refused: RefusedImage }

const PROGRAM = fileURLToPath(new URL('./reencode-program.ts', import.meta.url))
const TIME_LIMIT_MS = 20_000

/**
 * Writes the image to `target` as WebP: upright, without metadata, at most 2,048 pixels on its long
 * side. An image that ends its decoder, or takes too long, is refused like one that cannot be decoded.
 * Rejects where the program itself does not run.
 */
export async function reencode(source: string, target: string): Promise<Outcome> {
  const child = spawn(process.execPath, [PROGRAM, source, target], {
    // None of the settings, which hold secrets.
    env: {},
    stdio: ['pipe', 'pipe', 'pipe'],
    timeout: TIME_LIMIT_MS,
    killSignal: 'SIGKILL',
  })
  // Where there is none to be had, as with too many open files, there are no pipes either.
  await once(child, 'spawn')
  // It may have ended already when its pipe is closed.
  child.stdin.on('error', () => {})
  const [said, complained, [exitCode, signal]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>,
  ])
  if (signal !== null) return { refused: 'fileNotImage' }
  if (exitCode === EXIT_DISK_FULL) throw Object.assign(new Error('no room for the image'), { code: 'ENOSPC' })
  if (exitCode !== 0) throw new Error(`the decoder did not run: ${complained.slice(0, 1_000)}`)
  return JSON.parse(said) as Outcome
}
