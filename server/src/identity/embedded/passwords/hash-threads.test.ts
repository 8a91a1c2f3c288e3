/** Hashes give way to answers. In a process of its own, whose priority can be changed. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'

/** How far threads of a process that hashed stand behind its main one, those that do. */
async function threadsBehind(before = ''): Promise<number[]> {
  const script = `
    import { getPriority, setPriority } from 'node:os'
    import { readdirSync } from 'node:fs'
    import { createPasswords } from './passwords.ts'
    ${before}
    const passwords = createPasswords()
    await Promise.all(Array.from({ length: 8 }, () => passwords.hash('correct horse')))
    const threads = readdirSync('/proc/self/task').map((thread) => getPriority(Number(thread)) - getPriority())
    console.log(JSON.stringify(threads.filter((behind) => behind > 0)))`
  const options = { cwd: import.meta.dirname }
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], options)
  return JSON.parse(stdout) as number[]
}

const onEachCore = (behind: number) => Array.from({ length: availableParallelism() }, () => behind)

test.runIf(process.platform === 'linux')('one thread for each core hashes, behind the one that answers', async () => {
  expect(await threadsBehind()).toEqual(onEachCore(5))
})

test.runIf(process.platform === 'linux')('a server that was itself started low has them lower still', async () => {
  expect(await threadsBehind('setPriority(10)')).toEqual(onEachCore(5))
  expect(await threadsBehind('setPriority(16)')).toEqual(onEachCore(3))
})
