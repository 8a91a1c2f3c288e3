/** The link that a hosted provider mailed: opened in another tab of this browser, and gone on from here. */
import { useState } from 'react'
import { freshSignInMessages as texts } from '#messages/account/fresh-sign-in.ts'
import { isConfirmedByLink } from '#session/fresh-sign-in/confirm-identity.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Button } from '#ui/form/buttons/button.tsx'
import { ModalActions } from '#ui/overlay/modal.tsx'
import { mailFailure } from './confirm-failure.ts'
import type { FreshSignInProps } from './fresh-sign-in-props.ts'
import { MailAgain } from './mail-again.tsx'

interface MailedLinkProps extends FreshSignInProps {
  busy: boolean
  onBusy: (busy: boolean) => void
  onOtherWay: () => void
}

export function MailedLink({ busy, onBusy, onConfirmed, onClose, onOtherWay }: MailedLinkProps) {
  const [failure, setFailure] = useState<string | null>(null)
  const [tries, setTries] = useState(0)
  const check = async () => {
    setFailure(null)
    setTries((earlier) => earlier + 1)
    onBusy(true)
    try {
      if (await isConfirmedByLink()) return onConfirmed()
      setFailure(texts.linkNotYet)
    } catch (error) {
      setFailure(mailFailure(error))
    }
    onBusy(false)
  }
  return (
    <>
      {failure === null ? null : <Notice tone="error">{failure}</Notice>}
      <MailAgain hosted disabled={busy} tries={tries} onMailed={() => setFailure(null)} onOtherWay={onOtherWay} />
      <ModalActions>
        <Button variant="secondary" disabled={busy} onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button aria-busy={busy} autoFocus onClick={() => void check()}>
          {texts.linkOpened}
        </Button>
      </ModalActions>
    </>
  )
}
