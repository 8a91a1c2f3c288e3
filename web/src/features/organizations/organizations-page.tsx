/** The list of the organizations a person belongs to; every row leads to one, signed in. */
import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { paths } from '#app/paths.ts'
import { organizationsMessages } from '#messages/organizations.ts'
import { useSignedIn } from '#session/session.ts'
import { HousePage } from '#ui/house-page.tsx'
import { AddOrganization } from './add-organization.tsx'
import { membershipPage } from './api/organization-membership.ts'
import { EmptyOrganizations } from './empty-organizations.tsx'
import { FilterField } from './filter-field.tsx'
import { ListFailure } from './list-failure.tsx'
import { lastPage, writeListQuery } from './list-query.ts'
import { OrganizationsTable } from './organizations-table.tsx'
import styles from './organizations-page.module.css'
import { Pagination } from './pagination.tsx'
import { useListQuery } from './use-list-query.ts'

const texts = organizationsMessages.list

export function OrganizationsPage() {
  const { uid } = useSignedIn()
  const { query, change } = useListQuery()
  const list = useQuery(membershipPage(uid, query))
  const { data } = list

  if (data !== undefined && !list.isPlaceholderData && query.page > lastPage(data.totalPages)) {
    const search = writeListQuery({ ...query, page: lastPage(data.totalPages) }).toString()
    return <Navigate to={{ pathname: paths.organizations, search }} replace />
  }

  const isEmpty = data?.totalResults === 0
  return (
    <HousePage title={texts.title} toolbar={<AddOrganization />}>
      <FilterField applied={query.name} onApply={(name) => change({ name })} />
      <section className={styles.list} aria-busy={list.isFetching} aria-label={texts.title}>
        {list.isPending && (
          <p className="visually-hidden" role="status">
            {texts.loading}
          </p>
        )}
        {list.isError ? (
          <ListFailure error={list.error} onRetry={() => void list.refetch()} />
        ) : (
          <OrganizationsTable
            organizations={data?.results}
            order={query.order}
            onSort={() => {
              // An empty list has no order to turn round: it stays ascending (specification, section 3).
              if (!isEmpty) change({ order: query.order === 'asce' ? 'desc' : 'asce' })
            }}
          />
        )}
        {isEmpty && !list.isError && <EmptyOrganizations filter={query.name} onClear={() => change({ name: '' })} />}
      </section>
      {data !== undefined && !isEmpty && !list.isError && (
        <Pagination page={query.page} limit={query.limit} total={data.totalResults} onChange={change} />
      )}
    </HousePage>
  )
}
