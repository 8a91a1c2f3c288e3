/** The server compiled ahead, in a copy of the tree whose sources may be changed. */
import { execFile } from 'node:child_process'
import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { removeFolder, temporaryFolder } from '../test/support/temporary-folder.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const settings = 'server/src/settings.ts'
let tree: string

/** With pages that count as built: they are not what is asked about. */
beforeAll(async () => {
  tree = await temporaryFolder('server-build')
  const filter = (path: string) => !['node_modules', 'dist', '.cache'].includes(basename(path))
  for (const path of ['contract', 'server', 'scripts', 'package.json', 'package-lock.json', 'tsconfig.base.json'])
    await cp(join(root, path), join(tree, path), { recursive: true, filter })
  await symlink(join(root, 'node_modules'), join(tree, 'node_modules'))
  await mkdir(join(tree, 'web/dist'), { recursive: true })
  const key = `import('./scripts/source-key.js').then(({ sourceKey }) => console.log(sourceKey(['web', 'contract', 'package-lock.json', 'tsconfig.base.json'])))`
  await writeFile(join(tree, 'web/dist/.build-key'), (await run('-e', key)).output.trim())
  await run('scripts/build.ts', 'server')
})
afterAll(() => removeFolder(tree))

test('is written in ASCII, of which V8 keeps one byte for each character', async () => {
  const folder = join(tree, 'server/dist')
  const parts = (await readdir(folder, { recursive: true })).filter((path) => path.endsWith('.js'))
  expect(parts.length).toBeGreaterThan(1)
  for (const part of parts) expect(await readFile(join(folder, part), 'utf8'), part).toMatch(/^\p{ASCII}*$/u)
})

test('a change of the server or of the contract makes the build old; of a test, it does not', async () => {
  const built = async () =>
    (
      await run(
        '-p',
        `import('./scripts/server-build.js').then(({ builtServer }) => console.log(builtServer() !== undefined)), ''`,
      )
    ).output.trim()
  expect(await built()).toBe('true')
  for (const file of [settings, 'contract/src/limits.ts', 'server/package.json']) {
    const before = await change(file, (text) => `${text}\n`)
    expect(await built(), file).toBe('false')
    await writeFile(join(tree, file), before)
  }
  await writeFile(join(tree, 'server/src/another.test.ts'), '')
  expect(await built()).toBe('true')
})

test('a start after a change runs the change, compiled anew', async () => {
  const builds = async () => (await readdir(join(tree, 'server/dist'))).length
  expect((await start()).errors).toBe('The setting PORT is not valid: it expects a port number from 0 to 65535.\n')
  expect(await builds()).toBe(1)
  const before = await change(settings, (text) => text.replaceAll('is not valid', 'is another'))
  expect((await start()).errors).toMatch(/^The setting PORT is another:/)
  expect(await builds()).toBe(2)
  await writeFile(join(tree, settings), before)
})

test('what cannot be compiled runs from its sources', async () => {
  const before = await change('server/build.ts', () => `throw new Error('no compiler')`)
  expect((await start()).errors).toContain('The setting PORT is not valid')
  await writeFile(join(tree, 'server/build.ts'), before)
})

const traced = `
  const { builtServer } = await import('./scripts/server-build.js')
  const { tellStacksInSources } = await import('./scripts/source-stacks.js')
  const { start } = await import(builtServer() + '/main.js')
  tellStacksInSources()
  await start().catch((error) => console.log(error.stack))`

test('a stack trace names the sources', async () => {
  const { output } = await run('--input-type=module', '-e', traced)
  const [, line = ''] = /^ {4}at \w+ \(file:.*\/server\/src\/settings[.]ts:(\d+):\d+\)$/m.exec(output) ?? []
  const lines = (await readFile(join(tree, settings), 'utf8')).split('\n')
  expect(lines[Number(line) - 1]).toContain('new SettingsError')
  expect(output).toMatch(/at .*start \(file:.*\/server\/src\/main[.]ts:\d+:\d+\)/)
})

test('where they cannot be read, as with too many open files, it names what runs', async () => {
  const maps = (await readdir(join(tree, 'server/dist'), { recursive: true })).filter((name) => name.endsWith('.map'))
  expect(maps).not.toEqual([])
  for (const map of maps) await writeFile(join(tree, 'server/dist', map), 'not to be read')
  const { output, errors } = await run('--input-type=module', '-e', traced)
  expect(errors).toBe('')
  expect(output).toMatch(/The setting PORT is not valid[^]*at .*start \(file:.*\/server\/dist\/.*\.js:\d+:\d+\)/)
})

/** Answers what was there before. */
async function change(file: string, how: (text: string) => string): Promise<string> {
  const path = join(tree, file)
  const before = await readFile(path, 'utf8')
  await writeFile(path, how(before))
  return before
}

const start = () => run('scripts/start.js')

/** With a setting that ends every start. */
function run(...parameters: string[]): Promise<{ output: string; errors: string }> {
  const { PATH, HOME, TMPDIR } = process.env
  const options = { cwd: tree, env: { PATH, HOME, TMPDIR, PORT: 'abc', DATA_DIR: join(tree, 'data') } }
  return new Promise((resolve) => {
    execFile(process.execPath, parameters, options, (_failed, output, errors) => resolve({ output, errors }))
  })
}
