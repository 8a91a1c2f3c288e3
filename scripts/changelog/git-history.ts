/** Commits of a checkout, as far as it has them. */
import { spawnSync } from 'node:child_process'

export interface Commit {
  hash: string
  subject: string
}

export type History = { is: 'known'; commits: Commit[] } | { is: 'unknown'; why: string }

/** The commits after `since`, oldest first, merges left out. A copy without history, or with a part of it, knows none. */
export function commitsSince(folder: string, since: string): History {
  const git = (...args: string[]) => spawnSync('git', ['-C', folder, ...args], { encoding: 'utf8' })
  const known = git('rev-parse', '--is-shallow-repository')
  if (known.error || known.status !== 0) return { is: 'unknown', why: 'there is no git history here' }
  if (known.stdout.trim() === 'true') return { is: 'unknown', why: 'this copy has only a part of the history' }
  if (git('merge-base', '--is-ancestor', since, 'HEAD').status !== 0)
    return { is: 'unknown', why: `${since} is not in the history of this copy` }
  const log = git('log', '--no-merges', '--reverse', '--format=%H%x09%s', `${since}..HEAD`)
  if (log.status !== 0) return { is: 'unknown', why: log.stderr.trim() }
  const lines = log.stdout.split('\n').filter(Boolean)
  return { is: 'known', commits: lines.map((line) => commitIn(line)) }
}

function commitIn(line: string): Commit {
  const [hash = '', ...subject] = line.split('\t')
  return { hash, subject: subject.join('\t') }
}
