/** Changes what a member is called: their account where it is this organization's alone, else a name that stays here. */
import type { Member } from '@atrium/contract/people/members'
import { personDisplayName, username } from '@atrium/contract/rules/person'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { toFailure } from '#api/failure.ts'
import { toFieldErrors } from '#api/field-errors.ts'
import { useSubmit } from '#api/use-submit.ts'
import { editingQuery, editMember } from '#features/people/api/edit-member.ts'
import { memberName } from '#domain/people/member-name.ts'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { useRefreshPeople } from '#domain/organization/use-refresh-people.ts'
import { peopleMessages } from '#messages/people/people.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { showToast } from '#ui/feedback/toasts.ts'
import { TextField } from '#ui/form/fields/text-field.tsx'
import { HeldFormModal } from '#domain/drafts/held-form-modal.tsx'
import { ruleWhere } from '#ui/form/rule-where.ts'

const texts = peopleMessages.edit
const filledIn = z.object({ displayName: z.string(), username: z.string() })
type Names = z.output<typeof filledIn>

/** What is as it was is not sent, and need not be right: somebody may have no name yet. */
function changedNames(before: Names) {
  return filledIn.check(
    ruleWhere<Names>('displayName', personDisplayName, (names) => names.displayName !== before.displayName),
    ruleWhere<Names>('username', username, (names) => names.username !== before.username),
  )
}

export function EditMember({ person, onClose }: { person: Member; onClose: () => void }) {
  const { organization } = useOrganization()
  const refresh = useRefreshPeople()
  const editing = useQuery(editingQuery(organization, person.user_id))
  const [before] = useState<Names>({ displayName: person.displayName, username: person.username ?? '' })
  const [schema] = useState(() => changedNames(before))
  const save = useSubmit(async (names: Names) => {
    await editMember(organization, person.user_id, {
      ...(names.displayName === before.displayName ? {} : { displayName: names.displayName }),
      ...(names.username === before.username ? {} : { username: names.username }),
    })
    onClose()
    const { about, userUpdated } = peopleMessages.toasts
    showToast({ kind: 'success', text: about(userUpdated, names.displayName || memberName(person)) })
    await refresh()
  }, refresh)
  const isAccount = editing.data?.changes === 'account'
  const lead = editing.data === undefined ? texts.looking : isAccount ? texts.account : texts.name
  return (
    <HeldFormModal
      name={`member ${person.user_id} of ${organization}`}
      title={texts.title(memberName(person))}
      lead={lead}
      texts={{ cancel: texts.cancel, submit: texts.save }}
      schema={schema}
      values={before}
      refused={toFieldErrors({ codes: { username_taken: 'username' }, otherwise: 'form' })}
      disabled={editing.data === undefined}
      onSubmit={save}
      onClose={onClose}
    >
      {(form) => {
        const failure = form.failure ?? (editing.error === null ? undefined : toFailure(editing.error).message)
        return (
          <>
            {failure !== undefined && <Notice tone="error">{failure}</Notice>}
            <TextField {...form.field('displayName')} label={texts.displayName} />
            {isAccount && (
              <TextField {...form.field('username')} label={texts.username} autoCapitalize="none" spellCheck={false} />
            )}
          </>
        )
      }}
    </HeldFormModal>
  )
}
