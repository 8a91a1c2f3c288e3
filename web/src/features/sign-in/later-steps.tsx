/** The steps of sign-in after the first: a chunk of its own, which comes while somebody types who they are. */
import type { FoundUser } from '@atrium/contract/users'
import { ForgotStep } from './forgot-step.tsx'
import { PasswordStep } from './password-step.tsx'

export interface LaterStepsProps {
  found: FoundUser
  /** The view for a forgotten password, instead of the one that asks for it. */
  forgot: boolean
  typed: string
  onTyped: (password: string) => void
  onStartOver: () => void
  onPassword: () => void
  onForgot: () => void
}

export function LaterSteps({ found, forgot, typed, onTyped, onStartOver, onPassword, onForgot }: LaterStepsProps) {
  if (forgot) return <ForgotStep found={found} onEdit={onStartOver} onPassword={onPassword} />
  return <PasswordStep found={found} typed={typed} onTyped={onTyped} onBack={onStartOver} onForgot={onForgot} />
}
