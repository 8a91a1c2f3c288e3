/** The domains of an organization: added, proven, and opened to people with an address there. */
import { maxDomains } from '@atrium/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { hasFailed } from '#api/has-failed.ts'
import { FailedPart } from '#domain/organization/failed-part.tsx'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { Waiting } from '#domain/organization/waiting.tsx'
import { consoleMessages } from '#messages/console/console.ts'
import { domainsMessages as texts } from '#messages/console/domains.ts'
import { AppLayout } from '#ui/layout/app-layout.tsx'
import { Cards } from '#ui/layout/card.tsx'
import { AddDomain } from './add-domain.tsx'
import { domainList } from './api/domains.ts'
import { DomainCard } from './domain-card.tsx'
import styles from './domains.module.css'

const title = consoleMessages.pages['settings/domains']

export function DomainsPage() {
  const { organization, displayName } = useOrganization()
  const list = useQuery(domainList(organization))
  const domains = list.data?.results
  return (
    <AppLayout title={title} documentTitle={consoleMessages.pageTitle(title, displayName)} summary={texts.lead}>
      {hasFailed(list) && <FailedPart query={list} />}
      {list.isPending && <Waiting />}
      {domains !== undefined && !hasFailed(list) && (
        <section className={styles.domains} aria-label={title} aria-busy={list.isFetching}>
          {domains.length < maxDomains ? <AddDomain /> : <p className={styles.soft}>{texts.add.full}</p>}
          {domains.length === 0 && (
            <div>
              <p className={styles.empty}>{texts.empty}</p>
              <p className={styles.soft}>{texts.emptyAdvice}</p>
            </div>
          )}
          <Cards>
            {domains.map((domain) => (
              <DomainCard key={domain.id} domain={domain} />
            ))}
          </Cards>
        </section>
      )}
    </AppLayout>
  )
}
