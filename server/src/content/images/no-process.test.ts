/** Where no process can be had, an upload fails by itself: it takes nobody along. */
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const REENCODE = fileURLToPath(new URL('./reencode.ts', import.meta.url))

test('with as many files open as there may be it rejects, and the process goes on', async () => {
  const program = `
    const { openSync } = await import('node:fs')
    const { reencode } = await import(${JSON.stringify(REENCODE)})
    try { for (;;) openSync('/dev/null', 'r') } catch {}
    const why = await reencode('from', 'to').catch(({ code }) => code)
    await new Promise((resolve) => setImmediate(resolve))
    process.stdout.write(String(why), () => process.exit())`
  const limited = ['-c', 'ulimit -n 64 && exec "$@"', 'sh', process.execPath, '--input-type=module', '-e', program]
  expect((await promisify(execFile)('sh', limited)).stdout).toBe('EMFILE')
})
