/** Invites somebody to a publisher: by mail, or with a link to pass on. */
import { trimPasted } from '@atrium/contract/rules/pasted'
import type { FreshInvite } from '@atrium/contract/people/invites'
import { email } from '@atrium/contract/rules/email'
import { role } from '@atrium/contract/rules/people'
import { roles } from '@atrium/contract/rules/roles'
import { useState } from 'react'
import * as z from 'zod/mini'
import { FreshInviteModal } from '#domain/invites/fresh-invite-modal.tsx'
import { InviteRoleField } from '#domain/invites/invite-role-field.tsx'
import { useInviteFormRefusal } from '#domain/invites/use-invite-form-refusal.tsx'
import { authorsMessages } from '#messages/organizations/authors.ts'
import { invitesMessages } from '#messages/people/invites.ts'
import { showToast } from '#ui/feedback/toasts.ts'
import { TextField } from '#ui/form/fields/text-field.tsx'
import { HeldFormModal } from '#domain/drafts/held-form-modal.tsx'
import { ruleWhere } from '#ui/form/rule-where.ts'
import { inviteToAuthor } from './send-invite.ts'
import { useSubmit } from '#api/use-submit.ts'

const texts = invitesMessages.form
const filledIn = z.object({ email: z.string().check(z.overwrite(trimPasted)), role })
type InviteValues = z.output<typeof filledIn>
/** Without an address, it is a link. */
const inviteSchema = filledIn.check(ruleWhere<InviteValues>('email', email, (values) => values.email !== ''))

interface Props {
  author: { author_id: string; name: string }
  /** An invite was made, whether it went by mail or is a link. */
  onInvited?: () => void
  onClose: () => void
}

export function InviteToAuthor({ author, onInvited, onClose }: Props) {
  const [fresh, setFresh] = useState<FreshInvite | null>(null)
  const { refused, question } = useInviteFormRefusal()
  const send = useSubmit(async (values: InviteValues) => {
    const made = await inviteToAuthor(author.author_id, values)
    onInvited?.()
    if (values.email === '') return setFresh(made)
    showToast({ kind: 'success', text: texts.sent(values.email) })
    onClose()
  })
  if (fresh) return <FreshInviteModal invite={fresh} displayName={author.name} onClose={onClose} />
  return (
    <HeldFormModal
      name={`invite to publisher ${author.author_id}`}
      title={authorsMessages.list.inviteTo(author.name)}
      texts={{ cancel: texts.cancel, submit: texts.invite }}
      schema={inviteSchema}
      values={{ email: '', role: 'User' }}
      refused={refused}
      onSubmit={send}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextField
            {...form.field('email')}
            label={texts.email}
            type="email"
            autoComplete="off"
            hint={texts.emailOrLink}
          />
          <InviteRoleField {...form.field('role')} roles={roles} hint={texts.ownerByMail} />
          {form.watch('email').trim() === '' ? null : question}
        </>
      )}
    </HeldFormModal>
  )
}
