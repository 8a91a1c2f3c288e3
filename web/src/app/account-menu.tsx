/** The avatar and what it opens. */
import { DropdownMenu } from 'radix-ui'
import { useState } from 'react'
import { Link } from 'react-router'
import { shellMessages } from '#messages/shell.ts'
import { useSignedIn } from '#session/session.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Notice } from '#ui/notice.tsx'
import styles from './account-menu.module.css'
import { useLogOut } from './log-out.ts'
import { paths } from './paths.ts'

export function AccountMenu() {
  const user = useSignedIn()
  const logOut = useLogOut()
  const [failed, setFailed] = useState(false)
  const name = user.displayName ?? user.email ?? shellMessages.unnamedAccount

  return (
    // Not modal: a modal menu injects a style sheet, which the page's policy refuses.
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className={styles.trigger} aria-label={name}>
        <Avatar name={name} photo={user.photoURL} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content className={styles.menu} align="end" sideOffset={8} collisionPadding={8}>
        <DropdownMenu.Label className={styles.heading}>
          <span className={styles.name}>{name}</span>
          {user.email === null || user.email === name ? null : <span className={styles.email}>{user.email}</span>}
        </DropdownMenu.Label>
        <DropdownMenu.Separator className={styles.line} />
        <DropdownMenu.Item asChild>
          <Link className={styles.item} to={paths.organizations}>
            {shellMessages.account}
          </Link>
        </DropdownMenu.Item>
        <DropdownMenu.Item className={styles.item} onSelect={() => void logOut().catch(() => setFailed(true))}>
          {shellMessages.logout}
        </DropdownMenu.Item>
      </DropdownMenu.Content>
      {failed ? (
        <div className={styles.failure}>
          <Notice tone="error">{shellMessages.logoutFailed}</Notice>
        </div>
      ) : null}
    </DropdownMenu.Root>
  )
}
