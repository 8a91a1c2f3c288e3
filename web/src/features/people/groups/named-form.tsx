/** The dialog of something that has a name of its own: the name, whatever else it has, Cancel and Save. */
import type { ReactNode } from 'react'
import { groupsMessages } from '#messages/people/groups.ts'
import { Button } from '#ui/form/button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Modal, ModalActions } from '#ui/overlay/modal.tsx'
import styles from './named-form.module.css'
import type { useNamedForm } from './use-named-form.ts'

const texts = groupsMessages.form

interface Props {
  title: string
  form: ReturnType<typeof useNamedForm>
  maxLength: number
  onClose: () => void
  children: ReactNode
}

export function NamedForm({ title, form, maxLength, onClose, children }: Props) {
  const { name, error, busy, changeName, submit } = form
  return (
    <Modal open title={title} busy={busy} onClose={onClose}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={texts.name}
          name="name"
          autoFocus
          autoComplete="off"
          maxLength={maxLength}
          value={name}
          error={error}
          onChange={(event) => changeName(event.target.value)}
        />
        {children}
        <ModalActions>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" busy={busy}>
            {texts.save}
          </Button>
        </ModalActions>
      </form>
    </Modal>
  )
}
