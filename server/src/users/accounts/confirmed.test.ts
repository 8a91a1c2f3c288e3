/** No way leads from an address to a person who is given something, but by `confirmed.ts`: a lint of the sources. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../..', import.meta.url).pathname
const sources = globSync('**/*.ts', { cwd: root })
  .filter((path) => !/[.]test[.]ts$|^testing[/]|^db[/]schema[/]/.test(path))
  .map((path) => ({ path, text: readFileSync(`${root}${path}`, 'utf8') }))

const naming = (pattern: RegExp) =>
  sources
    .filter(({ text }) => pattern.test(text))
    .map(({ path }) => path)
    .sort()

test('who has an address is asked of the records of people in their own area alone', () => {
  expect(naming(/\busers[.]emailKey\b/)).toEqual([
    // Counts and lists requests to join of one domain; whoever lets somebody in asks what is confirmed.
    'domains/requests/queries.ts',
    // Ends what is open to the address of a person who is known, and gives nobody anything.
    'invites/ends/end-with-account.ts',
    // Who is looked for once more, for an account that may have come: `candidatesFor` says whether it has.
    'rosters/people/queries.ts',
    // The same.
    'scim/users/queries.ts',
    'users/queries.ts',
  ])
})

test('a uid is found by an address, confirmed or not, in few places', () => {
  expect(naming(/\b(uidOfEmail|uidsOfEmails|uidsWithEmailKeys|userByEmailKey)\b/)).toEqual([
    // The operator's file: whoever writes it answers for whose addresses these are (docs/operations.md).
    'organizations/waiting-import/import.ts',
    'users/accounts/by-email.ts',
    'users/accounts/confirmed.ts',
    // Tells who an account is that somebody signs in as.
    'users/find-account.ts',
    'users/queries.ts',
  ])
})
