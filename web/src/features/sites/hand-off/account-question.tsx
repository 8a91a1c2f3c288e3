/** Whether a token in a link is the visitor's own: who they would be, who they are, and the safe way first. */
import { useState } from 'react'
import screens from '#features/sites/space-screens.module.css'
import { spacesMessages } from '#messages/organizations/sites.ts'
import type { SessionUser } from '#session/session-user.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Button } from '#ui/form/buttons/button.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import styles from './account-question.module.css'

const texts = spacesMessages.question

interface Props {
  of: string
  newcomer: SessionUser
  /** Whoever is signed in here; null for nobody. */
  current: SessionUser | null
  onAccept: () => Promise<void>
  onDecline: () => void
}

export function AccountQuestion({ of, newcomer, current, onAccept, onDecline }: Props) {
  const [accepting, setAccepting] = useState<'no' | 'yes' | 'failed'>('no')
  const name = nameOf(newcomer)

  const accept = async () => {
    setAccepting('yes')
    await onAccept().catch(() => setAccepting('failed'))
  }

  return (
    <div className={screens.screen}>
      <PageHeading>{texts.title(name)}</PageHeading>
      <p className={screens.lead}>{current === null ? texts.asGuest(of) : texts.asAnother(of, nameOf(current))}</p>
      <Person person={newcomer} />
      {accepting === 'failed' ? <Notice tone="error">{texts.failed}</Notice> : null}
      <div className={`${screens.doors} ${styles.choices}`}>
        <Button wide onClick={onDecline} disabled={accepting === 'yes'}>
          {current === null ? texts.stayOut : texts.stay(nameOf(current))}
        </Button>
        <Button wide variant="secondary" busy={accepting === 'yes'} onClick={accept}>
          {texts.goOn(name)}
        </Button>
      </div>
    </div>
  )
}

function Person({ person }: { person: SessionUser }) {
  const name = nameOf(person)
  return (
    <div className={styles.person}>
      <Avatar person={person} photos={[person.photoURL]} />
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        {person.email === null || person.email === name ? null : <p className={styles.email}>{person.email}</p>}
      </div>
    </div>
  )
}

function nameOf({ displayName, email }: SessionUser): string {
  return displayName ?? email ?? texts.nameless
}
