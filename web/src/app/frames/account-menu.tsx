/** The avatar and what it opens. */
import { useQuery } from '@tanstack/react-query'
import { ownProfile } from '#domain/profile/own-profile.ts'
import { shellMessages } from '#messages/shell.ts'
import { paths } from '#paths.ts'
import { IdentityError } from '#session/identity-error.ts'
import { useSignedIn } from '#session/session.ts'
import { showToast } from '#ui/feedback/toasts.ts'
import { breakable } from '#ui/layout/breakable.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import { Menu, MenuHeading, MenuItem, MenuLink, MenuSeparator } from '#ui/menu/menu.tsx'
import styles from './account-menu.module.css'
import { useLogOut } from './log-out.ts'

export function AccountMenu() {
  const user = useSignedIn()
  const logOut = useLogOut()
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
    <Menu
      button={
        <button type="button" className={styles.trigger} aria-label={name}>
          <Avatar person={person} photos={[record?.photoURL, user.photoURL]} />
        </button>
      }
    >
      <MenuHeading>
        <bdi className={styles.name}>{breakable(name)}</bdi>
        {user.email === null || user.email === name ? null : (
          <span className={styles.email}>{breakable(user.email)}</span>
        )}
      </MenuHeading>
      <MenuSeparator />
      <MenuLink to={paths.profile(user.uid)}>{shellMessages.profile}</MenuLink>
      <MenuLink to={paths.organizations}>{shellMessages.account}</MenuLink>
      <MenuItem onChoose={() => void logOut().catch(sayItFailed)}>{shellMessages.logout}</MenuItem>
    </Menu>
  )
}

function sayItFailed(error: unknown): void {
  const isAnother = error instanceof IdentityError && error.code === 'user-mismatch'
  showToast({ kind: 'error', text: isAnother ? error.message : shellMessages.logoutFailed })
}
