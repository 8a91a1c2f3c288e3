/** Nothing that is kept about a person is left out of their archive by mistake. */
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { ownImageColumns } from '#content/own-images.ts'
import * as schema from '#db/schema.ts'
import { ownData } from './own-data.ts'

/** A column that says who somebody is. */
const ofSomebody = /(^|_)uid$|_by$|^actor$|^subject$|^holder$|recipient|email/

/** Deliberately not in an archive, and why. */
const leftOut: Record<string, string> = {
  'one_time_secrets.uid': 'hashes of secrets that open something',
  'mailed_sign_ins.email': 'a mail that somebody was to sign in with, for minutes',
  'mailed_sign_ins.email_key': 'the same',
  'backup_codes.uid': 'hashes of codes that open something',
  'passkey_challenges.uid': 'what a device was asked to sign, for minutes',
  'membership_counts.uid': 'a count of what the archive lists',
  'membership_count_changes.uid': 'the same',
  'idempotency_records.uid': 'answers that were given already, for a day',
  'organizations.company_email': 'the organization’s',
  'organizations.company_email_of': 'the same',
  'organization_members.removed_by': 'what somebody did to others is in the records',
  'achievements.posted_by': 'the achievements are others’; that they were posted is in the records',
  'organization_notices.subject': 'a count of mails that the archive lists',
  'mails.subject': 'what a mail is about, no person',
  'scim_connections.created_by': 'the organization’s; that they connected it is in the records',
  'scim_tokens.created_by': 'the same',
  'sso_connections.created_by': 'the same',
  'sso_connections.changed_by': 'the same',
  'rosters.started_by': 'the organization’s; that they applied it is in the records',
  'roster_steps.email': 'what a roster does, for its owners; what it says of somebody is told',
  'people_import_lines.email': 'others’, as somebody typed them; the import itself is told of',
}

const columns = Object.values(schema).flatMap((table): string[] => {
  if (!is(table, PgTable)) return []
  const { name, columns: each } = getTableConfig(table)
  return each.map((column) => `${name}.${column.name}`)
})
const exported = [...ownData.flatMap(({ of }) => of), ...ownImageColumns]

test('every column that says whose a row is belongs to a part of the archive, or is left out for a reason', () => {
  const known = new Set([...exported, ...Object.keys(leftOut)])
  const forgotten = columns.filter((one) => ofSomebody.test(one.slice(one.indexOf('.') + 1)) && !known.has(one))
  expect(forgotten).toEqual([])
})

test('what is exported, and what is left out, is there', () => {
  expect([...exported, ...Object.keys(leftOut)].filter((one) => !columns.includes(one))).toEqual([])
  expect(exported.filter((one) => one in leftOut)).toEqual([])
})

test('no two parts have one name', () => {
  const files = ownData.map(({ file }) => file)
  expect(new Set(files).size).toBe(files.length)
})
