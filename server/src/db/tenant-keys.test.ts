/** Tables of organizations carry the organization's id first in their keys, but for those that are listed here and why. */
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import * as schema from './schema.ts'

/** Table -> why its primary key begins otherwise. What it would take to change stands in docs/scale.md. */
const otherwise: Record<string, string> = {
  achievements: 'by its id; listed along an index that begins with the organization',
  audit_records: 'most are of a person and of no organization',
  classes: 'by its id, which addresses name; its name is unique within the organization',
  invites: 'found by the hash of what its link or code says, by somebody who names no organization',
  join_requests: 'by its id; once a person within the organization',
  labels: 'by its id, which addresses name; its name is unique within the organization',
  member_activity: 'a person’s, whatever the organization: it goes with them',
  organization_day_changes: 'has no key: notes that are folded and gone',
  organization_domains: 'a proven domain is unique among all organizations',
  people_imports: 'by its id, which a worker takes over',
  record_changes: 'found by the hash of what its link says',
  roster_sources: 'by its id; people, classes and places refer to it together with the organization',
  rosters: 'by its id, which addresses name and a worker takes over',
  scim_connections: 'by its id, which addresses name; people and groups refer to it together with the organization',
  scim_groups: 'by its id, which the directory keeps; its name is unique within the connection',
  scim_users: 'by its id, which the directory keeps; its names are unique within the connection',
  sso_sign_ins: 'found by the hash of a state that comes back, which says whose it is',
  sessions: 'a person’s; the organization is where it began',
}

const tables = Object.values(schema).flatMap((table) => (is(table, PgTable) ? [getTableConfig(table)] : []))
const bound = tables.filter(({ columns }) => columns.some(({ name }) => name === 'organization_id'))
const keyOf = ({ columns, primaryKeys }: (typeof tables)[number]) =>
  primaryKeys[0]?.columns.map(({ name }) => name) ?? columns.filter(({ primary }) => primary).map(({ name }) => name)

test('each table of organizations begins its key with the organization, or says why not', () => {
  const found = bound.filter((table) => keyOf(table)[0] !== 'organization_id').map(({ name }) => name)
  expect(bound.length).toBeGreaterThan(15)
  expect(found.sort()).toEqual(Object.keys(otherwise).sort())
})

test('where a name is unique within an organization, the index begins with it', () => {
  const within = bound.flatMap(({ name, indexes }) =>
    indexes
      .filter(({ config }) => config.unique)
      .map(({ config }) => ({
        index: config.name ?? name,
        columns: config.columns.map((one) => ('name' in one ? one.name : '')),
      }))
      .filter(({ columns }) => columns.includes('organization_id')),
  )
  expect(within.length).toBeGreaterThan(2)
  expect(within.filter(({ columns }) => columns[0] !== 'organization_id')).toEqual([])
})
