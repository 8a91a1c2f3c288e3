/** The learners' own sign-in: with the card that was scanned, or step by step with what stands on it or what one knows. */
import { Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useSession } from '#session/session.ts'
import { Waiting } from '#features/sites/waiting.tsx'
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

const ScanStep = lazyPage(async () => (await import('./camera/scan-step.tsx')).ScanStep).Page

const steps = { code: CodeStep, pictures: PictureStep, password: PasswordStep } as const satisfies Record<
  Way,
  React.ComponentType<StepProps>
>

export function LearnerSignIn({ organization, of, onDone }: LearnerSignInProps) {
  const session = useSession()
  const [card, setCard] = useScannedCard()
  const [username, setUsername] = useState('')
  const [isNamed, setIsNamed] = useState(false)
  const [way, setWay] = useState<Way | null>(null)
  // Of a card too: somebody else may be signed in.
  const [isAnother, setIsAnother] = useState(false)
  const [isScanning, setIsScanning] = useState(false)

  if (session.state === 'unresolved') return <Waiting />
  if (card !== null) {
    const drop = () => setCard(null)
    return <CardStep key={card.card} scanned={card} of={of} current={session.user} onDone={onDone} onOther={drop} />
  }
  if (session.user !== null && !isAnother) {
    return <AlreadyIn user={session.user} of={of} onStay={onDone} onOther={() => setIsAnother(true)} />
  }
  if (isScanning) {
    const scanned = (seen: ScannedCard) => {
      setIsScanning(false)
      setCard(seen)
    }
    return (
      <Suspense fallback={<Waiting />}>
        <ScanStep onCard={scanned} onBack={() => setIsScanning(false)} />
      </Suspense>
    )
  }
  if (!isNamed) {
    const named = (typed: string) => {
      setUsername(typed)
      setIsNamed(true)
    }
    return <UsernameStep of={of} username={username} onNamed={named} onScan={() => setIsScanning(true)} />
  }
  if (way === null) return <WayStep username={username} onWay={setWay} onBack={() => setIsNamed(false)} />
  const Step = steps[way]
  return <Step {...{ organization, username, onDone }} onBack={() => setWay(null)} />
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
