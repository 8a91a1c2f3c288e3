/** Every audit record that an organization's timeline can show has a sentence in plain words. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { knownActions } from '../web/src/messages/people/timeline.ts'

/** What the areas that act inside organizations write, read from their sources. */
function writtenActions(): string[] {
  const areas = 'server/src/{organizations,members,labels,classes,achievements,invites,member-imports}/**/*.ts'
  const files = globSync([areas, 'server/src/users/owner-changes/{change-as-owner,take-back}.ts']).filter(
    (file) => !file.includes('test'),
  )
  const sources = files.map((file) => readFileSync(file, 'utf8')).join('\n')
  const prefixes = 'organization|members?|ownership|label|labels|class|invite|import|people|user'
  const quoted = new RegExp(`'((?:${prefixes})\\.[a-z_]+)'`, 'g')
  return [...new Set([...sources.matchAll(quoted)].map((match) => match[1] ?? ''))].sort()
}

test('what the server writes is what the page can say, and nothing else', () => {
  expect([...knownActions].sort()).toEqual(writtenActions())
})
