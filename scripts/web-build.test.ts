/** Building the pages, in a tree of its own whose build takes as long as a test wants it to. */
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { removeFolder, temporaryFolder } from '../test/support/temporary-folder.ts'

interface Building {
  ensureWeb(): Promise<boolean>
  webIsBuilt(): boolean
}

const scripts = fileURLToPath(new URL('.', import.meta.url))
let tree: string
let building: Building

/** As the real one: the folder is emptied, a part is written, and read again for a page. */
const build = `
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
export async function buildWeb(dist = new URL('dist', import.meta.url).pathname) {
  await rm(dist, { recursive: true, force: true })
  await mkdir(dist, { recursive: true })
  await writeFile(dist + '/part.css', 'part')
  await globalThis.nextGate?.()
  await writeFile(dist + '/page.html', await readFile(dist + '/part.css', 'utf8'))
  await rm(dist + '/part.css')
}`

beforeAll(async () => {
  tree = await temporaryFolder('web-build')
  for (const folder of ['scripts', 'web', 'contract']) await mkdir(join(tree, folder))
  for (const file of ['web-build.js', 'source-key.js']) await cp(join(scripts, file), join(tree, 'scripts', file))
  await writeFile(join(tree, 'package.json'), '{ "type": "module" }')
  await writeFile(join(tree, 'web/build.ts'), build)
  for (const file of ['package-lock.json', 'tsconfig.base.json']) await writeFile(join(tree, file), '{}')
  building = (await import(pathToFileURL(join(tree, 'scripts/web-build.js')).href)) as Building
})
afterAll(() => removeFolder(tree))

const page = () => readFile(join(tree, 'web/dist/page.html'), 'utf8')

test('two that build at once each end with the pages whole, and leave nothing else', async () => {
  const gates: (() => void)[] = []
  const arrived = Promise.withResolvers<void>()
  Object.assign(globalThis, {
    nextGate: () =>
      new Promise<void>((resolve) => {
        gates.push(resolve)
        if (gates.length === 2) arrived.resolve()
      }),
  })
  const both = [building.ensureWeb(), building.ensureWeb()]
  await arrived.promise
  gates[0]?.()
  await Promise.race(both)
  expect(await page()).toBe('part')
  gates[1]?.()
  expect(await Promise.all(both)).toEqual([true, true])
  expect(await page()).toBe('part')
  expect(building.webIsBuilt()).toBe(true)
  expect(await readdir(join(tree, 'web/.cache'))).toEqual([])
})

test('what is current is not built again; what is old gives way', async () => {
  Object.assign(globalThis, { nextGate: undefined })
  expect(await building.ensureWeb()).toBe(false)
  await writeFile(join(tree, 'contract/changed.ts'), '')
  await writeFile(join(tree, 'web/dist/of-before.html'), '')
  // Of a start that was ended while it built, and of one that builds right now.
  for (const name of ['dist-ended', 'dist-now']) await mkdir(join(tree, 'web/.cache', name))
  const yesterday = new Date(Date.now() - 86_400_000)
  await utimes(join(tree, 'web/.cache/dist-ended'), yesterday, yesterday)
  expect(building.webIsBuilt()).toBe(false)
  expect(await building.ensureWeb()).toBe(true)
  expect((await readdir(join(tree, 'web/dist'))).sort()).toEqual(['.build-key', 'page.html'])
  expect(await readdir(join(tree, 'web/.cache'))).toEqual(['dist-now'])
})

const memory = '/dev/shm'
const device = (path: string) =>
  stat(path).then(
    ({ dev }) => dev,
    () => undefined,
  )
const hasAnother = ![undefined, await device(tmpdir())].includes(await device(memory))

test.skipIf(!hasAnother)(
  'pages that cannot be moved to their place, as where it is a mount, are copied there',
  async () => {
    const elsewhere = await mkdtemp(join(memory, 'web-build-'))
    const cache = join(tree, 'web/.cache')
    try {
      await rm(cache, { recursive: true })
      await symlink(elsewhere, cache)
      await writeFile(join(tree, 'contract/changed.ts'), 'again')
      await writeFile(join(tree, 'web/dist/of-before.html'), '')
      expect(await building.ensureWeb()).toBe(true)
      expect(building.webIsBuilt()).toBe(true)
      expect((await readdir(join(tree, 'web/dist'))).sort()).toEqual(['.build-key', 'page.html'])
      expect(await readdir(elsewhere)).toEqual([])
      await rm(join(tree, 'web/dist'), { recursive: true })
      expect(await building.ensureWeb()).toBe(true)
      expect(await page()).toBe('part')
    } finally {
      await rm(cache, { force: true })
      await removeFolder(elsewhere)
    }
  },
)
