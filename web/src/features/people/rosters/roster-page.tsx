/** One roster: what it would do, how far it is, what came of it, line by line. */
import type { Roster } from '@atrium/contract/people/rosters'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { isApiError } from '#api/api-error.ts'
import { hasFailed } from '#api/has-failed.ts'
import { FailedPart } from '#domain/organization/failed-part.tsx'
import { peopleKey } from '#domain/organization/keys.ts'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { Waiting } from '#domain/organization/waiting.tsx'
import { toDay } from '#messages/dates.ts'
import { rosterMessages as texts } from '#messages/people/rosters.ts'
import { paths } from '#paths.ts'
import { ProgressBar } from '#ui/feedback/progress-bar.tsx'
import { Status } from '#ui/feedback/status.tsx'
import { LinkButton } from '#ui/form/buttons/button.tsx'
import { rosterProgress } from '../api/rosters.ts'
import { EmptyPart } from '../empty-part.tsx'
import { RosterActions } from './roster-actions.tsx'
import { RosterLines } from './roster-lines.tsx'
import styles from './rosters.module.css'

export function RosterPage({ id }: { id: string }) {
  const { organization } = useOrganization()
  const query = useQuery(rosterProgress(organization, id))
  const { data } = query
  useRefreshAtTheEnd(organization, data?.state)
  const back = (
    <LinkButton variant="secondary" to={paths.people(organization, 'rosters')}>
      {texts.back}
    </LinkButton>
  )
  if (isApiError(query.error, 'not_found'))
    return <EmptyPart sentence={texts.missing} advice={texts.missingAdvice} nextStep={back} />
  if (hasFailed(query)) return <FailedPart query={query} />
  if (!data) return <Waiting />
  return (
    <section className={styles.rosters} aria-label={texts.title}>
      <h2 className={styles.title}>
        {texts.title} · <bdi>{data.source}</bdi>
      </h2>
      <p className={styles.lead}>{texts.uploaded(toDay(data.uploadedAt), data.uploadedBy.displayName)}</p>
      <Summary roster={data} />
      <RosterActions roster={data} />
      <RosterLines roster={data} />
      {back}
    </section>
  )
}

function Summary({ roster: { state, stale, counts, done, total, kept } }: { roster: Roster }) {
  const running = state === 'applying' ? texts.running : state === 'taking_back' ? texts.runningBack : null
  const { people, classes, places, refused } = counts
  return (
    <>
      {running !== null && (
        <>
          <ProgressBar label={running} percent={total === 0 ? 0 : Math.floor((100 * done) / total)} />
          <p>{texts.progress(done, total)}</p>
          <p className={styles.lead}>{texts.leavePage}</p>
        </>
      )}
      <Status className={running === null ? styles.summary : 'visually-hidden'}>
        {running ?? texts.states[state]}
      </Status>
      {state === 'refused' ? (
        <p>{texts.cannotApply}</p>
      ) : (
        <ul role="list" className={styles.counts}>
          <li>{texts.people(people.add, people.change, people.leave)}</li>
          <li>{texts.classes(classes.add, classes.change, classes.leave)}</li>
          <li>{texts.places(places.add, places.leave)}</li>
          {refused > 0 && <li>{texts.skipped(refused)}</li>}
          {kept > 0 && <li>{texts.kept(kept)}</li>}
        </ul>
      )}
      {stale && <p className={styles.error}>{texts.stale}</p>}
    </>
  )
}

/** Members, invites, classes and the timeline: whichever of them it has touched. */
function useRefreshAtTheEnd(organization: string, state: Roster['state'] | undefined): void {
  const client = useQueryClient()
  const before = useRef(state)
  useEffect(() => {
    const wasUnderWay = before.current === 'applying' || before.current === 'taking_back'
    const isOver = state === 'applied' || state === 'taken_back'
    before.current = state
    if (wasUnderWay && isOver) void client.invalidateQueries({ queryKey: peopleKey(organization) })
  }, [state, client, organization])
}
