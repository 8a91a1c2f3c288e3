/** The power goes while the last checkpoint writes the pages of tables: the page that was half written is whole again. */
import { afterAll, expect, test } from 'vitest'
import { removeFolder, temporaryFolder } from '../../support/temporary-folder.ts'
import { answeredWithin, type Recorded } from '../power-cut/record.ts'
import { lostAfter, recordRun, seeded } from '../power-cut/run.ts'
import { figure } from './support/figure.ts'

const SIGN_UPS = 60
const CUTS = 12
const PAGE_BYTES = 8_192

const folder = await temporaryFolder('torn')
afterAll(() => removeFolder(folder))

/** Moments right behind a write to a table's or an index's page that is not synced yet. */
function momentsIn(operations: Recorded[]): number[] {
  const lastAnswer = operations.findLastIndex(({ op }) => op === 'answer')
  return operations.flatMap(({ op, path, data }, at) =>
    at > lastAnswer && op === 'write' && /database\/(?:base|global)\//.test(path) && data.length === PAGE_BYTES
      ? [at + 1]
      : [],
  )
}

test('torn pages of tables', async () => {
  const random = seeded(Number(process.env['SEED'] ?? Date.now() % 1e9))
  const operations = await recordRun(folder, SIGN_UPS, 'stopped')
  const moments = momentsIn(operations)
  expect(moments.length).toBeGreaterThan(CUTS)
  const failures: string[] = []
  for (let cut = 0; cut < CUTS; cut += 1) {
    const after = moments[Math.floor(random() * moments.length)] ?? 0
    const what = `${after}, ${operations[after - 1]?.path ?? ''}`
    const lost = await lostAfter(folder, { operations, after, model: 'torn pages', random }).catch((error: unknown) => [
      `all, for it did not open: ${String(error)}`,
    ])
    if (lost.length > 0) failures.push(`cut after ${what}: lost ${lost.join(', ')}`)
  }
  if (failures.length > 0) console.error(failures.join('\n'))
  const acknowledged = answeredWithin(operations, operations.length).length
  const measured = `${CUTS} disks with torn pages of tables, ${acknowledged} acknowledged accounts in each, ${failures.length} disks with losses`
  figure('power', measured, failures.length === 0)
})
