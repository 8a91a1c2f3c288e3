/** How many people there were, and of each role: few beside many are drawn for themselves, or nothing would be seen of them. */
import type { Overview } from '@atrium/contract/organizations/overview'
import { overviewMessages } from '#messages/console/overview.ts'
import { Chart } from '#ui/chart/chart.tsx'
import { Sparkline } from '#ui/chart/sparkline.tsx'
import { Card } from '#ui/layout/card.tsx'
import styles from './figures.module.css'
import { pointOf } from './when.ts'
import { figure } from '#messages/format.ts'

const texts = overviewMessages.people
const roles = ['users', 'staff', 'owners'] as const

export function PeopleCard({ overview: { points, step } }: { overview: Overview }) {
  const names = points.map(({ from }) => pointOf(from, step))
  const members = points.map(({ owners, staff, users }) => owners + staff + users)
  const now = members.at(-1) ?? 0
  const byRole = roles.map((role) => {
    const values = points.map((point) => point[role])
    return { name: texts.roles[role], values, total: figure(values.at(-1) ?? 0) }
  })
  return (
    <Card id="overview-people" title={texts.title}>
      <Chart
        title={texts.title}
        label={texts.label(now, members[0] ?? 0, names[0]?.name ?? '')}
        kind="line"
        points={names}
        series={[{ name: texts.members, values: members, total: figure(now) }, ...byRole]}
      />
      <ul role="list" className={styles.roles} aria-label={texts.rolesLabel}>
        {byRole.map(({ name, values, total }) => (
          <li key={name} className={styles.role}>
            <span className={styles.roleName}>{name}</span>
            <Sparkline values={values} />
            <span className={styles.roleCount}>{total}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
