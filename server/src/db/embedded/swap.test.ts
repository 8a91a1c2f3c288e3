/** What comes in takes the place of what is there, however often that is cut off. */
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { finishSwap, swapIn } from './swap.ts'

let folder: string
const swap = { from: 'coming', aside: 'kept', names: ['content', 'secrets.key', 'database'] }
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atrium-swap-'))
  for (const name of ['database', 'content', 'coming/database', 'coming/content'])
    await mkdir(join(folder, name), { recursive: true })
  for (const name of ['database', 'coming/database']) await writeFile(join(folder, name, 'rows'), name)
  await writeFile(join(folder, 'secrets.key'), 'old')
})
afterEach(() => rm(folder, { recursive: true }))

async function expectSwapped() {
  expect(await readFile(join(folder, 'database/rows'), 'utf8')).toBe('coming/database')
  expect(await readFile(join(folder, 'kept/database/rows'), 'utf8')).toBe('database')
  expect(await readFile(join(folder, 'secrets.key'), 'utf8'), 'none came').toBe('old')
  expect(['coming', 'swap.json', 'kept/secrets.key'].map((name) => existsSync(join(folder, name)))).toEqual([
    false,
    false,
    false,
  ])
}

test('all that comes in, and nothing else; what was there is kept', async () => {
  await swapIn(folder, swap)
  await expectSwapped()
  await finishSwap(folder)
  await expectSwapped()
})

test.each([
  [[]],
  [['content kept/content']],
  [['content kept/content', 'coming/content content']],
  [['content kept/content', 'coming/content content', 'database kept/database']],
  [['content kept/content', 'coming/content content', 'database kept/database', 'coming/database database']],
])('cut off after %j, it is ended by whoever opens the folder next', async (done) => {
  await writeFile(join(folder, 'swap.json'), JSON.stringify(swap))
  await mkdir(join(folder, 'kept'))
  for (const step of done) {
    const [from = '', to = ''] = step.split(' ')
    await rename(join(folder, from), join(folder, to))
  }
  await finishSwap(folder)
  await expectSwapped()
})
