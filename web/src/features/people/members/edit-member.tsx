/** Changes what a member is called: their account where it is this organization's alone, else a name that stays here. */
import type { Member } from '@atrium/contract/people/members'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { toFailure } from '#api/failure.ts'
import { editingQuery, editMember } from '#features/people/api/edit-member.ts'
import { peopleKey } from '#features/people/api/keys.ts'
import { memberName } from '#features/people/member-name.ts'
import { useOrganization } from '#features/people/use-organization.ts'
import { peopleMessages } from '#messages/people/people.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { showToast } from '#ui/feedback/toasts.ts'
import { Button } from '#ui/form/button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Modal, ModalActions } from '#ui/overlay/modal.tsx'

const texts = peopleMessages.edit

export function EditMember({ person, onClose }: { person: Member; onClose: () => void }) {
  const { organization } = useOrganization()
  const client = useQueryClient()
  const editing = useQuery(editingQuery(organization, person.user_id))
  const [displayName, setDisplayName] = useState(person.displayName)
  const [username, setUsername] = useState(person.username ?? '')
  const saving = useMutation({
    mutationFn: () =>
      editMember(organization, person.user_id, {
        ...(displayName === person.displayName ? {} : { displayName }),
        ...(username === (person.username ?? '') ? {} : { username }),
      }),
    async onSuccess() {
      onClose()
      const { about, userUpdated } = peopleMessages.toasts
      showToast({ kind: 'success', text: about(userUpdated, displayName || memberName(person)) })
      await client.invalidateQueries({ queryKey: peopleKey(organization) })
    },
  })
  const failure = saving.error ?? editing.error
  const told = failure === null ? null : toFailure(failure)
  const fields = told?.fields ?? {}
  const isAccount = editing.data?.changes === 'account'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    saving.mutate()
  }
  const lead = editing.data === undefined ? texts.looking : isAccount ? texts.account : texts.name
  return (
    <Modal open title={texts.title(memberName(person))} lead={lead} busy={saving.isPending} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        {told !== null && Object.keys(fields).length === 0 && <Notice tone="error">{told.message}</Notice>}
        <TextField
          label={texts.displayName}
          name="displayName"
          value={displayName}
          error={fields['displayName']}
          onChange={(event) => setDisplayName(event.target.value)}
        />
        {isAccount && (
          <TextField
            label={texts.username}
            name="username"
            value={username}
            error={fields['username']}
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => setUsername(event.target.value)}
          />
        )}
        <ModalActions>
          <Button variant="secondary" disabled={saving.isPending} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" busy={saving.isPending} disabled={editing.data === undefined}>
            {texts.save}
          </Button>
        </ModalActions>
      </form>
    </Modal>
  )
}
