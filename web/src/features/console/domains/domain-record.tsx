/** The TXT record of a domain, to be copied; of a proven one out of the way. */
import type { OrganizationDomain } from '@atrium/contract/organizations/domains'
import { domainsMessages } from '#messages/console/domains.ts'
import { CopyableField } from '#ui/form/fields/copyable-field.tsx'
import styles from './domains.module.css'

const texts = domainsMessages.record
const { named } = domainsMessages

export function DomainRecord({ domain }: { domain: OrganizationDomain }) {
  if (domain.state !== 'proven') {
    return (
      <div>
        <h3 className={styles.heading}>{texts.title}</h3>
        <p className={styles.soft}>{texts.lead}</p>
        <Fields domain={domain} />
      </div>
    )
  }
  return (
    <details className={styles.details}>
      <summary aria-label={named(texts.show, domain.domain)}>{texts.show}</summary>
      <p className={styles.soft}>{texts.keep}</p>
      <Fields domain={domain} />
    </details>
  )
}

function Fields({ domain: { record, domain } }: { domain: OrganizationDomain }) {
  const ofDomain = (what: string) => named(what, domain)
  return (
    <div className={styles.record}>
      <CopyableField label={texts.name} named={ofDomain} name={`name-${domain}`} value={record.name} texts={texts} />
      <CopyableField label={texts.value} named={ofDomain} name={`value-${domain}`} value={record.value} texts={texts} />
    </div>
  )
}
