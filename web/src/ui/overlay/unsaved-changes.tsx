/** The question that somebody is asked who leaves a page with something unsaved on it. */
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#ui/form/buttons/button.tsx'
import { guardPage } from './guard-page.ts'
import { Modal, ModalActions } from './modal.tsx'

interface UnsavedChangesProps {
  /** There is something to lose. */
  unsaved: boolean
  texts: { title: string; text: string; stay: string; leave: string }
  /** Somebody chose to leave: what was typed is given up. */
  onLeave: () => void
  /** Gets the focus when somebody stays; else whatever had it before. */
  returnFocus?: RefObject<HTMLElement | null>
}

type Answer = (leaves: boolean) => void

export function UnsavedChanges({ unsaved, texts, onLeave, returnFocus }: UnsavedChangesProps) {
  const [isAsking, setAsking] = useState(false)
  const waiting = useRef<Answer[]>([])
  const navigate = useNavigate()

  const answer = (leaves: boolean) => {
    setAsking(false)
    if (leaves) onLeave()
    for (const tell of waiting.current.splice(0)) tell(leaves)
  }
  const goTo = useEffectEvent((address: string) => void navigate(address))

  useEffect(() => {
    if (!unsaved) return
    // Once, however many ways lead out at a time.
    const question = () =>
      new Promise<boolean>((resolve) => {
        waiting.current.push(resolve)
        setAsking(true)
      })
    return guardPage(question, (address) => goTo(address))
  }, [unsaved])

  return (
    <Modal
      open={isAsking}
      onClose={() => answer(false)}
      title={texts.title}
      lead={texts.text}
      {...(returnFocus && { returnFocus })}
    >
      <ModalActions>
        <Button variant="secondary" onClick={() => answer(true)}>
          {texts.leave}
        </Button>
        <Button autoFocus onClick={() => answer(false)}>
          {texts.stay}
        </Button>
      </ModalActions>
    </Modal>
  )
}
