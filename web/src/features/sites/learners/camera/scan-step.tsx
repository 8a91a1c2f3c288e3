/** The card is shown to the camera of the device that one signs in on. Loaded by whoever wants that. */
import { useEffect, useRef, useState } from 'react'
import { learnerSignInMessages } from '#messages/organizations/learner-sign-in.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Status } from '#ui/feedback/status.tsx'
import { Button } from '#ui/form/buttons/button.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import type { ScannedCard } from '../card-in-address.ts'
import learners from '../learners.module.css'
import { scanCard } from './scan-card.ts'
import styles from './scan-step.module.css'

const texts = learnerSignInMessages.scan

interface Props {
  onCard: (card: ScannedCard) => void
  onBack: () => void
}

export function ScanStep({ onCard, onBack }: Props) {
  const view = useRef<HTMLVideoElement>(null)
  const found = useRef(onCard)
  const [state, setState] = useState<'starting' | 'looking' | 'failed'>('starting')
  useEffect(() => {
    found.current = onCard
  })
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    if (view.current) {
      scanCard(view.current, { signal, onSeen: () => setState('looking') }).then(
        (card) => signal.aborted || found.current(card),
        () => signal.aborted || setState('failed'),
      )
    }
    return () => leaving.abort()
  }, [])
  return (
    <div className={learners.step}>
      <PageHeading key="scan">{texts.title}</PageHeading>
      <Status>{state === 'starting' ? <p className={learners.lead}>{texts.starting}</p> : null}</Status>
      {state === 'failed' ? <Notice tone="error">{texts.failed}</Notice> : null}
      <video
        ref={view}
        className={styles.view}
        data-state={state}
        aria-label={texts.view}
        muted
        playsInline
        disablePictureInPicture
      />
      <Button variant="secondary" wide className={learners.press} onClick={onBack}>
        {learnerSignInMessages.back}
      </Button>
    </div>
  )
}
