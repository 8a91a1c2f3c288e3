/** Who runs on which core: the server that is measured on one, the database and the load on the other. */
import { spawnSync } from 'node:child_process'
import { onPath } from '../../../test/support/find-program.ts'

const serverCore = 0
const restCore = 1

/** This process and whatever it starts from now on, but for what `onServerCore` starts. Throws where it cannot be done. */
export function keepOffServerCore(): void {
  if (onPath('taskset') === undefined) throw new Error('taskset is needed (Debian’s util-linux), and two cores.')
  const { status, stderr } = spawnSync('taskset', ['-apc', String(restCore), String(process.pid)], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`Two cores are needed: ${stderr.trim()}`)
}

/** The same command, on the server's core. The process keeps its id. */
export function onServerCore(...command: string[]): readonly [program: string, ...parameters: string[]] {
  return ['taskset', '-c', String(serverCore), ...command]
}
