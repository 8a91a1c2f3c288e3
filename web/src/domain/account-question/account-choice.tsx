/** Whom somebody would be signed in as, and whether they mean it, with the safe answer first. */
import { useState } from 'react'
import { accountQuestionMessages as texts } from '#messages/account/account-question.ts'
import type { SessionUser } from '#session/session-user.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Button, ConsentButton } from '#ui/form/buttons/button.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import { breakable } from '#ui/layout/breakable.tsx'
import styles from './account-choice.module.css'

export interface Asked {
  newcomer: SessionUser
  /** Whoever is signed in here; null for nobody. */
  current: SessionUser | null
}

interface Props extends Asked {
  /** Of what surrounds the buttons. */
  className?: string | undefined
  /** What is said where `onAccept` rejects; one sentence for all of it else. */
  failure?: string | null
  onAccept: () => Promise<void>
  onDecline: () => void
}

export function AccountChoice({ newcomer, current, className = '', failure = null, onAccept, onDecline }: Props) {
  const [accepting, setAccepting] = useState<'no' | 'yes' | 'failed'>('no')

  const accept = async () => {
    setAccepting('yes')
    await onAccept().catch(() => setAccepting('failed'))
  }

  return (
    <>
      <Person person={newcomer} />
      {accepting === 'failed' ? <Notice tone="error">{failure ?? texts.failed}</Notice> : null}
      <div className={`${className} ${styles.choices}`}>
        <Button wide onClick={onDecline} disabled={accepting === 'yes'}>
          {current === null ? texts.stayOut : texts.stay(nameOf(current))}
        </Button>
        <ConsentButton wide variant="secondary" busy={accepting === 'yes'} onClick={accept}>
          {texts.goOn(nameOf(newcomer))}
        </ConsentButton>
      </div>
    </>
  )
}

function Person({ person }: { person: SessionUser }) {
  const name = nameOf(person)
  return (
    <div className={styles.person}>
      <Avatar person={person} photos={[person.photoURL]} />
      <div className={styles.words}>
        <p className={styles.name}>{breakable(name)}</p>
        {person.email === null || person.email === name ? null : (
          <p className={styles.email}>{breakable(person.email)}</p>
        )}
      </div>
    </div>
  )
}

/** What stands above it: the question, and why it is asked. `of` is where somebody would be signed in. */
export function accountQuestion(of: string, { newcomer, current }: Asked): { title: string; lead: string } {
  const lead = current === null ? texts.asGuest(of) : texts.asAnother(of, nameOf(current))
  return { title: texts.title(nameOf(newcomer)), lead }
}

function nameOf({ displayName, email }: SessionUser): string {
  return displayName ?? email ?? texts.nameless
}
