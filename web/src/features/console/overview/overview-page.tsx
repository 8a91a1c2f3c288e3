/** How the organization stands: its numbers, its best people and its best classes. */
import { useQuery } from '@tanstack/react-query'
import { FailedPart } from '#domain/organization/failed-part.tsx'
import { LeaveButton } from '#domain/organization/leave-button.tsx'
import { OwnershipTransferNotice } from '#domain/organization/ownership/ownership-transfer-notice.tsx'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { consoleMessages } from '#messages/console/console.ts'
import { AppLayout } from '#ui/layout/app-layout.tsx'
import { overview } from './api/ranks.ts'
import { Figures } from './figures.tsx'
import styles from './overview.module.css'

const { pages, pageTitle } = consoleMessages

export function OverviewPage() {
  const { organization, displayName, role } = useOrganization()
  const query = useQuery(overview(organization))
  return (
    <AppLayout title={pages.overview} documentTitle={pageTitle(pages.overview, displayName)}>
      <OwnershipTransferNotice />
      {query.error === null ? (
        <section className={styles.overview} aria-label={pages.overview} aria-busy={query.isFetching}>
          <Figures data={query.data} />
        </section>
      ) : (
        <FailedPart query={query} />
      )}
      {role === 'owner' ? null : <LeaveButton />}
    </AppLayout>
  )
}
