/** Backups and restores as an operator runs them: the commands, as processes of their own. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))

export interface Ran {
  code: number | null
  output: string
  errors: string
}

/** `killAfterMs`: with -9, whatever it is at. */
export async function run(
  command: 'backup' | 'restore',
  parameters: string[],
  env: Record<string, string>,
  killAfterMs?: number,
): Promise<Ran> {
  const { PATH, HOME, TMPDIR } = process.env
  const child = spawn(process.execPath, [`scripts/${command}.ts`, ...parameters], {
    cwd: root,
    env: { PATH, HOME, TMPDIR, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const timer = killAfterMs === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfterMs)
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  clearTimeout(timer)
  return { code: child.exitCode, output, errors }
}

/** Throws with what it said where it fails. */
export async function succeed(...asked: Parameters<typeof run>): Promise<string> {
  const { code, output, errors } = await run(...asked)
  if (code !== 0) throw new Error(`${asked[0]} ${asked[1].join(' ')} ended with ${code}: ${errors}${output}`)
  return output
}
