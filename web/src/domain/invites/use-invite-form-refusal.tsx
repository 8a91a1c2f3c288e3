/** What the form of who invites says when it is refused: beside its fields, or that one's own address comes first. */
import { type ReactNode, useState } from 'react'
import { isApiError } from '#api/api-error.ts'
import { toFieldErrors } from '#api/field-errors.ts'
import { showErrorToast } from '#api/show-error-toast.ts'
import { mailOwnVerification } from '#session/mail-own-verification.ts'
import { useSignedIn } from '#session/session.ts'
import { ConfirmAddress } from './confirm-address.tsx'

interface InviteFormRefusal {
  /** For the form. */
  refused: (error: unknown, fields: readonly string[]) => Record<string, string>
  /** Asks whoever invites to confirm their address; null while nothing does. For an invite by mail. */
  question: ReactNode
}

export function useInviteFormRefusal(names: Readonly<Record<string, string>> = {}): InviteFormRefusal {
  const { email } = useSignedIn()
  const [isUnconfirmed, setUnconfirmed] = useState(false)
  return {
    refused(error, fields) {
      if (!isApiError(error, 'email_not_verified')) return toFieldErrors({ names })(error, fields)
      setUnconfirmed(true)
      return {}
    },
    question: isUnconfirmed ? (
      <ConfirmAddress address={email} onSend={() => mailOwnVerification(showErrorToast)} />
    ) : null,
  }
}
