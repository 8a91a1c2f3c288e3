/** The two steps to another password: "Verify Password", then "Change password". Closing it starts over. */
import { type RefObject, useState } from 'react'
import { profileMessages } from '#messages/account/profile.ts'
import { showToast } from '#ui/feedback/toasts.ts'
import { Modal } from '#ui/overlay/modal.tsx'
import { NewPasswordStep } from './new-password-step.tsx'
import { VerifyPasswordStep } from './verify-password-step.tsx'

const texts = profileMessages.changePassword

interface ChangePasswordModalProps {
  open: boolean
  /** Whose password it is. */
  email: string
  onClose: () => void
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

export function ChangePasswordModal(props: ChangePasswordModalProps) {
  const { open, email, typed, onChanged, onClose, returnFocus } = props
  const [step, setStep] = useState(first)
  const [busy, setBusy] = useState(false)
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    // While it moves out it stays as it is, but for what is secret.
    setStep(open || step.is === 'verify' ? first : { is: 'change', current: '' })
  }

  const whileBusy = async (work: () => Promise<void>) => {
    setBusy(true)
    await work().finally(() => setBusy(false))
  }
  const common = { email, whileBusy, onCancel: onClose }
  const change = step.is === 'change'
  return (
    <Modal
      open={open}
      onClose={onClose}
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
            onClose()
            onChanged()
          }}
        />
      )}
    </Modal>
  )
}
