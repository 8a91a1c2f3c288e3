/** Invites somebody to a publisher: by mail, or with a link to pass on. */
import type { Author } from '@atrium/contract/authors'
import type { FreshInvite } from '@atrium/contract/people/invites'
import { type Role, roles } from '@atrium/contract/rules/roles'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { isApiError } from '#api/api-error.ts'
import { toFailure } from '#api/failure.ts'
import { showErrorToast } from '#api/show-error-toast.ts'
import { ConfirmAddress } from '#domain/invites/confirm-address.tsx'
import { FreshInviteModal } from '#domain/invites/fresh-invite-modal.tsx'
import { authorsMessages } from '#messages/organizations/authors.ts'
import { invitesMessages } from '#messages/people/invites.ts'
import { peopleMessages } from '#messages/people/people.ts'
import { mailOwnVerification } from '#session/mail-own-verification.ts'
import { useSignedIn } from '#session/session.ts'
import { showToast } from '#ui/feedback/toasts.ts'
import { Button } from '#ui/form/button.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Modal, ModalActions } from '#ui/overlay/modal.tsx'
import { inviteToAuthor } from './api/invite.ts'

const texts = invitesMessages.form

export function InviteToAuthor({ author, onClose }: { author: Author; onClose: () => void }) {
  const [email, setEmail] = useState('')
  const { email: address } = useSignedIn()
  const [role, setRole] = useState<Role>('User')
  const [error, setError] = useState<string>()
  const [unconfirmed, setUnconfirmed] = useState(false)
  const [fresh, setFresh] = useState<FreshInvite | null>(null)
  const inviting = useMutation({
    mutationFn: () => inviteToAuthor(author.author_id, { email: email.trim(), role }),
    onError(failure: Error) {
      if (isApiError(failure, 'email_not_verified')) return setUnconfirmed(true)
      const { fields } = toFailure(failure)
      if (fields['email'] === undefined) showErrorToast(failure)
      else setError(fields['email'])
    },
    onSuccess(made) {
      if (email.trim() === '') return setFresh(made)
      showToast({ kind: 'success', text: texts.sent(email.trim()) })
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    inviting.mutate()
  }
  if (fresh) return <FreshInviteModal invite={fresh} displayName={author.name} onClose={onClose} />
  const busy = inviting.isPending
  return (
    <Modal open title={authorsMessages.list.inviteTo(author.name)} busy={busy} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <TextField
          label={texts.email}
          name="email"
          type="email"
          autoFocus
          autoComplete="off"
          value={email}
          error={error}
          hint={texts.emailOrLink}
          onChange={(event) => {
            setEmail(event.target.value)
            setError(undefined)
          }}
        />
        <SelectField
          label={texts.role}
          name="role"
          value={role}
          hint={texts.ownerByMail}
          onChange={(event) => setRole(roles.find((other) => other === event.target.value) ?? 'User')}
          options={roles.map((value) => ({ value, label: peopleMessages.roleNames[value] }))}
        />
        {unconfirmed && email.trim() !== '' ? (
          <ConfirmAddress address={address} onSend={() => mailOwnVerification(showErrorToast)} />
        ) : null}
        <ModalActions>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" busy={busy}>
            {texts.invite}
          </Button>
        </ModalActions>
      </form>
    </Modal>
  )
}
