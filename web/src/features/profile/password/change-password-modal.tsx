/** The two steps to another password: "Verify Password", then "Change password". Closing it starts over. */
import { type RefObject, useState } from 'react'
import { profileMessages } from '#messages/account/profile.ts'
import { closeModal, useModal } from '#state/modals.ts'
import { showToast } from '#ui/feedback/toasts.ts'
import { Modal } from '#ui/overlay/modal.tsx'
import { NewPasswordStep } from './new-password-step.tsx'
import { VerifyPasswordStep } from './verify-password-step.tsx'

const texts = profileMessages.changePassword

interface ChangePasswordModalProps {
  /** A new password that was typed into the form already. */
  typed: string
  onChanged: () => void
  returnFocus: RefObject<HTMLElement | null>
}

type Step =
  | { is: 'verify'; again: boolean }
  /** With the password that was verified: the new one has to differ from it. */
  | { is: 'change'; current: string }

const first: Step = { is: 'verify', again: false }

export function ChangePasswordModal({ typed, onChanged, returnFocus }: ChangePasswordModalProps) {
  const { open, args } = useModal('changePassword')
  const [step, setStep] = useState(first)
  const [busy, setBusy] = useState(false)
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    // While it moves out it stays as it is, but for what is secret.
    setStep(open || step.is === 'verify' ? first : { is: 'change', current: '' })
  }

  const email = args?.email ?? ''
  const whileBusy = async (work: () => Promise<void>) => {
    setBusy(true)
    await work().finally(() => setBusy(false))
  }
  const common = { email, whileBusy, onCancel: close }
  const change = step.is === 'change'
  return (
    <Modal
      open={open}
      onClose={close}
      title={change ? texts.title : texts.verifyTitle}
      lead={change ? texts.lead : texts.verifyLead}
      busy={busy}
      returnFocus={returnFocus}
    >
      {step.is === 'verify' ? (
        <VerifyPasswordStep
          {...common}
          again={step.again}
          onVerified={(current) => setStep({ is: 'change', current })}
        />
      ) : (
        <NewPasswordStep
          {...common}
          current={step.current}
          typed={typed}
          onTooLate={() => setStep({ is: 'verify', again: true })}
          onChanged={() => {
            showToast({ kind: 'success', text: texts.done })
            close()
            onChanged()
          }}
        />
      )}
    </Modal>
  )
}

function close() {
  closeModal('changePassword')
}
