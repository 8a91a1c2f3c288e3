/** A page of people of whom one thing is true, a page at a time, with the way back to where it is counted. */
import type { Role } from '@atrium/contract/rules/roles'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { hasFailed } from '#api/has-failed.ts'
import { FailedPart } from '#domain/organization/failed-part.tsx'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { consoleMessages } from '#messages/console/console.ts'
import { roleNames } from '#messages/people/roles.ts'
import { Status } from '#ui/feedback/status.tsx'
import { LinkButton } from '#ui/form/buttons/button.tsx'
import { EmptyMembers } from '#ui/illustrations/empty-members.tsx'
import { AppLayout } from '#ui/layout/app-layout.tsx'
import { EmptyList } from '#ui/list/empty-list.tsx'
import { Pagination } from '#ui/list/paging/pagination.tsx'
import { useLastPage } from '#ui/list/paging/use-last-page.ts'
import type { ListQueryState } from '#ui/list/query/use-list-query.ts'
import styles from './people-list.module.css'
import { type ListedPerson, PeopleTable } from './people-table.tsx'

interface Texts {
  lead: string
  table: string
  loading: string
  empty: string
  emptyAdvice: string
  name: string
  role: string
}

interface Props<Person> {
  title: string
  texts: Texts
  back: { to: string; text: string }
  list: UseQueryResult<{ results: Person[]; totalResults: number; totalPages: number }>
  /** Which page of the list is shown, kept in the address. */
  paging: ListQueryState
  /** What is said of each, beside the role. */
  fact: { name: string; of: (person: Person) => ReactNode }
  naming?: (person: Person, name: string) => ReactNode
}

export function PeopleList<Person extends ListedPerson & { role: Role }>(props: Props<Person>) {
  const { title, texts, back, list, paging, fact, naming } = props
  const { displayName } = useOrganization()
  const { query, change } = paging
  useLastPage(list, query.page, change)
  const toBack = (
    <LinkButton variant="secondary" to={back.to}>
      {back.text}
    </LinkButton>
  )
  return (
    <AppLayout title={title} documentTitle={consoleMessages.pageTitle(title, displayName)} action={toBack}>
      <p className={styles.lead}>{texts.lead}</p>
      {list.isPending ? <Status className="visually-hidden">{texts.loading}</Status> : null}
      <section className={styles.list} aria-label={texts.table} aria-busy={list.isFetching}>
        {!hasFailed(list) ? (
          <PeopleTable
            label={texts.table}
            columns={{ name: texts.name, facts: [texts.role, fact.name] }}
            people={list.data?.results}
            facts={(person) => [roleNames[person.role], fact.of(person)]}
            naming={naming}
          />
        ) : (
          <FailedPart query={list} />
        )}
        {list.data?.totalResults === 0 ? (
          <EmptyList drawing={<EmptyMembers />} sentence={texts.empty} advice={texts.emptyAdvice} nextStep={null} />
        ) : null}
      </section>
      {list.data && list.data.totalResults > 0 ? (
        <Pagination page={query.page} limit={query.limit} total={list.data.totalResults} onChange={change} />
      ) : null}
    </AppLayout>
  )
}
