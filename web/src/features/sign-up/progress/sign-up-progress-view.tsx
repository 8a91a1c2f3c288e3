/** What sign-up is doing, while it does it. */
import { signUpSettleMs } from '@atrium/contract/limits'
import { useEffect, useRef, useState } from 'react'
import { signUpMessages } from '#messages/account/sign-up.ts'
import { ProgressBar } from '#ui/feedback/progress-bar.tsx'
import { useToldWait } from '#ui/feedback/use-told-wait.ts'
import type { SignUpPhase } from './run-sign-up.ts'
import styles from './sign-up-progress-view.module.css'

/** Where the bar stands when a phase begins, and where it may climb to before the next. */
const ranges: Record<SignUpPhase, { from: number; to: number; climbMs: number }> = {
  creatingAccount: { from: 5, to: 30, climbMs: 1_000 },
  settling: { from: 30, to: 90, climbMs: signUpSettleMs },
  savingUsername: { from: 90, to: 98, climbMs: 1_000 },
}
const stepMs = 100

export function SignUpProgressView({ phase }: { phase: SignUpPhase }) {
  const view = useRef<HTMLDivElement>(null)
  useToldWait(true, signUpMessages[phase])
  // The button that had the focus is hidden now; the focus must not fall back to the page's start.
  useEffect(() => view.current?.focus(), [])

  return (
    <div className={styles.view} ref={view} tabIndex={-1}>
      <p>{signUpMessages[phase]}</p>
      <RisingProgress key={phase} phase={phase} />
    </div>
  )
}

function RisingProgress({ phase }: { phase: SignUpPhase }) {
  const { from, to, climbMs } = ranges[phase]
  const [percent, setPercent] = useState(from)

  useEffect(() => {
    const step = ((to - from) * stepMs) / climbMs
    const timer = setInterval(() => setPercent((reached) => Math.min(reached + step, to)), stepMs)
    return () => clearInterval(timer)
  }, [from, to, climbMs])

  return <ProgressBar label={signUpMessages[phase]} percent={Math.round(percent)} />
}
