/** A page that is one list: its title, what adds to it, the filter, the rows or why there are none, and the way on. */
import type { ReactNode } from 'react'
import { AppLayout } from '#ui/layout/app-layout.tsx'
import { Status } from '#ui/feedback/status.tsx'
import { FilterField } from './filter-field.tsx'
import { ListFailure } from './list-failure.tsx'
import styles from './list-page.module.css'
import { Pagination } from './paging/pagination.tsx'
import { useLastPage } from './paging/use-last-page.ts'

/** What is known of the list; react-query's answer fits. */
export interface LoadedList {
  data: { totalPages: number; totalResults: number } | undefined
  error: Error | null
  isPending: boolean
  isFetching: boolean
  /** The rows are of the page before. */
  isPlaceholderData: boolean
  refetch: () => Promise<unknown>
}

interface Shown {
  page: number
  limit: number
  name: string
}

interface ListPageProps {
  /** As `useListQuery` answers them. */
  query: Shown
  change: (change: Partial<Shown>, how?: { replace: boolean }) => void
  texts: { title: string; filter: string; loading: string; failed: string }
  toolbar: ReactNode
  /** What adds to the list. */
  add: ReactNode
  /** Stands above the list. */
  notice?: ReactNode
  list: LoadedList
  table: ReactNode
  empty: ReactNode
}

export function ListPage(props: ListPageProps) {
  const { texts, toolbar, add, notice, list, query, change, table, empty } = props
  const { data, error } = list

  useLastPage(list, query.page, change)

  const isEmpty = data?.totalResults === 0
  // There is nothing to filter or to put in order before there is anything.
  const isBare = isEmpty && query.name === '' && error === null
  return (
    <AppLayout title={texts.title} toolbar={toolbar} action={add}>
      {notice}
      {!isBare && <FilterField placeholder={texts.filter} applied={query.name} onApply={(name) => change({ name })} />}
      {list.isPending && <Status className="visually-hidden">{texts.loading}</Status>}
      <section className={styles.list} aria-busy={list.isFetching} aria-label={texts.title}>
        {error === null ? (
          !isBare && table
        ) : (
          <ListFailure text={texts.failed} message={error.message} onRetry={() => void list.refetch()} />
        )}
        {isEmpty && error === null && empty}
      </section>
      {data !== undefined && data.totalResults > 0 && error === null && (
        <Pagination page={query.page} limit={query.limit} total={data.totalResults} onChange={change} />
      )}
    </AppLayout>
  )
}
