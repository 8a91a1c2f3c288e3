/** What a commit's subject says, and where in the changelog that stands. Conventional Commits 1.0.0. */
import type { Commit } from './git-history.ts'

/** Types that whoever uses or runs the product hears of -> heading. The others change nothing for them. */
const headings: Record<string, string> = { feat: 'Added', fix: 'Fixed', perf: 'Faster' }
const silentTypes = ['refactor', 'docs', 'test', 'build', 'ci', 'chore', 'style', 'revert']
const breaking = 'Changed, to be looked at before an update'
const other = 'Other'
/** In this order below a version. */
const order = [breaking, 'Added', 'Fixed', 'Faster', other]

const types = [...Object.keys(headings), ...silentTypes].join('|')
const form = new RegExp(`^(?<type>${types})(?:\\((?<scope>[\\w-]+(?:, ?[\\w-]+)*)\\))?(?<mark>!?): (?<text>\\S.*)$`)
const marker = /<!-- Up to commit ([0-9a-f]{40}): .* -->/
const unreleased = '## Unreleased'

export interface Subject {
  type: string
  scope: string | undefined
  breaks: boolean
  text: string
}

/** Undefined: not of the form `type(scope): text`. */
export function parseSubject(subject: string): Subject | undefined {
  const found = form.exec(subject)?.groups
  if (found === undefined) return undefined
  const { type = '', scope, mark, text = '' } = found
  return { type, scope, breaks: mark === '!', text }
}

/** The last commit that the changelog has heard of. */
export function markerOf(changelog: string): string {
  const hash = marker.exec(changelog)?.[1]
  if (hash === undefined) throw new Error('CHANGELOG.md does not say up to which commit it is kept.')
  return hash
}

/** The changelog with a line for each, below `Unreleased`; what is written there already stays as it is. */
export function addCommits(changelog: string, commits: readonly Commit[]): string {
  const last = commits.at(-1)
  if (last === undefined) return changelog
  const begin = changelog.indexOf(unreleased)
  if (begin < 0) throw new Error(`CHANGELOG.md has no heading "${unreleased}".`)
  const bodyAt = begin + unreleased.length
  const next = changelog.indexOf('\n## ', bodyAt)
  const end = next < 0 ? changelog.length : next
  const sections = sectionsIn(changelog.slice(bodyAt, end))
  for (const { subject } of commits) {
    const line = lineOf(subject)
    if (line) sections.set(line.heading, [...(sections.get(line.heading) ?? []), line.text])
  }
  const rank = (heading: string) => (order.includes(heading) ? order.indexOf(heading) : order.length)
  const body = [...sections]
    .sort(([one], [another]) => rank(one) - rank(another))
    .map(([heading, lines]) => (heading === '' ? lines.join('\n') : `### ${heading}\n\n${lines.join('\n')}`).trim())
    .filter(Boolean)
  const kept = `${changelog.slice(0, bodyAt)}\n\n${body.join('\n\n')}\n${changelog.slice(end)}`
  return kept.replace(marker, (comment, hash: string) => comment.replace(hash, last.hash))
}

/** Heading -> its lines; what stands before the first heading is kept under an empty one. */
function sectionsIn(body: string): Map<string, string[]> {
  const sections = new Map<string, string[]>([['', []]])
  let heading = ''
  for (const line of body.split('\n')) {
    const found = /^### (.*)$/.exec(line)?.[1]
    if (found !== undefined) sections.set((heading = found), sections.get(heading) ?? [])
    else if (line.trim() !== '') sections.get(heading)?.push(line)
  }
  return sections
}

function lineOf(subject: string): { heading: string; text: string } | undefined {
  const parsed = parseSubject(subject)
  if (parsed === undefined) return { heading: other, text: `- ${escaped(subject)}` }
  const heading = parsed.breaks ? breaking : headings[parsed.type]
  if (heading === undefined) return undefined
  const where = parsed.scope === undefined ? '' : `**${parsed.scope}**: `
  return { heading, text: `- ${where}${escaped(parsed.text)}` }
}

/** A subject is text, and no markup. */
function escaped(text: string): string {
  return text.replace(/[\\`*_<>[\]{}]/g, String.raw`\$&`)
}
