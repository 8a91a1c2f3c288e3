/** What stands on the card of an organization's home: waiting, a greeting, an invitation. */
import { usePageSettings } from '#app/page-settings.ts'
import { paths, withQuery } from '#app/paths.ts'
import { spacesMessages } from '#messages/spaces.ts'
import type { SessionUser } from '#session/session.ts'
import { Button, LinkButton } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import styles from './space-screens.module.css'
import type { Space } from './space.ts'
import type { Arrival } from './space-view.ts'

const texts = spacesMessages.home

export function Waiting() {
  return (
    <div className={styles.screen}>
      <p className="visually-hidden" role="status">
        {texts.entering}
      </p>
      <div className={styles.headingToBe}>
        <Skeleton width="medium" />
      </div>
      <Skeleton width="full" />
      <div className={styles.doors}>
        <span className={styles.doorToBe}>
          <Skeleton shape="block" />
        </span>
      </div>
    </div>
  )
}

export function Greeting({ space, user }: { space: Space; user: SessionUser }) {
  const { publicOrigin } = usePageSettings()
  return (
    <div className={styles.screen}>
      <PageHeading>{texts.welcome(user.displayName ?? user.email ?? space.displayName)}</PageHeading>
      <p className={styles.lead}>{texts.signedIn(space.displayName)}</p>
      <div className={styles.doors}>
        <LinkButton to={`${publicOrigin}${paths.organizations}`}>{texts.accounts}</LinkButton>
      </div>
    </div>
  )
}

interface InvitationProps {
  space: Space
  arrival: Arrival
  onRetry: () => void
}

export function Invitation({ space, arrival, onRetry }: InvitationProps) {
  const { publicOrigin } = usePageSettings()
  // Through the hand-off, so that signing in over there leads back here, signed in.
  const signIn = withQuery(paths.signIn, { redirect: paths.goToOrganization(space.name) })
  return (
    <div className={styles.screen}>
      <PageHeading>{texts.signedOutTitle(space.displayName)}</PageHeading>
      {arrival === 'refused' && <Notice tone="warning">{texts.linkSpent}</Notice>}
      {arrival === 'unreached' && <Notice tone="error">{texts.notReached}</Notice>}
      {arrival === 'plain' && <p className={styles.lead}>{texts.invitation}</p>}
      <div className={styles.doors}>
        {arrival === 'unreached' && (
          <Button variant="secondary" onClick={onRetry}>
            {texts.retry}
          </Button>
        )}
        <LinkButton to={`${publicOrigin}${signIn}`}>{texts.signIn}</LinkButton>
      </div>
    </div>
  )
}
