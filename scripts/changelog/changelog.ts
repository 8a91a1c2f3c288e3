/**
 * `npm run changelog`: adds the commits since the last entry to CHANGELOG.md, by what they are and where.
 * `npm run commits:check`: says which of their subjects the changelog could not be kept from.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { formatted } from '../formatted.ts'
import { addCommits, markerOf, parseSubject } from './changelog-entries.ts'
import { commitsSince } from './git-history.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const file = fileURLToPath(new URL('../../CHANGELOG.md', import.meta.url))

const text = await readFile(file, 'utf8')
const history = commitsSince(root, markerOf(text))
if (history.is === 'unknown') {
  console.log(`Nothing was compared: ${history.why}.`)
} else if (process.argv.includes('--check')) {
  const other = history.commits.filter(({ subject }) => parseSubject(subject) === undefined)
  for (const { hash, subject } of other) console.error(`${hash.slice(0, 7)} ${subject}`)
  if (other.length > 0) {
    console.error(
      'These subjects are not of the form "fix(sign-in): what is so now" (CONTRIBUTING.md). Amend them; where others have them already, npm run changelog takes them in as they are.',
    )
    process.exitCode = 1
  } else console.log(`${history.commits.length} subjects since the last entry of the changelog, all conventional.`)
} else {
  const added = addCommits(text, history.commits)
  await writeFile(file, await formatted(file, added))
  console.log(
    `${history.commits.length} commits are new. Put what they added into the words of whoever uses the product.`,
  )
}
