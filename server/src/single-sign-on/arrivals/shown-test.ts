/** What a test found, as owners see it: what arrived as it did, and how the rules of today read it. */
import type { SignInTestResult } from '@atrium/contract/organizations/sign-in-connection'
import type { Queryable } from '#db/database.ts'
import { knownLabels } from '#labels/labels.ts'
import type { ConnectionRow } from '#single-sign-on/connections/queries.ts'
import { fromStored } from './assertion.ts'
import { readClaims } from './read-claims.ts'

type Tested = Pick<ConnectionRow, 'organizationId' | 'rules' | 'test'>

export async function shownTest(
  db: Queryable,
  { organizationId, rules, test }: Tested,
): Promise<SignInTestResult | null> {
  if (test === null) return null
  const { at, failure, detail, arrived } = test
  if (arrived === null) return { at, failure, detail, arrived: null }
  const { assertion, outcome, refused } = arrived
  const { email, given_name, family_name, role, labels } = readClaims(fromStored(assertion), rules)
  const { issuer, subject, claims } = assertion
  return {
    at,
    failure,
    detail,
    arrived: {
      issuer,
      subject,
      outcome,
      refused,
      claims: Object.entries(claims).map(([name, values]) => ({ name, values })),
      read: { email, given_name, family_name, role, labels: await knownLabels(db, organizationId, labels) },
    },
  }
}
