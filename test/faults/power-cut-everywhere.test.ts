/** The power goes at random moments of a first start and of sign-ups behind it. The figure is printed last. */
import { afterAll, test } from 'vitest'
import { removeFolder, temporaryFolder } from '../support/temporary-folder.ts'
import { figure } from './reliability/support/figure.ts'
import { models } from './power-cut/disk.ts'
import { answeredWithin } from './power-cut/record.ts'
import { lostAfter, recordRun, seeded } from './power-cut/run.ts'

const SIGN_UPS = 120
/** Of each kind of moment. */
const BEFORE_ANY_ANSWER = 4
const BETWEEN_ANSWERS = 10
const longMs = 900_000

const folder = await temporaryFolder('power-cut')
afterAll(() => removeFolder(folder))

test(
  'whenever the power goes: nothing acknowledged is lost, and the folder always opens',
  async () => {
    const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 1e9))
    const random = seeded(seed)
    const operations = await recordRun(folder, SIGN_UPS)
    const first = operations.findIndex(({ op }) => op === 'answer') + 1
    const between = (from: number, to: number) => from + Math.floor(random() * (to - from))
    const moments = [
      first,
      ...Array.from({ length: BEFORE_ANY_ANSWER }, () => between(0, first)),
      ...Array.from({ length: BETWEEN_ANSWERS }, () => between(first, operations.length)),
    ]
    let acknowledged = 0
    const failures: string[] = []
    for (const after of moments) {
      for (const model of models) {
        const answered = answeredWithin(operations, after).length
        acknowledged += answered
        const what = `cut after ${after} of ${operations.length} operations, ${answered} answered, ${model}`
        const lost = await lostAfter(folder, { operations, after, model, random }).catch((error: unknown) => [
          `all, for it did not open: ${String(error)}`,
        ])
        if (lost.length > 0) failures.push(`${what}: lost ${lost.join(', ')}`)
      }
    }
    const images = moments.length * models.length
    const measured = `seed ${seed}: ${images} disks, ${acknowledged} acknowledged accounts, ${failures.length} disks with losses`
    if (failures.length > 0) console.error(failures.join('\n'))
    figure('power', measured, failures.length === 0)
  },
  longMs,
)
