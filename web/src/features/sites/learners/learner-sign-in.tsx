/**
 * The learners' own sign-in: with the card that was scanned, or step by step with what stands on it or what one knows.
 * The step is in the history, so that Back goes back; a card is a key, and is kept out of it.
 */
import { Suspense, useEffect, useState } from 'react'
import { type Location, useLocation, useNavigate } from 'react-router'
import { learnerSignInMessages } from '#messages/organizations/learner-sign-in.ts'
import { useAwaitedSession } from '#session/session.ts'
import { Waiting } from '#features/sites/waiting.tsx'
import { useDocumentTitle } from '#ui/layout/document-title.ts'
import { useStepBack } from '#ui/layout/use-step-back.ts'
import { lazyPage } from '#ui/loading/lazy-page.tsx'
import { AlreadyIn } from './already-in.tsx'
import { cardIn, type ScannedCard } from './card-in-address.ts'
import { CardStep } from './card-step.tsx'
import { CodeStep } from './code-step.tsx'
import { PasswordStep } from './password-step.tsx'
import { PictureStep } from './picture-step.tsx'
import type { StepProps } from './step-props.ts'
import { UsernameStep } from './username-step.tsx'
import { type Way, WayStep } from './way-step.tsx'

interface LearnerSignInProps {
  /** The organization: its workspace name, and what it is called. */
  organization: string
  of: string
  /** Somebody is signed in: the way on. */
  onDone: () => void
}

/** Of the history's entry: what was answered so far. Only these steps make such entries, each behind the one before. */
interface StepState {
  /** Somebody is signed in, and it is somebody else who wants in. */
  another?: boolean
  scan?: boolean
  username?: string
  way?: Way
}

const ScanStep = lazyPage(async () => (await import('./camera/scan-step.tsx')).ScanStep).Page

const steps = { code: CodeStep, pictures: PictureStep, password: PasswordStep } as const satisfies Record<
  Way,
  React.ComponentType<StepProps>
>

export function LearnerSignIn({ organization, of, onDone }: LearnerSignInProps) {
  // Of each step: whoever opens the history of a shared browser reads nobody's username there.
  useDocumentTitle(learnerSignInMessages.title(of))
  const session = useAwaitedSession()
  const [card, setCard] = useScannedCard()
  const { pathname, search, state } = useLocation() as Location<StepState | null>
  const { another = false, scan = false, username, way } = state ?? {}
  const navigate = useNavigate()
  const stepBack = useStepBack()
  // Whoever comes back to the first step finds what was typed there.
  const [typed, setTyped] = useState('')
  const goOn = (more: StepState) => void navigate(pathname + search, { state: { ...state, ...more } })

  if (session.state === 'unresolved') return <Waiting />
  if (card !== null) {
    const drop = () => setCard(null)
    return <CardStep key={card.card} scanned={card} of={of} current={session.user} onDone={onDone} onOther={drop} />
  }
  // After a card as well.
  if (session.user !== null && !another) {
    return <AlreadyIn user={session.user} of={of} onStay={onDone} onOther={() => goOn({ another: true })} />
  }
  if (scan) {
    const scanned = (seen: ScannedCard) => {
      stepBack()
      setCard(seen)
    }
    return (
      <Suspense fallback={<Waiting />}>
        <ScanStep onCard={scanned} onBack={stepBack} />
      </Suspense>
    )
  }
  if (username === undefined) {
    const named = (who: string) => {
      setTyped(who)
      goOn({ username: who })
    }
    return <UsernameStep of={of} username={typed} onNamed={named} onScan={() => goOn({ scan: true })} />
  }
  if (way === undefined) {
    return <WayStep username={username} onWay={(chosen) => goOn({ way: chosen })} onBack={stepBack} />
  }
  const Step = steps[way]
  return <Step {...{ organization, username, onDone }} onBack={stepBack} />
}

/** Out of the address bar and the browser's history as soon as it is read. */
function useScannedCard() {
  const { hash, pathname, search } = useLocation()
  const navigate = useNavigate()
  const [card, setCard] = useState<ScannedCard | null>(() => cardIn(hash))
  const [seen, setSeen] = useState(hash)
  // Another card, scanned into the same tab.
  if (hash !== seen) {
    setSeen(hash)
    const next = cardIn(hash)
    if (next !== null) setCard(next)
  }
  useEffect(() => {
    if (hash !== '') navigate(pathname + search, { replace: true })
  }, [hash, pathname, search, navigate])
  return [card, setCard] as const
}
