/** The steps of sign-in after the first: a chunk of its own, which comes while somebody types who they are. */
import type { FoundPerson } from './api/find-person.ts'
import { ForgotStep } from './forgot-step.tsx'
import { MailedCodeStep } from './mailed-code-step.tsx'
import { OrganizationStep } from './organization/organization-step.tsx'
import { PasswordStep } from './password-step.tsx'

export interface LaterStepsProps {
  found: FoundPerson
  /** Past the sign-in of their organization. */
  own: boolean
  /** The view for a forgotten password, instead of the one that asks for it. */
  forgot: boolean
  /** What a mail was asked for with, for the step of its code. */
  asked?: string | undefined
  typed: string
  onTyped: (password: string) => void
  onStartOver: () => void
  onPassword: () => void
  onForgot: () => void
  onMailed: (asked: string) => void
}

export function LaterSteps({ found, own, forgot, asked, onStartOver, onPassword, ...password }: LaterStepsProps) {
  if (forgot) return <ForgotStep found={found} onEdit={onStartOver} onPassword={onPassword} />
  if (asked !== undefined) {
    return <MailedCodeStep found={found} asked={asked} onStartOver={onStartOver} onPassword={onPassword} />
  }
  if (found.connection && !own) {
    const { email, connection } = found
    return <OrganizationStep email={email} connection={connection} onBack={onStartOver} onOther={onPassword} />
  }
  return <PasswordStep found={found} onBack={onStartOver} {...password} />
}
