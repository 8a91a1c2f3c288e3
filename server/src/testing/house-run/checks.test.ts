/** What the random run over the whole API finds wrong: each kind of fault is one that it would find. */
import { changeRules } from '@atrium/contract/organizations/rules'
import { expect, test } from 'vitest'
import { wrongIn } from './checks.ts'
import type { Done } from './perform.ts'
import type { Change } from './rows.ts'
import type { World } from './world.ts'

const [organization, uid] = ['11111111-1111-4111-8111-111111111111', 'ada']
const claims = Buffer.from(JSON.stringify({ user_id: uid, sid: 'session' })).toString('base64url')

/** An owner changes the rules, and it does what `changes` says. */
function found(changes: Change[], more: Partial<Done> = {}): string {
  const world = { houses: {} } as World
  const standing = {
    roles: new Map([[uid, new Map([[organization, 'owner']])]]),
    sessions: new Set(['session']),
    traces: new Map(),
    byName: new Map([['amber', organization]]),
  }
  const rules = { second_step: null, ways: null, fresh_hours: null, version: 2 }
  const answer = { status: changeRules.status, text: JSON.stringify(rules), type: 'application/json' }
  const done: Done = {
    act: { kind: 'call', endpoint: changeRules, as: 'ada', house: 'amber', number: 0, twice: false, right: false },
    call: { endpoint: changeRules, method: 'PATCH', url: '/api/iam/organizations/amber/rules', headers: {} },
    bearer: `Bearer x.${claims}.x`,
    answer,
    ...more,
  }
  return wrongIn(world, done, { before: standing, after: standing, changes, alone: true }).join()
}

const row = (fresh: number | null) => ({ id: organization, display_name: 'School', rules: { fresh_hours: fresh } })
const rulesChanged: Change = { table: 'organizations', gone: [row(null)], come: [row(8)] }
const told: Change = { table: 'audit_records', gone: [], come: [{ organization_id: organization }] }

test('a change within what is kept as JSON that no timeline tells of', () => {
  expect(found([rulesChanged])).toContain('changeRules is in no timeline')
  expect(found([rulesChanged, told])).not.toContain('is in no timeline')
})

test('what only moments of a row that is not minded have changed is told nowhere', () => {
  const touched = { ...rulesChanged, come: [{ ...row(null), updated_at: 'now' }] }
  expect(found([touched])).not.toContain('is in no timeline')
})

test('a refusal that changes something, and the same key that is answered otherwise', () => {
  const refused = { status: 404, text: JSON.stringify({ error: 'not_found', code: 404 }), type: 'application/json' }
  expect(found([told], { answer: refused })).toContain('it changes something')
  expect(found([], { again: refused })).toContain('the same key is answered otherwise')
})
