/** The product's sibling apps, as this organization reaches them: those that are for the visitor's role. */
import { appAudience } from '@atrium/contract/page/page-settings'
import type { Role } from '@atrium/contract/rules/roles'
import type { OrganizationSpace } from '#features/sites/space.ts'
import { spacesMessages } from '#messages/organizations/sites.ts'
import styles from './app-links.module.css'
import { AppSign } from './app-sign.tsx'

const texts = spacesMessages.apps

export function AppLinks({ apps, role }: Pick<OrganizationSpace, 'apps'> & { role: Role }) {
  const own = apps.filter(({ id }) => appAudience[id].includes(role))
  if (own.length === 0) return null
  return (
    <nav className={styles.apps} aria-labelledby="apps">
      <h2 id="apps">{texts.title}</h2>
      <ul className={styles.list}>
        {own.map(({ id, url }) => (
          <li key={id}>
            <a className={styles.app} href={url}>
              <AppSign app={id} />
              {texts.names[id]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
