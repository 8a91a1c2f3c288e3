/** What stands over a page. */
import { useRef } from 'react'
import { Link } from 'react-router'
import { Button } from '#ui/form/buttons/button.tsx'
import { TextField } from '#ui/form/fields/text-field.tsx'
import { ConfirmModal } from '#ui/overlay/confirm-modal.tsx'
import { Modal, ModalActions } from '#ui/overlay/modal.tsx'
import { UnsavedChanges } from '#ui/overlay/unsaved-changes.tsx'
import type { Room } from '../part.ts'
import type { Words } from '../words/words.ts'

const nothing = () => undefined
const wide = { height: 420 }
const phone = { width: 360, height: 640 }

interface Given {
  words: Words
  busy?: boolean
  isStatic?: boolean
}

function WithField({ words, busy = false, isStatic = false }: Given) {
  const { title, sentence, label, hint, action, other } = words
  return (
    <Modal open title={title} lead={sentence} busy={busy} isStatic={isStatic} onClose={nothing}>
      <TextField label={label} name="one" hint={hint} />
      <ModalActions>
        <Button variant="secondary" disabled={busy}>
          {other}
        </Button>
        <Button busy={busy}>{action}</Button>
      </ModalActions>
    </Modal>
  )
}

function Asking({ words, busy = false, isDanger = false }: Given & { isDanger?: boolean }) {
  const { title, sentence, action, other } = words
  return (
    <ConfirmModal
      {...{ title, lead: sentence, isDanger, busy }}
      texts={{ cancel: other, confirm: action }}
      onConfirm={nothing}
      onClose={nothing}
    />
  )
}

function LeavingUnsaved({ words: { title, sentence, action, other, typed } }: Given) {
  const back = useRef<HTMLAnchorElement>(null)
  const texts = { title, text: sentence, stay: other, leave: action }
  return (
    <>
      <Link ref={back} to="/elsewhere">
        {typed}
      </Link>
      <UnsavedChanges unsaved texts={texts} onLeave={nothing} returnFocus={back} />
    </>
  )
}

export const overlay: Room = {
  name: 'overlay',
  parts: [
    {
      file: 'overlay/modal.tsx',
      states: [
        { name: 'open', show: (words) => <WithField words={words} />, window: wide },
        { name: 'busy', show: (words) => <WithField words={words} busy />, window: wide },
        { name: 'closed by its buttons alone', show: (words) => <WithField words={words} isStatic />, window: wide },
        { name: 'on a phone', show: (words) => <WithField words={words} />, window: phone },
      ],
    },
    {
      file: 'overlay/confirm-modal.tsx',
      states: [
        { name: 'open', show: (words) => <Asking words={words} />, window: wide },
        { name: 'takes something away', show: (words) => <Asking words={words} isDanger />, window: wide },
        { name: 'busy', show: (words) => <Asking words={words} isDanger busy />, window: wide },
      ],
    },
    {
      file: 'overlay/unsaved-changes.tsx',
      states: [
        {
          name: 'leaving',
          show: (words) => <LeavingUnsaved words={words} />,
          window: wide,
          act: (specimen) => specimen.querySelector('a')?.click(),
        },
      ],
    },
  ],
}
