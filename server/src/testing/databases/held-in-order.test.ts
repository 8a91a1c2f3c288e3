/** What the check of the order sees in a statement, and what it refuses; what it lets through is in every other test. */
import { expect, test } from 'vitest'
import { heldBy, heldInOrder } from './held-in-order.ts'

const tables = (text: string) => heldBy(text).map(({ table }) => table)

test.each([
  ['select "id" from "organizations" where "organizations"."id" = $1 for update', ['organizations']],
  ['select 1 from "organizations" where "organizations"."id" = $1', []],
  [
    'select "id", exists (select 1 from "organizations") from "organization_domains" where "domain" = $1 for update',
    ['organization_domains'],
  ],
  [
    'select 1 from "organization_domains" inner join "organizations" on true for share of "organization_domains"',
    ['organization_domains'],
  ],
  [
    'with "held" as (select "uid" from "users" where "users"."uid" = $1 for update) update "users" set "a" = 1 from "held"',
    ['users', 'users'],
  ],
  // What it refers to is held; of what it may refer to nobody knows.
  [
    'insert into "join_requests" ("id") values ($1)',
    ['organizations', 'users', 'organization_domains', 'join_requests'],
  ],
  ['insert into "scim_users" ("id", "uid") values ($1, $2)', ['scim_connections', 'scim_users']],
  ['insert into "mails" ("id") values ($1)', []],
])('%s', (text, held) => {
  expect(tables(text).sort()).toEqual([...held].sort())
})

const person = 'select "uid" from "users" where "users"."uid" = $1 for update'
const account = 'select * from "accounts" where "accounts"."uid" = $1 for update'
const renamed =
  'insert into "users" ("uid") values ($1) on conflict ("uid") do update set "a" = $2, "username_key" = $3'
const organization = 'select "id" from "organizations" where "organizations"."id" = $1 for update'
const connection = 'select * from "sso_connections" where "sso_connections"."id" = $1 for update'
const removal = 'insert into "organization_removals" ("organization_id", "uid") values ($1, $2)'
const membership = 'select "uid" from "organization_members" where "uid" = $1 for no key update'
const schoolClass = 'select "name" from "classes" where "classes"."id" = $1 for update'
const shared = 'select "id" from "organizations" where "organizations"."id" = $1 for key share'
const offer = 'delete from "hand_overs" where "hand_overs"."from_uid" = $1'
const leased = 'select "id" from "organizations" where "deleted_at" < $1 for update skip locked'

test.each([
  ['in order', [account, person, organization, connection], true],
  ['an organization behind its connection', [connection, organization], false],
  ['a person behind an organization', [organization, person], false],
  ['likewise by what a row refers to', [organization, removal], false],
  ['a class behind a membership, of an organization that is not held', [membership, schoolClass], false],
  ['of one that is held beside others', [shared, membership, schoolClass], true],
  ['what belongs to a membership, behind it', [membership, offer], true],
  ['a person of whom the account is held', [account, organization, person], true],
  ['a username behind its account', [account, person, renamed], true],
  ['a username without its account', [person, renamed], false],
  ['a person who is new', [organization, 'insert into "users" ("uid") values ($1)', removal], true],
  ['a person who is held already', [person, organization, removal], true],
  ['what is taken only where it is free', [connection, leased], true],
  ['in a transaction of its own', [connection, 'commit', 'begin', organization], true],
  ['outside of any', ['commit', connection, organization], true],
])('%s', async (_, statements, isFine) => {
  const watch = heldInOrder()
  const all = async () => {
    for (const text of ['begin', ...statements]) await watch(text, () => Promise.resolve())
  }
  if (isFine) await all()
  else await expect(all()).rejects.toThrow('against docs/decisions/0102')
})
