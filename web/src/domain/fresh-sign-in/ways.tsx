/** The ways to show that it is still the same person: a password, a passkey, Google, a mail. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ownPasskeys } from '#domain/passkeys/own-passkeys.ts'
import { freshSignInMessages as texts } from '#messages/account/fresh-sign-in.ts'
import { confirmWithGoogle, confirmWithPasskey } from '#session/fresh-sign-in/confirm-identity.ts'
import { offersPasskeys } from '#session/passkeys/offers-passkeys.ts'
import { useSignedIn } from '#session/session.ts'
import { useGoogle } from '#session/google/use-google.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Button } from '#ui/form/buttons/button.tsx'
import { GoogleButton } from '#ui/form/buttons/google-button.tsx'
import { ModalActions } from '#ui/overlay/modal.tsx'
import type { Mailed } from './ask-for-mail.ts'
import { confirmFailure, type Told } from './confirm-failure.ts'
import type { FreshSignInProps } from './fresh-sign-in-props.ts'
import { MailButton } from './mail-button.tsx'
import { ownWays } from './own-ways.ts'
import { PasswordAgain } from './password-again.tsx'

interface WaysProps extends FreshSignInProps {
  hosted: boolean
  /** From a way that was begun: what had the focus is gone. */
  cameBack: boolean
  busy: boolean
  onBusy: (busy: boolean) => void
  onMailed: (mailed: Mailed) => void
}

export function Ways({ hosted, cameBack, busy, onBusy, onConfirmed, onClose, onMailed }: WaysProps) {
  const { uid } = useSignedIn()
  const { data: ways } = useQuery(ownWays(uid))
  const { data: passkeys = [], isLoading } = useQuery({ ...ownPasskeys(uid), enabled: offersPasskeys() })
  const [told, setTold] = useState<Told | null>(null)

  const attempt = async (confirm: () => Promise<void>) => {
    setTold(null)
    onBusy(true)
    try {
      await confirm()
      onConfirmed()
    } catch (error) {
      setTold(confirmFailure(error))
      onBusy(false)
    }
  }
  const google = useGoogle((idToken) => attempt(() => confirmWithGoogle(idToken)))
  const confirmByPasskey = () => {
    google.clear()
    return attempt(() => confirmWithPasskey(passkeys.map(({ credentialId }) => credentialId)))
  }
  const noPassword = ways !== undefined && ways.email === null
  const noPasskey = passkeys.length === 0
  const hasNone = noPassword && !ways.google && ways.mail === null && noPasskey && !isLoading

  return (
    <>
      {ways?.email == null ? null : (
        <PasswordAgain
          email={ways.email}
          disabled={busy}
          onBusy={onBusy}
          onConfirmed={onConfirmed}
          onCancel={onClose}
        />
      )}
      {told === null ? null : <Notice tone={told.isFailure ? 'error' : 'info'}>{told.text}</Notice>}
      {hasNone ? <Notice tone="warning">{texts.noWay}</Notice> : null}
      {noPasskey ? null : (
        <Button
          variant={noPassword ? 'primary' : 'secondary'}
          wide
          busy={busy}
          autoFocus={cameBack && noPassword}
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
          alone={ways.email === null && noPasskey}
        />
      ) : null}
      {ways?.mail == null ? null : (
        <MailButton
          to={ways.mail}
          hosted={hosted}
          alone={noPassword && !ways.google && noPasskey}
          hasFocus={cameBack && noPassword && noPasskey}
          disabled={busy}
          onBusy={onBusy}
          onMailed={onMailed}
        />
      )}
      {ways?.email == null ? (
        <ModalActions>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {texts.cancel}
          </Button>
        </ModalActions>
      ) : null}
    </>
  )
}
