/**
 * `npm run test:mutations`: takes one check after the other out of a copy of the tree, and runs the tests that are to
 * notice. Fails where they do not, or where they fail with every check in its place. `-- reset redirect` runs the
 * mutations that say one of these words, `-- --list` writes the list into docs/security.md.
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import { formatted } from '../../scripts/formatted.ts'
import { removeFolder, temporaryFolder } from '../support/temporary-folder.ts'
import { decisions, withList } from './all.ts'
import type { Mutation } from './mutation.ts'

const root = join(import.meta.dirname, '../..')
const ENDS_WITHIN_MS = 600_000
/** A machine that is busy may not make a test fail that notices nothing. */
const PATIENT_MS = 200_000
const words = process.argv.slice(2)

if (words.includes('--list')) {
  const file = join(root, 'docs/security.md')
  const text = withList(await readFile(file, 'utf8'))
  await writeFile(file, await formatted(file, text))
} else await runAll()

async function runAll(): Promise<void> {
  const chosen = decisions.flatMap(({ decision, mutations }, index) =>
    mutations
      .filter(({ what, file }) => words.length === 0 || words.some((word) => `${what} ${file}`.includes(word)))
      .map((mutation) => ({ ...mutation, decision: `${index + 1}. ${decision}` })),
  )
  const copy = await copyOfTree()
  try {
    const whole = await testsFail(copy, [...new Set(chosen.flatMap(({ caughtBy }) => caughtBy))])
    if (whole.failed) {
      console.error(`These tests fail with every check in its place:\n${whole.output}`)
      process.exitCode = 1
      return
    }
    const survived: string[] = []
    for (const mutation of chosen) {
      const { isCaught, seconds } = await tryMutation(copy, mutation)
      if (!isCaught) survived.push(`${mutation.decision}: ${mutation.what}`)
      console.log(
        `${isCaught ? 'caught  ' : 'SURVIVED'} ${seconds.toFixed(0).padStart(3)} s  ${mutation.decision}: ${mutation.what}`,
      )
    }
    console.log(`\n${chosen.length} mutations, ${chosen.length - survived.length} caught, ${survived.length} survived.`)
    for (const one of survived) console.log(`  ${one}`)
    process.exitCode = survived.length > 0 ? 1 : 0
  } finally {
    await removeFolder(copy)
  }
}

async function tryMutation(copy: string, { file, find, replace, caughtBy }: Mutation) {
  const began = performance.now()
  const path = join(copy, file)
  const text = await readFile(path, 'utf8')
  if (text.split(find).length !== 2) throw new Error(`${file} has not exactly one ${find}`)
  await writeFile(
    path,
    text.replace(find, () => replace),
  )
  // One after the other, the likeliest first: the first that fails is enough.
  let isCaught = false
  for (const test of caughtBy) if (!isCaught) isCaught = (await testsFail(copy, [test])).failed
  await writeFile(path, text)
  return { isCaught, seconds: (performance.now() - began) / 1_000 }
}

/** What git would commit, beside packages that are linked to: all but the workspaces, which are the copy's own. */
async function copyOfTree(): Promise<string> {
  const copy = await temporaryFolder('mutations')
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
  for (const file of listed.toString().split('\0').filter(Boolean)) {
    await mkdir(dirname(join(copy, file)), { recursive: true })
    // One that was deleted and not committed is still listed.
    await cp(join(root, file), join(copy, file)).catch(() => {})
  }
  const modules = join(copy, 'node_modules')
  await mkdir(join(modules, '@atrium'), { recursive: true })
  for (const name of await readdir(join(root, 'node_modules'))) {
    if (name !== '@atrium' && name !== '.vite') await symlink(join(root, 'node_modules', name), join(modules, name))
  }
  for (const name of await readdir(join(root, 'node_modules/@atrium'))) {
    await symlink(join(copy, name), join(modules, '@atrium', name))
  }
  const config = join(copy, 'vitest.config.ts')
  const text = await readFile(config, 'utf8')
  await writeFile(config, text.replaceAll(/((?:test|hook)Timeout): [\d_]+/g, `$1: ${PATIENT_MS}`))
  return copy
}

async function testsFail(copy: string, files: readonly string[]): Promise<{ failed: boolean; output: string }> {
  const PATH = [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter)
  const projects = ['unit', 'unit-alone', 'corners'].map((name) => `--project=${name}`)
  const child = spawn('vitest', ['run', ...projects, '--bail', '1', ...files], {
    cwd: copy,
    env: { ...process.env, PATH },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  // What never ends is noticed as well.
  const timer = setTimeout(() => child.kill('SIGKILL'), ENDS_WITHIN_MS * Math.max(1, files.length / 4))
  const [code] = (await once(child, 'close')) as [number | null]
  clearTimeout(timer)
  if (/No test files found/.test(output)) throw new Error(`there is no test ${files.join(', ')}`)
  return { failed: code !== 0, output }
}
