/** The product's sibling apps, as this organization reaches them. */
import { spacesMessages } from '#messages/spaces.ts'
import { AppSign } from './app-sign.tsx'
import styles from './app-links.module.css'
import type { OrganizationSpace } from './space.ts'

const texts = spacesMessages.apps

export function AppLinks({ apps }: Pick<OrganizationSpace, 'apps'>) {
  if (apps.length === 0) return null
  return (
    <nav className={styles.apps} aria-labelledby="apps">
      <h2 id="apps">{texts.title}</h2>
      <ul className={styles.list}>
        {apps.map(({ id, url }) => (
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
