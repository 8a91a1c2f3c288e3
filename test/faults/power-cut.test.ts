/** The power goes right behind the first start: what was acknowledged is there, and the folder opens. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { removeFolder, temporaryFolder } from '../support/temporary-folder.ts'
import { imageAfter, models } from './power-cut/disk.ts'
import { answeredWithin, type Recorded } from './power-cut/record.ts'
import { lostAfter, openedFrom, recordRun, seeded } from './power-cut/run.ts'

let folder: string
let operations: Recorded[]

beforeAll(async () => {
  folder = await temporaryFolder('power-cut')
  operations = await recordRun(folder, 8)
}, 200_000)
afterAll(() => removeFolder(folder))

function halfway(): number {
  const answers = operations.flatMap(({ op }, at) => (op === 'answer' ? [at + 1] : []))
  return answers[answers.length >> 1] ?? 0
}

test.each(models)('right behind the first answers, and of the disk “%s”: nothing is lost', async (model) => {
  const lost = await lostAfter(folder, { operations, after: halfway(), model, random: seeded(23) })
  expect(lost).toEqual([])
  expect(halfway()).toBeGreaterThan(0)
})

test('the first file of an unlogged table lasted, and nothing more that was not synced: the folder opens', async () => {
  const done = operations.slice(0, halfway())
  const image = imageAfter(done, 'synced', seeded(23))
  const unlogged = done.flatMap(({ op, path }) => (op === 'create' ? [/^(.+)_init$/.exec(path)?.[1]] : []))
  const files = unlogged.filter((path) => path !== undefined)
  for (const file of files) image.set(file, new Uint8Array())
  expect(files.length).toBeGreaterThan(0)
  expect([...(await openedFrom(folder, image))]).toEqual(expect.arrayContaining(answeredWithin(operations, halfway())))
})
