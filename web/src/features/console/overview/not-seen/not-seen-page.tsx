/** Who was not seen for long, a page at a time: for whoever runs the organization. */
import { listNotSeen } from '@atrium/contract/organizations/overview'
import { useQuery } from '@tanstack/react-query'
import { FailedPart } from '#domain/organization/failed-part.tsx'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { consoleMessages } from '#messages/console/console.ts'
import { overviewMessages } from '#messages/console/overview.ts'
import { paths } from '#paths.ts'
import { LinkButton } from '#ui/form/buttons/button.tsx'
import { EmptyMembers } from '#ui/illustrations/empty-members.tsx'
import { AppLayout } from '#ui/layout/app-layout.tsx'
import { EmptyList } from '#ui/list/empty-list.tsx'
import { Pagination } from '#ui/list/paging/pagination.tsx'
import { useLastPage } from '#ui/list/paging/use-last-page.ts'
import { useListQuery } from '#ui/list/query/use-list-query.ts'
import { notSeenPage } from '../api/not-seen.ts'
import { OverviewPage } from '../overview-page.tsx'
import styles from './not-seen.module.css'
import { NotSeenTable } from './not-seen-table.tsx'

const texts = overviewMessages.notSeen

/** Whoever may not see it is shown the page that it belongs to. */
export function NotSeenPage() {
  const { role } = useOrganization()
  return listNotSeen.access.organization.includes(role) ? <NotSeen /> : <OverviewPage />
}

function NotSeen() {
  const { organization, displayName } = useOrganization()
  const { query, change } = useListQuery(['name'])
  const list = useQuery(notSeenPage(organization, { page: query.page, limit: query.limit }))
  useLastPage(list, query.page, change)
  const isEmpty = list.data?.totalResults === 0
  const back = (
    <LinkButton variant="secondary" to={paths.console(organization, 'overview')}>
      {texts.toOverview}
    </LinkButton>
  )
  return (
    <AppLayout title={texts.title} documentTitle={consoleMessages.pageTitle(texts.title, displayName)} action={back}>
      <p className={styles.lead}>{texts.lead}</p>
      <section className={styles.list} aria-label={texts.table} aria-busy={list.isFetching}>
        {list.isPending ? (
          <p className="visually-hidden" role="status">
            {texts.loading}
          </p>
        ) : null}
        {list.error === null ? <NotSeenTable people={list.data?.results} /> : <FailedPart query={list} />}
        {isEmpty ? (
          <EmptyList
            drawing={<EmptyMembers />}
            sentence={texts.empty}
            advice={texts.emptyAdvice}
            nextStep={null}
            filter=""
            onClearFilter={() => {}}
          />
        ) : null}
      </section>
      {list.data && list.data.totalResults > 0 ? (
        <Pagination page={query.page} limit={query.limit} total={list.data.totalResults} onChange={change} />
      ) : null}
    </AppLayout>
  )
}
