/** One organization: the whole row is its link, opened in a new tab through the hand-off address. */
import type { MembershipItem } from '@atrium/contract/organizations'
import { usePageSettings } from '#app/page-settings.ts'
import { paths } from '#app/paths.ts'
import { organizationsMessages } from '#messages/organizations.ts'
import { Logo } from '#ui/logo.tsx'
import styles from './organizations-table.module.css'

export function OrganizationRow({ organization }: { organization: MembershipItem }) {
  const { hostDomain } = usePageSettings()
  const { name, displayName, branding } = organization
  return (
    <tr className={styles.row} role="row">
      <td className={styles.cell} role="cell">
        <span className={styles.organization}>
          <Logo name={displayName} url={branding.logo_url} />
          {/* The token is made on arrival there, so that a middle click or a link left open is as good as a click. */}
          <a className={styles.link} href={paths.goToOrganization(name)} target="_blank" rel="noopener">
            {displayName}
            <span className="visually-hidden"> ({organizationsMessages.list.opensNewTab})</span>
          </a>
        </span>
      </td>
      <td className={styles.cell} role="cell">
        <span className={styles.domain}>
          <span className={styles.name}>{name}</span>
          <span>.{hostDomain}</span>
        </span>
      </td>
    </tr>
  )
}
