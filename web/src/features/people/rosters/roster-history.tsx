/** The rosters so far, the latest first, each a link to what it did. */
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { hasFailed } from '#api/has-failed.ts'
import { FailedPart } from '#domain/organization/failed-part.tsx'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { toDay } from '#messages/dates.ts'
import { rosterMessages as texts } from '#messages/people/rosters.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Pagination } from '#ui/list/paging/pagination.tsx'
import { useLastPage } from '#ui/list/paging/use-last-page.ts'
import { useListQuery } from '#ui/list/query/use-list-query.ts'
import { rosterPage } from '../api/rosters.ts'
import { rosterPath } from './roster-path.ts'
import styles from './rosters.module.css'

export function RosterHistory() {
  const { organization } = useOrganization()
  const { query, change } = useListQuery(['name'])
  const list = useQuery(rosterPage(organization, query))
  useLastPage(list, query.page, change)
  if (hasFailed(list)) return <FailedPart query={list} />
  const { data } = list
  return (
    <section className={styles.history} aria-label={texts.history} aria-busy={list.isFetching}>
      <h3 className={styles.title}>{texts.history}</h3>
      {data === undefined && <Skeleton width="full" />}
      {data?.totalResults === 0 && <p className={styles.lead}>{texts.none}</p>}
      {data && data.totalResults > 0 && (
        <ul role="list" className={styles.uploads}>
          {data.results.map(({ id, source, state, uploadedAt, uploadedBy }) => (
            <li key={id}>
              <Link to={rosterPath(organization, id)}>
                <bdi>{source}</bdi>
              </Link>
              <span>{texts.states[state]}</span>
              <span className={styles.lead}>{texts.uploaded(toDay(uploadedAt), uploadedBy.displayName)}</span>
            </li>
          ))}
        </ul>
      )}
      {data && data.totalResults > query.limit && (
        <Pagination page={query.page} limit={query.limit} total={data.totalResults} onChange={change} />
      )}
    </section>
  )
}
