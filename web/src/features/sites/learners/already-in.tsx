/** Somebody is signed in here: whoever sits down now says whether that is them. */
import { useState } from 'react'
import { learnerSignInMessages } from '#messages/organizations/learner-sign-in.ts'
import { logOut } from '#session/log-out.ts'
import type { SessionUser } from '#session/session-user.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Button } from '#ui/form/buttons/button.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import styles from './learners.module.css'

const texts = learnerSignInMessages.already

interface Props {
  user: SessionUser
  of: string
  onStay: () => void
  onOther: () => void
}

export function AlreadyIn({ user, of, onStay, onOther }: Props) {
  const [leaving, setLeaving] = useState<'no' | 'yes' | 'failed'>('no')
  const name = user.displayName ?? user.email ?? of
  const leave = async () => {
    setLeaving('yes')
    try {
      await logOut()
      onOther()
    } catch {
      setLeaving('failed')
    }
  }
  return (
    <div className={styles.step}>
      <PageHeading>{texts.title(name)}</PageHeading>
      {leaving === 'failed' ? <Notice tone="error">{learnerSignInMessages.problems.failed}</Notice> : null}
      <Button wide className={styles.press} disabled={leaving === 'yes'} onClick={onStay}>
        {texts.stay}
      </Button>
      <Button variant="secondary" wide className={styles.press} busy={leaving === 'yes'} onClick={() => void leave()}>
        {texts.other}
      </Button>
    </div>
  )
}
