/** An organization's figures, for whoever runs it: today in numbers, and drawn over a period. */
import type { Overview } from '@atrium/contract/organizations/overview'
import { useQuery } from '@tanstack/react-query'
import { hasFailed } from '#api/has-failed.ts'
import { FailedPart } from '#domain/organization/failed-part.tsx'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { overviewMessages as texts } from '#messages/console/overview.ts'
import { paths } from '#paths.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { LinkButton } from '#ui/form/buttons/button.tsx'
import { EmptyMembers } from '#ui/illustrations/empty-members.tsx'
import { EmptyList } from '#ui/list/empty-list.tsx'
import { Status } from '#ui/feedback/status.tsx'
import { figures } from '../api/figures.ts'
import { Charts } from './charts.tsx'
import styles from './figures.module.css'
import { useRange } from './range-field.tsx'
import { Tiles } from './tiles.tsx'
import { dayName } from './when.ts'

export function Figures() {
  const { organization, role } = useOrganization()
  const [range] = useRange()
  const query = useQuery(figures(organization, range))
  const overview = query.data
  if (hasFailed(query)) return <FailedPart query={query} />
  const isEmpty = overview !== undefined && isNew(overview)
  return (
    <section className={styles.figures} aria-label={texts.figures} aria-busy={query.isFetching}>
      <Tiles organization={organization} overview={overview} />
      {overview === undefined ? <Waiting /> : null}
      {isEmpty ? (
        <EmptyList
          drawing={<EmptyMembers />}
          sentence={texts.empty.sentence}
          advice={texts.empty.advice}
          nextStep={
            role === 'owner' ? <LinkButton to={paths.newInvite(organization)}>{texts.empty.invite}</LinkButton> : null
          }
        />
      ) : null}
      {overview && !isEmpty ? <Charts overview={overview} /> : null}
      {overview && !isEmpty ? <p className={styles.soft}>{sinceOf(overview)}</p> : null}
    </section>
  )
}

/** In the place of the charts, as large as two of them. */
function Waiting() {
  return (
    <div className={styles.waiting}>
      <Status className="visually-hidden">{texts.loading}</Status>
      <Skeleton shape="block" />
    </div>
  )
}

/** Nobody but whoever made it, and nothing to draw. */
function isNew({ now, points, since, today }: Overview): boolean {
  const happened = points.some((point) => point.invitesSent + point.signIns > 0)
  return now.members <= 1 && since.known === today && !happened
}

function sinceOf({ since: { known, counted } }: Overview): string {
  return known < counted ? texts.before(dayName(counted)) : texts.since(dayName(counted))
}
