/** Changes what a learner is called, and the username. */
import type { Learner } from '@atrium/contract/people/learner'
import { learnerFamilyName } from '@atrium/contract/rules/learners/name'
import { givenName, username } from '@atrium/contract/rules/person'
import { useState } from 'react'
import * as z from 'zod/mini'
import { toFieldErrors } from '#api/field-errors.ts'
import { useSubmit } from '#api/use-submit.ts'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { useRefreshPeople } from '#domain/organization/use-refresh-people.ts'
import { changeNames } from '#features/people/api/learners.ts'
import { learnerMessages } from '#messages/people/learners.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { showToast } from '#ui/feedback/toasts.ts'
import { HeldFormModal } from '#domain/drafts/held-form-modal.tsx'
import { ruleWhere } from '#ui/form/rule-where.ts'
import { LearnerNameFields } from './learner-name-fields.tsx'

const texts = learnerMessages.form
const filledIn = z.object({
  username: z.string(),
  given_name: givenName,
  family_name: learnerFamilyName,
})
type Names = z.output<typeof filledIn>

/** A username that stays as it was is not sent, and need not be right: rules have come since. */
function changedNames(before: Pick<Names, 'username'>) {
  return filledIn.check(ruleWhere<Names>('username', username, (names) => names.username !== before.username))
}

export function EditLearner({ learner, onClose }: { learner: Learner; onClose: () => void }) {
  const { organization } = useOrganization()
  const refresh = useRefreshPeople()
  const { user_id: id, displayName, ...before } = learner
  const [schema] = useState(() => changedNames(before))
  const save = useSubmit(async (names: Names) => {
    const fields = ['username', 'given_name', 'family_name'] as const
    const changed = Object.fromEntries(
      fields.flatMap((field) => (names[field] === before[field] ? [] : [[field, names[field]]])),
    )
    const saved = await changeNames(organization, id, changed)
    onClose()
    showToast({ kind: 'success', text: texts.saved(saved.displayName) })
    await refresh()
  }, refresh)
  return (
    <HeldFormModal
      name={`learner ${id} of ${organization}`}
      title={texts.editTitle(displayName)}
      texts={{ cancel: texts.cancel, submit: texts.save }}
      schema={schema}
      values={{ username: before.username, given_name: before.given_name, family_name: before.family_name }}
      refused={toFieldErrors({ codes: { username_taken: 'username' }, otherwise: 'form' })}
      onSubmit={save}
      onClose={onClose}
    >
      {(form) => (
        <>
          {form.failure !== undefined && <Notice tone="error">{form.failure}</Notice>}
          <LearnerNameFields field={form.field} />
        </>
      )}
    </HeldFormModal>
  )
}
