/** How the organization stands: figures, for whoever runs it, and for everybody its numbers, its best people and its best classes. */
import { getOverview } from '@atrium/contract/organizations/overview'
import { useQuery } from '@tanstack/react-query'
import { hasFailed } from '#api/has-failed.ts'
import { FailedPart } from '#domain/organization/failed-part.tsx'
import { LeaveButton } from '#domain/organization/leave-button.tsx'
import { OwnershipTransferNotice } from '#domain/organization/ownership/ownership-transfer-notice.tsx'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { consoleMessages } from '#messages/console/console.ts'
import { ownClassesMessages } from '#messages/people/own-classes.ts'
import { paths } from '#paths.ts'
import { LinkButton } from '#ui/form/buttons/button.tsx'
import { AppLayout } from '#ui/layout/app-layout.tsx'
import { overview } from './api/ranks.ts'
import { Figures } from './figures/figures.tsx'
import { RangeField } from './figures/range-field.tsx'
import styles from './overview.module.css'
import { Ranks } from './ranks.tsx'

const { pages, pageTitle } = consoleMessages

export function OverviewPage() {
  const { organization, displayName, role } = useOrganization()
  const query = useQuery(overview(organization))
  const runs = getOverview.access.organization.includes(role)
  return (
    <AppLayout
      title={pages.overview}
      documentTitle={pageTitle(pages.overview, displayName)}
      toolbar={runs ? <RangeField /> : undefined}
      action={
        <LinkButton variant="secondary" to={paths.ownClasses(organization)}>
          {ownClassesMessages.title}
        </LinkButton>
      }
    >
      <OwnershipTransferNotice />
      <section className={styles.overview} aria-label={pages.overview} aria-busy={query.isFetching}>
        {runs ? <Figures /> : null}
        {!hasFailed(query) ? <Ranks data={query.data} isBelowFigures={runs} /> : <FailedPart query={query} />}
      </section>
      {role === 'owner' ? null : <LeaveButton />}
    </AppLayout>
  )
}
