/** Gives a learner a password. */
import type { Learner } from '@atrium/contract/people/learner'
import { newPassword } from '@atrium/contract/rules/passwords/password'
import * as z from 'zod/mini'
import { toFieldErrors } from '#api/field-errors.ts'
import { useSubmit } from '#api/use-submit.ts'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { useRefreshPeople } from '#domain/organization/use-refresh-people.ts'
import { givePassword } from '#features/people/api/learners.ts'
import { learnerMessages } from '#messages/people/learners.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { showToast } from '#ui/feedback/toasts.ts'
import { PasswordField } from '#ui/form/fields/password-field.tsx'
import { FormModal } from '#ui/form/form-modal.tsx'

const texts = learnerMessages.password
const schema = z.object({ password: newPassword })

export function SetPassword({ learner, onClose }: { learner: Learner; onClose: () => void }) {
  const { organization } = useOrganization()
  const refresh = useRefreshPeople()
  const { user_id: id, displayName: name } = learner
  const submit = useSubmit(async ({ password }: z.output<typeof schema>) => {
    await givePassword(organization, id, password)
    onClose()
    showToast({ kind: 'success', text: texts.saved(name) })
    await refresh()
  }, refresh)
  return (
    <FormModal
      title={texts.title(name)}
      lead={texts.lead}
      texts={{ cancel: texts.cancel, submit: texts.save }}
      schema={schema}
      values={{ password: '' }}
      refused={toFieldErrors({ otherwise: 'form' })}
      onSubmit={submit}
      onClose={onClose}
    >
      {(form) => (
        <>
          {form.failure !== undefined && <Notice tone="error">{form.failure}</Notice>}
          <PasswordField
            {...form.field('password')}
            label={texts.label}
            hint={texts.hint}
            messageLines={2}
            // Nobody's own: a browser would offer it as the teacher's.
            autoComplete="off"
          />
        </>
      )}
    </FormModal>
  )
}
