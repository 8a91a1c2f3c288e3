/** Hashes give way to answers. Each in a process of its own, for both change the whole process. */
import { execFileSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'

function inProcess(script: string, env: Record<string, string> = {}): unknown {
  const { UV_THREADPOOL_SIZE: _, ...inherited } = process.env
  const options = { encoding: 'utf8', cwd: import.meta.dirname, env: { ...inherited, ...env } } as const
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '--eval', script], options))
}

const started = `
  import { getPriority } from 'node:os'
  import { readdirSync } from 'node:fs'
  import { lowerHashPriority, sizeThreadPool } from './hash-threads.ts'
  import { createPasswords } from './passwords.ts'
  const none = lowerHashPriority()
  sizeThreadPool()
  await createPasswords().ready()
  const priorities = readdirSync('/proc/self/task').map((thread) => getPriority(Number(thread)))
  const lowered = priorities.filter((priority) => priority > getPriority(process.pid)).length
  console.log(JSON.stringify({ none, lowered }))
`

test.runIf(process.platform === 'linux')('the threads that hash stand behind the one that answers', () => {
  expect(inProcess(started)).toEqual({ none: 0, lowered: availableParallelism() + 4 })
})

test.runIf(process.platform === 'linux')('an operator’s own size of the pool stays', () => {
  expect(inProcess(started, { UV_THREADPOOL_SIZE: '2' })).toEqual({ none: 0, lowered: 2 })
})

test.runIf(process.platform === 'linux')('a server that was itself started low has them lower still', () => {
  expect(inProcess(`import { setPriority } from 'node:os'; setPriority(10); ${started}`)).toEqual({
    none: 0,
    lowered: availableParallelism() + 4,
  })
})
