/** What a test brought, how the rules read it, and what would become of whoever comes with it. */
import type { SignInTestResult } from '@atrium/contract/organizations/sign-in-connection'
import { singleSignOnMessages } from '#messages/console/single-sign-on.ts'
import { listed } from '#messages/format.ts'
import { sortedByName } from '#messages/names.ts'
import { roleNames } from '#messages/people/roles.ts'
import { Line, LineList } from '#ui/list/line-list.tsx'
import styles from '../single-sign-on.module.css'

const { test: texts, rules } = singleSignOnMessages

export function Arrived({ arrived }: { arrived: NonNullable<SignInTestResult['arrived']> }) {
  const { read, outcome, refused, claims } = arrived
  const labels = listed(sortedByName(read.labels).map(({ name }) => name))
  const facts = [
    [rules.email, read.email],
    [rules.given, read.given_name],
    [rules.family, read.family_name],
    [rules.becomes, roleNames[read.role]],
    [rules.labels, labels],
  ] as const
  return (
    <>
      <p className={outcome === 'refused' ? styles.problem : styles.good}>{texts.outcomes[outcome]}</p>
      {refused !== null && <p>{texts.refusals[refused]}</p>}
      <h3 className={styles.heading}>{texts.read}</h3>
      <LineList>
        {facts.map(([name, value]) => (
          <Line key={name} aside={name}>
            <bdi>{value || texts.none}</bdi>
          </Line>
        ))}
      </LineList>
      <h3 className={styles.heading}>{texts.arrived}</h3>
      <LineList>
        {claims.map(({ name, values }) => (
          <Line key={name} aside={<bdi dir="ltr">{name}</bdi>}>
            <bdi dir="ltr">{values.join(', ')}</bdi>
          </Line>
        ))}
      </LineList>
    </>
  )
}
