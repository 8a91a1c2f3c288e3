/** The classes that I am in here: those of now, and those of years that are over. */
import type { OwnClass } from '@atrium/contract/people/classes'
import { useQuery } from '@tanstack/react-query'
import { hasFailed } from '#api/has-failed.ts'
import { FailedPart } from '#domain/organization/failed-part.tsx'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { consoleMessages } from '#messages/console/console.ts'
import { overviewMessages } from '#messages/console/overview.ts'
import { toDay } from '#messages/dates.ts'
import { sortedByName } from '#messages/names.ts'
import { ownClassesMessages as texts } from '#messages/people/own-classes.ts'
import { paths } from '#paths.ts'
import { Status } from '#ui/feedback/status.tsx'
import { LinkButton } from '#ui/form/buttons/button.tsx'
import { EmptyMembers } from '#ui/illustrations/empty-members.tsx'
import { AppLayout } from '#ui/layout/app-layout.tsx'
import { EmptyList } from '#ui/list/empty-list.tsx'
import { Line, LineList } from '#ui/list/line-list.tsx'
import { Pagination } from '#ui/list/paging/pagination.tsx'
import { useLastPage } from '#ui/list/paging/use-last-page.ts'
import { useListQuery } from '#ui/list/query/use-list-query.ts'
import { ownClassesPage } from './api/own-classes.ts'
import styles from './own-classes.module.css'

export function OwnClassesPage() {
  const { organization, displayName } = useOrganization()
  const { query, change } = useListQuery(['name'])
  const list = useQuery(ownClassesPage(organization, { page: query.page, limit: query.limit }))
  useLastPage(list, query.page, change)
  // Those that went into the archive together stand by name, too.
  const classes = sortedByName(list.data?.results ?? [])
  const past = classes.filter(({ archivedAt }) => archivedAt !== null)
  return (
    <AppLayout
      title={texts.title}
      documentTitle={consoleMessages.pageTitle(texts.title, displayName)}
      action={
        <LinkButton variant="secondary" to={paths.console(organization, 'overview')}>
          {overviewMessages.notSeen.toOverview}
        </LinkButton>
      }
    >
      {list.isPending ? <Status className="visually-hidden">{texts.loading}</Status> : null}
      <section className={styles.classes} aria-label={texts.title} aria-busy={list.isFetching}>
        {!hasFailed(list) ? null : <FailedPart query={list} />}
        {list.data?.totalResults === 0 ? (
          <EmptyList
            drawing={<EmptyMembers />}
            sentence={texts.empty}
            advice={texts.emptyAdvice(displayName)}
            nextStep={null}
          />
        ) : null}
        <Classes title={texts.now} classes={classes.filter(({ archivedAt }) => archivedAt === null)} />
        <Classes
          title={texts.past}
          classes={past.toSorted((one, other) => Date.parse(other.archivedAt ?? '') - Date.parse(one.archivedAt ?? ''))}
        />
      </section>
      {list.data && list.data.totalResults > 0 ? (
        <Pagination page={query.page} limit={query.limit} total={list.data.totalResults} onChange={change} />
      ) : null}
    </AppLayout>
  )
}

function Classes({ title, classes }: { title: string; classes: readonly OwnClass[] }) {
  if (classes.length === 0) return null
  return (
    <div>
      <h2 className={styles.title}>{title}</h2>
      <LineList>
        {classes.map(({ id, name, archivedAt }) => (
          <Line key={id} aside={archivedAt === null ? undefined : texts.until(toDay(archivedAt))}>
            <span className={styles.name}>{name}</span>
          </Line>
        ))}
      </LineList>
    </div>
  )
}
