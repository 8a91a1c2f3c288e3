/** Counts out of the runners' reports. */
import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { removeFolder, temporaryFolder } from '../test/support/temporary-folder.ts'
import { add, nothing, readReport } from './test-counts.ts'

const vitestReport = {
  numPassedTests: 5,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 1,
  testResults: [
    {
      name: resolve('server/src/a.test.ts'),
      status: 'failed',
      message: '',
      assertionResults: [
        { fullName: 'one is one', status: 'passed', duration: 2_500, failureMessages: [] },
        { fullName: 'two is one', status: 'failed', failureMessages: ['\u001B[31mexpected 2\n   to be 1\u001B[39m'] },
      ],
    },
    { name: resolve('server/src/b.test.ts'), status: 'failed', message: 'no such module', assertionResults: [] },
  ],
}

const broken = { file: 'sign-in.spec.ts', line: 7, title: 'a greeting', ok: false }
const playwrightReport = {
  stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 1 },
  suites: [
    {
      specs: [{ ...broken, ok: true, tests: [{ results: [{ duration: 12_000 }] }] }],
      suites: [{ specs: [{ ...broken, tests: [{ results: [{ error: { message: 'Timed out' } }] }] }] }],
    },
  ],
}

test('vitest and Playwright reports are read and summed, with what failed and how long each took; a missing one is nothing', async () => {
  const folder = await temporaryFolder('counts')
  const [vitest, playwright] = [join(folder, 'vitest.json'), join(folder, 'playwright.json')]
  await writeFile(vitest, JSON.stringify(vitestReport))
  await writeFile(playwright, JSON.stringify(playwrightReport))
  const counts = [
    await readReport('vitest', vitest),
    await readReport('playwright', playwright),
    await readReport('vitest', join(folder, 'gone.json')),
  ]
  expect(counts.reduce(add, nothing)).toEqual({
    passed: 8,
    failed: 3,
    skipped: 4,
    failures: [
      'server/src/a.test.ts › two is one: expected 2 to be 1',
      'server/src/b.test.ts › the file itself: no such module',
      'sign-in.spec.ts:7 › a greeting: Timed out',
    ],
    times: [
      { test: 'server/src/a.test.ts › one is one', seconds: 2.5 },
      { test: 'server/src/a.test.ts › two is one', seconds: 0 },
      { test: 'sign-in.spec.ts:7 › a greeting', seconds: 12 },
      { test: 'sign-in.spec.ts:7 › a greeting', seconds: 0 },
    ],
  })
  await removeFolder(folder)
})
