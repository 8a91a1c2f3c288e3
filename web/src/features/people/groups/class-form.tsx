/** Makes a class or changes one: its name and who is in it. */
import type { SchoolClass } from '@atrium/contract/classes'
import { classNameMaxLength } from '@atrium/contract/limits'
import { className } from '@atrium/contract/rules/people'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { isApiError } from '#api/api-error.ts'
import { readFailure } from '#api/failure.ts'
import { tellFailure } from '#api/tell-failure.ts'
import { groupsMessages } from '#messages/groups.ts'
import { Button } from '#ui/button.tsx'
import { Modal, ModalActions } from '#ui/modal.tsx'
import { TextField } from '#ui/text-field.tsx'
import { showToast } from '#ui/toasts.ts'
import { saveClass } from '../api/classes.ts'
import { peopleKey } from '../api/keys.ts'
import { usePlace } from '../place.ts'
import { ClassPeople } from './class-people.tsx'
import styles from './label-form.module.css'

const texts = groupsMessages.classes

interface Props {
  /** Null for a new one. */
  group: SchoolClass | null
  onClose: () => void
}

export function ClassForm({ group, onClose }: Props) {
  const { organization } = usePlace()
  const client = useQueryClient()
  const [name, setName] = useState(group?.name ?? '')
  const [add, setAdd] = useState<readonly string[]>([])
  const [remove, setRemove] = useState<readonly string[]>([])
  const [error, setError] = useState<string>()
  const saving = useMutation({
    mutationFn: () => saveClass(organization, group?.id ?? null, { name, add, remove }),
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
    const read = className.safeParse(name)
    if (read.success) saving.mutate()
    else setError(read.error.issues[0]?.message)
  }
  const busy = saving.isPending
  return (
    <Modal open title={group ? texts.editTitle(group.name) : texts.newTitle} busy={busy} onClose={onClose}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={texts.name}
          name="name"
          autoFocus
          autoComplete="off"
          maxLength={classNameMaxLength}
          value={name}
          error={error}
          onChange={(event) => {
            setName(event.target.value)
            setError(undefined)
          }}
        />
        <ClassPeople
          classId={group?.id ?? null}
          added={add}
          removed={remove}
          onAdd={(id) => (remove.includes(id) ? setRemove(without(remove, id)) : setAdd([...add, id]))}
          onRemove={(id) => (add.includes(id) ? setAdd(without(add, id)) : setRemove([...remove, id]))}
        />
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

const without = (ids: readonly string[], id: string) => ids.filter((other) => other !== id)
