/** How many members have a second step, and which. */
import type { Overview } from '@atrium/contract/organizations/overview'
import { overviewMessages } from '#messages/console/overview.ts'
import { Card } from '#ui/layout/card.tsx'
import styles from './figures.module.css'
import { figure } from '#messages/format.ts'

const texts = overviewMessages.secondSteps

interface Props {
  secondSteps: NonNullable<Overview['now']['secondSteps']>
  members: number
}

export function SecondStepsCard({ secondSteps: { authenticator, passkey, either }, members }: Props) {
  const both = authenticator + passkey - either
  const rows = [
    [texts.authenticator, authenticator],
    [texts.passkey, passkey],
    [texts.none, Math.max(0, members - either)],
  ] as const
  return (
    <Card id="overview-second-steps" title={texts.title} lead={texts.lead}>
      <p className={styles.headline}>{texts.label(either, members)}</p>
      <dl className={styles.meters}>
        {rows.map(([name, people]) => (
          <div key={name} className={styles.meter} data-none={name === texts.none || undefined}>
            <dt>{name}</dt>
            <dd>{figure(people)}</dd>
            <dd className={styles.bar} aria-hidden="true">
              <svg viewBox="0 0 100 1" preserveAspectRatio="none">
                <rect width={members === 0 ? 0 : (100 * people) / members} height={1} />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
      {both > 0 ? <p className={styles.soft}>{texts.both(both)}</p> : null}
    </Card>
  )
}
