/** Where the organization stands today, in four numbers. */
import type { Overview } from '@atrium/contract/organizations/overview'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { overviewMessages } from '#messages/console/overview.ts'
import { paths } from '#paths.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import styles from './figures.module.css'
import { figure } from '#messages/format.ts'

const texts = overviewMessages.tiles

interface Props {
  organization: string
  /** Absent while it loads. */
  overview: Overview | undefined
}

export function Tiles({ organization, overview }: Props) {
  return (
    <dl className={styles.tiles} aria-label={texts.label}>
      <Tile name={texts.members} value={overview?.now.members} more={overview && changeOf(overview)} />
      <Tile
        name={texts.week}
        value={overview?.now.signIns.week.people}
        more={overview && texts.today(overview.now.signIns.today.people)}
      />
      <Tile
        name={texts.notSeen}
        value={overview?.now.notSeen}
        more={overview && (overview.now.notSeen > 0 ? <SeeWho organization={organization} /> : texts.nobody)}
      />
      <Tile
        name={texts.secondStep}
        value={overview && (overview.now.secondSteps?.either ?? null)}
        more={overview && shareOf(overview.now)}
      />
    </dl>
  )
}

function Tile({ name, value, more }: { name: string; value: number | null | undefined; more: ReactNode }) {
  return (
    <div className={styles.tile}>
      <dt>{name}</dt>
      <dd className={styles.value}>
        {value === undefined ? <Skeleton width="short" /> : value === null ? '–' : figure(value)}
      </dd>
      <dd className={styles.more}>{more ?? <Skeleton width="medium" />}</dd>
    </div>
  )
}

function SeeWho({ organization }: { organization: string }) {
  return <Link to={paths.notSeen(organization)}>{texts.seeWho}</Link>
}

function changeOf({ points, range }: Overview): string {
  const [first, last] = [points[0], points.at(-1)].map((point) =>
    point === undefined ? 0 : point.owners + point.staff + point.users,
  )
  return texts.change((last ?? 0) - (first ?? 0), range)
}

function shareOf({ secondSteps, members }: Overview['now']): string {
  return secondSteps === null ? texts.elsewhere : texts.shareOf(secondSteps.either, members)
}
