/** Makes a label, or changes one. */
import { defaultLabelColor, type Label } from '@atrium/contract/labels'
import { labelNameMaxLength } from '@atrium/contract/limits'
import { labelName } from '@atrium/contract/rules/people'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { readFailure } from '#api/failure.ts'
import { tellFailure } from '#api/tell-failure.ts'
import { groupsMessages } from '#messages/groups.ts'
import { Button } from '#ui/button.tsx'
import { Modal, ModalActions } from '#ui/modal.tsx'
import { TextField } from '#ui/text-field.tsx'
import { showToast } from '#ui/toasts.ts'
import { isApiError } from '#api/api-error.ts'
import { peopleKey } from '../api/keys.ts'
import { changeLabel, makeLabel } from '../api/labels.ts'
import { usePlace } from '../place.ts'
import styles from './label-form.module.css'

const texts = groupsMessages.labels

interface Props {
  /** Null for a new one. */
  label: Label | null
  onClose: () => void
}

export function LabelForm({ label, onClose }: Props) {
  const { organization } = usePlace()
  const client = useQueryClient()
  const [name, setName] = useState(label?.name ?? '')
  const [color, setColor] = useState(label?.color ?? defaultLabelColor)
  const [error, setError] = useState<string>()
  const saving = useMutation({
    mutationFn: () => {
      const wish = { name, color }
      return label ? changeLabel(organization, label.id, wish) : makeLabel(organization, wish)
    },
    onError(failure) {
      const { fields, message } = readFailure(failure)
      if (isApiError(failure, 'name_taken')) setError(message)
      else if (fields['name'] !== undefined) setError(fields['name'])
      else tellFailure(failure)
    },
    async onSuccess(saved) {
      onClose()
      showToast({ kind: 'success', text: texts.saved(saved.name) })
      await client.invalidateQueries({ queryKey: peopleKey(organization) })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = labelName.safeParse(name)
    if (read.success) saving.mutate()
    else setError(read.error.issues[0]?.message)
  }
  const busy = saving.isPending
  return (
    <Modal open title={label ? texts.editTitle(label.name) : texts.newTitle} busy={busy} onClose={onClose}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={texts.name}
          name="name"
          autoFocus
          autoComplete="off"
          maxLength={labelNameMaxLength}
          value={name}
          error={error}
          onChange={(event) => {
            setName(event.target.value)
            setError(undefined)
          }}
        />
        <label className={styles.color}>
          {texts.color}
          <input type="color" name="color" value={color} onChange={(event) => setColor(event.target.value)} />
        </label>
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
