/** Short jobs in threads that have the next one lying ready. */
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { createThreadsAhead } from './threads-ahead.ts'

const program = new URL('./test-program.ts', import.meta.url)
const threadsOf = (threads: number) => createThreadsAhead({ program, threads })

test('each job has its own answer, in however many threads they are', async () => {
  const { run } = threadsOf(2)
  const words = Array.from({ length: 20 }, (_, at) => `word ${at}`)
  expect(await Promise.all(words.map((word) => run('echoed', word)))).toEqual(words)
})

test('a job that fails fails its caller alone', async () => {
  const { run } = threadsOf(1)
  const outcomes = await Promise.allSettled([run('echoed', 1), run('failed', null), run('echoed', 2)])
  expect(outcomes).toMatchObject([
    { value: 1 },
    { reason: { message: expect.stringContaining('hunter2') } },
    { value: 2 },
  ])
})

test('a thread that ends fails the job that it was doing; what lay ready in it is done by another', async () => {
  const { run } = threadsOf(1)
  const outcomes = await Promise.allSettled([run('echoed', 1), run('ends', null), run('echoed', 2), run('echoed', 3)])
  expect(outcomes).toMatchObject([{ value: 1 }, { reason: { code: 'unavailable' } }, { value: 2 }, { value: 3 }])
  expect(await run('echoed', 4)).toBe(4)
})

/** What becomes of three jobs, with as many files open as there may be; `before` runs while there are others. */
async function withoutFiles(before: string): Promise<unknown> {
  const script = `
    import { openSync } from 'node:fs'
    import { createThreadsAhead } from ${JSON.stringify(fileURLToPath(new URL('./threads-ahead.ts', import.meta.url)))}
    const { run } = createThreadsAhead({ program: new URL(${JSON.stringify(program.href)}), threads: 2 })
    ${before}
    try { for (;;) openSync('/dev/null', 'r') } catch {}
    const outcomes = await Promise.allSettled([run('echoed', 1), run('echoed', 2), run('echoed', 3)])
    const told = JSON.stringify(outcomes.map(({ value, reason }) => value ?? reason.code))
    process.stdout.write(told, () => process.exit())`
  const limited = ['-c', 'ulimit -n 64 && exec "$@"', 'sh', process.execPath, '--input-type=module', '-e', script]
  return JSON.parse((await promisify(execFile)('sh', limited)).stdout)
}

test('503 where no thread can be had, and the process goes on', async () => {
  expect(await withoutFiles('')).toEqual(['unavailable', 'unavailable', 'unavailable'])
})

test('where no further thread can be had, the one that is there does all', async () => {
  expect(await withoutFiles(`await run('echoed', 0)`)).toEqual([1, 2, 3])
})

test('threads that wait for work keep no process alive, and work does', async () => {
  const script = `
    import { createThreadsAhead } from ${JSON.stringify(fileURLToPath(new URL('./threads-ahead.ts', import.meta.url)))}
    const { run } = createThreadsAhead({ program: new URL(${JSON.stringify(program.href)}), threads: 2 })
    run('echoed', 'done').then((word) => process.stdout.write(word))`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script])
  expect(stdout).toBe('done')
})
