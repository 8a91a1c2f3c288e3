/** Stops processes without ending them, as a machine that hangs: connections stay open, and nobody answers. */
import { readdir, readFile } from 'node:fs/promises'

/** These and all that they started, parents first, so that none starts more. Answers how to let them go on. */
export async function freeze(...pids: readonly number[]): Promise<() => void> {
  const frozen: number[] = []
  let next = [...pids]
  while (next.length > 0) {
    for (const pid of next) signal(pid, 'SIGSTOP')
    frozen.push(...next)
    next = (await startedBy(next)).filter((pid) => !frozen.includes(pid))
  }
  return () => {
    for (const pid of frozen) signal(pid, 'SIGCONT')
  }
}

async function startedBy(parents: readonly number[]): Promise<number[]> {
  const found: number[] = []
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')
    // Behind the name, which stands in brackets and may hold anything: the state, and who started it.
    const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (parents.includes(Number(parent))) found.push(Number(name))
  }
  return found
}

/** One that ended meanwhile needs none. */
function signal(pid: number, name: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
