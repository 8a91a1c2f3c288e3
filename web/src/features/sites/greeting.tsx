/** For whoever is signed in: who that is, the way on, and the way out. */
import { learnerSignInPath } from '@atrium/contract/people/learner-names'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { isLearner } from '#domain/learners/is-learner.ts'
import { spacesMessages } from '#messages/organizations/sites.ts'
import { usePageSettings } from '#page-settings.ts'
import { logOut } from '#session/log-out.ts'
import type { SessionUser } from '#session/session-user.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Button, LinkButton } from '#ui/form/buttons/button.tsx'
import { breakable } from '#ui/layout/breakable.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import { OwnDeletion } from './leaving/own-deletion.tsx'
import { useEndedSession } from './hand-off/use-ended-session.ts'
import type { Hall } from './space.ts'
import styles from './space-screens.module.css'

const texts = spacesMessages.home

interface Props {
  of: string
  hall: Hall
  user: SessionUser
  onSignedOut: () => void
  children: ReactNode
}

export function Greeting({ of, hall, user, onSignedOut, children }: Props) {
  const { publicOrigin } = usePageSettings()
  const [leaving, setLeaving] = useState<'no' | 'yes' | 'failed'>('no')
  const name = user.displayName ?? user.email ?? of
  const navigate = useNavigate()
  const isOfLearner = isLearner(user)
  useEndedSession()

  const leave = async () => {
    setLeaving('yes')
    // Said before the session changes: with it, this screen goes.
    if (!isOfLearner) onSignedOut()
    try {
      await logOut()
      if (isOfLearner) navigate(learnerSignInPath)
    } catch {
      setLeaving('failed')
    }
  }

  return (
    <div className={styles.screen}>
      <PageHeading>{texts.welcome(name)}</PageHeading>
      <p className={styles.lead}>{texts.signedIn(of)}</p>
      <OwnDeletion key={user.uid} uid={user.uid} />
      {user.email === null || user.email === name ? null : (
        <p className={styles.person}>
          <Avatar person={user} photos={[user.photoURL]} />
          <bdi>{breakable(user.email)}</bdi>
        </p>
      )}
      {children}
      {leaving === 'failed' ? <Notice tone="error">{texts.signOutFailed}</Notice> : null}
      <div className={styles.doors}>
        {isOfLearner ? null : <LinkButton to={`${publicOrigin}${hall.path}`}>{hall.label}</LinkButton>}
        <Button variant="secondary" busy={leaving === 'yes'} onClick={leave}>
          {texts.signOut}
        </Button>
      </div>
    </div>
  )
}
