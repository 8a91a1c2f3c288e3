/** What the timeline says in Arabic, where names run the other way. */
import { timelineActions } from '@atrium/contract/people/timeline'
import { expect, test } from 'vitest'
import { timelineSentence } from './timeline.ts'

const at = '2026-11-27T12:00:00.000Z'

test.each(timelineActions)('%s: the name of a connection keeps to itself', (action) => {
  const entry = { id: 'a', at, action, actor: { user_id: 'u', displayName: 'Ada', photoURL: null }, subject: 'Ben' }
  const said = timelineSentence({ ...entry, detail: { connection: 'Okta (2)' } }, 'somebody')
  expect(said.replaceAll('\u2068Okta (2)\u2069', '')).not.toContain('Okta')
})
