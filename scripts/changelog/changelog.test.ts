/** The changelog is kept from what commits say, and history that is not there fails nobody. */
import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addCommits, markerOf, parseSubject } from './changelog-entries.ts'
import { commitsSince } from './git-history.ts'

const first = 'a'.repeat(40)
const last = 'b'.repeat(40)
const changelog = (body: string) =>
  `# Changelog\n\n<!-- Up to commit ${first}: npm run changelog adds the rest. -->\n\n## Unreleased\n${body}\n## 0.1.0\n\n- Before\n`
const commits = (...subjects: string[]) =>
  subjects.map((subject, index) => ({ subject, hash: index === subjects.length - 1 ? last : first }))

test.each([
  ['fix(sign-in): a name that is late is read', { type: 'fix', scope: 'sign-in', breaks: false }],
  ['feat!: tokens are shorter', { type: 'feat', scope: undefined, breaks: true }],
  ['docs(0028): the figures of a quiet machine', { type: 'docs', scope: '0028', breaks: false }],
])('%s is conventional', (subject, parsed) => {
  expect(parseSubject(subject)).toMatchObject(parsed)
})

test.each(['Mend the header', 'fix:no space', 'fix(): nowhere', 'oops(web): what', 'feat(web)', 'fix(Web site): x'])(
  '%s is not',
  (subject) => {
    expect(parseSubject(subject)).toBeUndefined()
  },
)

test('new commits are added by type and scope; what was written stays, and what only we notice is left out', () => {
  const before = changelog('\n### Added\n\n- Written by hand\n')
  const after = addCommits(
    before,
    commits('test: more of them', 'fix(web): one', 'feat(mail): two', 'perf: three', 'Four', 'fix(api)!: five <b>'),
  )
  expect(after).toBe(
    changelog(
      '\n### Changed, to be looked at before an update\n\n- **api**: five \\<b\\>\n\n### Added\n\n- Written by hand\n- **mail**: two\n\n### Fixed\n\n- **web**: one\n\n### Faster\n\n- three\n\n### Other\n\n- Four\n',
    ).replace(first, last),
  )
  expect(addCommits(after, [])).toBe(after)
})

test('a changelog that does not say where it stands is told so', () => {
  expect(() => markerOf('# Changelog')).toThrow(/up to which commit/)
})

describe('in a repository', () => {
  let folder: string
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', folder, '-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
      encoding: 'utf8',
    }).trim()
  const commit = async (subject: string) => {
    await writeFile(join(folder, 'file'), subject)
    git('add', '.')
    git('commit', '-q', '-m', subject)
    return git('rev-parse', 'HEAD')
  }
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'atrium-history-'))
    git('init', '-q', '-b', 'main')
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  test('the commits after the last entry, oldest first', async () => {
    const since = await commit('feat: one')
    await commit('fix: two')
    await commit('fix: three')
    expect(commitsSince(folder, since)).toMatchObject({
      is: 'known',
      commits: [{ subject: 'fix: two' }, { subject: 'fix: three' }],
    })
  })

  test('no history, a part of it, or another one is no failure', async () => {
    const since = await commit('feat: one')
    await commit('fix: two')
    expect(commitsSince(folder, last)).toMatchObject({ is: 'unknown' })
    const shallow = join(folder, 'shallow')
    git('clone', '-q', '--depth', '1', `file://${folder}`, shallow)
    expect(commitsSince(shallow, since)).toMatchObject({ is: 'unknown', why: expect.stringContaining('part') })
    expect(commitsSince(tmpdir(), since)).toMatchObject({ is: 'unknown' })
  })
})

test('this project’s changelog can be kept', async () => {
  const text = await readFile(fileURLToPath(new URL('../../CHANGELOG.md', import.meta.url)), 'utf8')
  expect(markerOf(text)).toMatch(/^[0-9a-f]{40}$/)
  expect(addCommits(text, commits('fix: one'))).toContain('- one')
})
