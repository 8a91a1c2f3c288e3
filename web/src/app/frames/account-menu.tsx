/** The avatar and what it opens. */
import { useQuery } from '@tanstack/react-query'
import { DropdownMenu } from 'radix-ui'
import { useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { ownProfile } from '#domain/profile/own-profile.ts'
import { shellMessages } from '#messages/shell.ts'
import { paths } from '#paths.ts'
import { useSignedIn } from '#session/session.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import styles from './account-menu.module.css'
import { useLogOut } from './log-out.ts'

export function AccountMenu() {
  const user = useSignedIn()
  const logOut = useLogOut()
  const [failed, setFailed] = useState(false)
  const { pathname } = useLocation()
  const leaving = useRef(false)
  const { data: record, isPending } = useQuery(ownProfile(user.uid))
  // The record is what the profile page changes; an account that Google or an invite made may have no name of
  // its own. The e-mail waits for the record, so that nobody is called by it for a moment.
  const known = record?.displayName || user.displayName || (isPending ? null : user.email)
  const name = known || shellMessages.unnamedAccount
  const person = {
    ...record,
    displayName: record?.displayName || user.displayName,
    email: isPending ? null : user.email,
  }

  return (
    // Not modal: a modal menu injects a style sheet, which the page's policy refuses.
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className={styles.trigger} aria-label={name}>
        <Avatar person={person} photos={[record?.photoURL, user.photoURL]} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        className={styles.menu}
        align="end"
        sideOffset={8}
        collisionPadding={8}
        onCloseAutoFocus={(event) => {
          // The heading of the page that comes has the focus by then.
          if (leaving.current) event.preventDefault()
          leaving.current = false
        }}
      >
        <DropdownMenu.Label className={styles.heading}>
          <span className={styles.name}>{name}</span>
          {user.email === null || user.email === name ? null : <span className={styles.email}>{user.email}</span>}
        </DropdownMenu.Label>
        <DropdownMenu.Separator className={styles.line} />
        {[
          { to: paths.profile(user.uid), text: shellMessages.profile },
          { to: paths.organizations, text: shellMessages.account },
        ].map(({ to, text }) => (
          <DropdownMenu.Item key={to} asChild onSelect={() => (leaving.current = pathname !== to)}>
            <Link className={styles.item} to={to}>
              {text}
            </Link>
          </DropdownMenu.Item>
        ))}
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
