/** Counts out of the runners' reports. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { removeFolder, temporaryFolder } from '../test/temporary-folder.ts'
import { add, nothing, readReport } from './test-counts.ts'

test('vitest and Playwright reports are read and summed; a missing one is nothing', async () => {
  const folder = await temporaryFolder('counts')
  const [vitest, playwright] = [join(folder, 'vitest.json'), join(folder, 'playwright.json')]
  await writeFile(vitest, JSON.stringify({ numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 }))
  await writeFile(playwright, JSON.stringify({ stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 1 } }))
  const counts = [
    await readReport('vitest', vitest),
    await readReport('playwright', playwright),
    await readReport('vitest', join(folder, 'gone.json')),
  ]
  expect(counts.reduce(add, nothing)).toEqual({ passed: 8, failed: 3, skipped: 4 })
  await removeFolder(folder)
})
