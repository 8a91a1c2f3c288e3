/** A card was scanned: says whose it is, and signs in at a press. */
import { useEffect, useState } from 'react'
import { learnerSignInMessages } from '#messages/organizations/learner-sign-in.ts'
import { cardOwner, signInLearner } from '#session/learner-sign-in.ts'
import type { SessionUser } from '#session/session-user.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Button } from '#ui/form/buttons/button.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import { Waiting } from '#features/sites/waiting.tsx'
import type { ScannedCard } from './card-in-address.ts'
import styles from './learners.module.css'
import { signInProblem } from './sign-in-problem.ts'

const texts = learnerSignInMessages.card

interface Props {
  scanned: ScannedCard
  of: string
  /** Whoever is signed in here by now. */
  current: SessionUser | null
  onDone: () => void
  /** Another way, or somebody else. */
  onOther: () => void
}

type Found = { is: 'asked' } | { is: 'known'; name: string } | { is: 'refused'; problem: string }

export function CardStep({ scanned, of, current, onDone, onOther }: Props) {
  const { found, retry } = useCardOwner(scanned)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  const signIn = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      await signInLearner({ by: 'card', ...scanned })
      onDone()
    } catch (error) {
      setBusy(false)
      setProblem(signInProblem(error, 'card'))
    }
  }

  if (found.is === 'asked') return <Waiting />
  if (found.is === 'refused') {
    return (
      <div className={styles.step}>
        <PageHeading key="refused">{texts.refused}</PageHeading>
        <Notice tone="error">{found.problem}</Notice>
        <Button variant="secondary" wide className={styles.press} onClick={retry}>
          {texts.retry}
        </Button>
        <Button variant="quiet" wide onClick={onOther}>
          {texts.otherWay}
        </Button>
      </div>
    )
  }
  const { name } = found
  return (
    <div className={styles.step}>
      <PageHeading key="known">{texts.title(name)}</PageHeading>
      <p className={styles.lead}>{texts.lead(of)}</p>
      {current === null ? null : (
        <Notice tone="info">{texts.instead(current.displayName ?? current.email ?? of)}</Notice>
      )}
      {problem === undefined ? null : <Notice tone="error">{problem}</Notice>}
      <Button
        wide
        className={styles.press}
        busy={busy}
        busyLabel={learnerSignInMessages.signingIn}
        onClick={() => void signIn()}
      >
        {texts.yes}
      </Button>
      <Button variant="secondary" wide className={styles.press} disabled={busy} onClick={onOther}>
        {texts.no}
      </Button>
    </div>
  )
}

/** Whose card it is. */
function useCardOwner({ learner, card }: ScannedCard): { found: Found; retry: () => void } {
  const [found, setFound] = useState<Found>({ is: 'asked' })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const leaving = new AbortController()
    cardOwner({ learner, card }, leaving.signal).then(
      (name) => setFound({ is: 'known', name }),
      (error: unknown) => {
        if (!leaving.signal.aborted) setFound({ is: 'refused', problem: signInProblem(error, 'card') })
      },
    )
    return () => leaving.abort()
  }, [learner, card, attempt])
  return {
    found,
    retry: () => {
      setFound({ is: 'asked' })
      setAttempt(attempt + 1)
    },
  }
}
