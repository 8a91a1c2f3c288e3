/** Asks once more who it is, in whatever ways the account has and this browser can: the one dialog that does. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ownPasskeys } from '#domain/passkeys/own-passkeys.ts'
import { freshSignInMessages as texts } from '#messages/account/fresh-sign-in.ts'
import { confirmWithGoogle, confirmWithPasskey, signInWays } from '#session/fresh-sign-in/confirm-identity.ts'
import { offersPasskeys } from '#session/passkeys/offers-passkeys.ts'
import { useSignedIn } from '#session/session.ts'
import { useGoogle } from '#session/use-google.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Button } from '#ui/form/buttons/button.tsx'
import { GoogleButton } from '#ui/form/buttons/google-button.tsx'
import { Modal, ModalActions } from '#ui/overlay/modal.tsx'
import { confirmFailure, type Told } from './confirm-failure.ts'
import { PasswordAgain } from './password-again.tsx'

export interface FreshSignInProps {
  onConfirmed: () => void
  onDeclined: () => void
}

export function FreshSignInModal({ onConfirmed, onDeclined }: FreshSignInProps) {
  const { uid } = useSignedIn()
  const { data: ways } = useQuery({ queryKey: ['session', 'ways', uid], queryFn: signInWays, staleTime: 0 })
  const { data: passkeys = [], isLoading } = useQuery({ ...ownPasskeys(uid), enabled: offersPasskeys() })
  const [busy, setBusy] = useState(false)
  const [told, setTold] = useState<Told | null>(null)

  const attempt = async (confirm: () => Promise<void>) => {
    setTold(null)
    setBusy(true)
    try {
      await confirm()
      onConfirmed()
    } catch (error) {
      setTold(confirmFailure(error))
      setBusy(false)
    }
  }
  const google = useGoogle((idToken) => attempt(() => confirmWithGoogle(idToken)))
  const confirmByPasskey = () => {
    google.clear()
    return attempt(() => confirmWithPasskey(passkeys.map(({ credentialId }) => credentialId)))
  }
  const hasNone = ways?.email === null && !ways.google && passkeys.length === 0 && !isLoading

  return (
    <Modal open title={texts.title} lead={texts.lead} busy={busy} onClose={onDeclined}>
      {ways?.email == null ? null : (
        <PasswordAgain
          email={ways.email}
          disabled={busy}
          onBusy={setBusy}
          onConfirmed={onConfirmed}
          onCancel={onDeclined}
        />
      )}
      {told === null ? null : <Notice tone={told.isFailure ? 'error' : 'info'}>{told.text}</Notice>}
      {hasNone ? <Notice tone="warning">{texts.noWay}</Notice> : null}
      {passkeys.length === 0 ? null : (
        <Button
          variant={ways?.email == null ? 'primary' : 'secondary'}
          wide
          busy={busy}
          onClick={() => void confirmByPasskey()}
        >
          {texts.passkey}
        </Button>
      )}
      {ways?.google ? (
        <GoogleButton
          label={texts.google}
          onPress={google.open}
          busy={google.busy}
          status={google.waiting ? texts.googleWaiting : null}
          failure={google.failure}
          alone={ways.email === null && passkeys.length === 0}
        />
      ) : null}
      {ways?.email == null ? (
        <ModalActions>
          <Button variant="secondary" disabled={busy} onClick={onDeclined}>
            {texts.cancel}
          </Button>
        </ModalActions>
      ) : null}
    </Modal>
  )
}
