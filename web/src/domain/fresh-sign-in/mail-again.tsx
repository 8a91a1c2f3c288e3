/** Beside what was mailed: another mail, or another way. */
import { useState } from 'react'
import { freshSignInMessages as texts } from '#messages/account/fresh-sign-in.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Button } from '#ui/form/buttons/button.tsx'
import { askForMail } from './ask-for-mail.ts'
import { mailFailure, type Told } from './confirm-failure.ts'

interface MailAgainProps {
  hosted: boolean
  disabled: boolean
  /** How often what was mailed has been tried: what is said of another mail is over with the next. */
  tries: number
  onMailed: (asked: string) => void
  onOtherWay: () => void
}

export function MailAgain({ hosted, disabled, tries, onMailed, onOtherWay }: MailAgainProps) {
  const [told, setTold] = useState<(Told & { tries: number }) | null>(null)
  const [sending, setSending] = useState(false)
  const send = async () => {
    setTold(null)
    setSending(true)
    try {
      onMailed(await askForMail(hosted))
      setTold({ text: hosted ? texts.linkSentAgain : texts.sentAgain, isFailure: false, tries })
    } catch (error) {
      setTold({ text: mailFailure(error), isFailure: true, tries })
    }
    setSending(false)
  }
  return (
    <>
      {told?.tries !== tries ? null : <Notice tone={told.isFailure ? 'error' : 'good'}>{told.text}</Notice>}
      <Button variant="quiet" disabled={disabled || sending} aria-busy={sending} onClick={() => void send()}>
        {hosted ? texts.linkAgain : texts.again}
      </Button>
      <Button variant="quiet" disabled={disabled} onClick={onOtherWay}>
        {texts.otherWay}
      </Button>
    </>
  )
}
