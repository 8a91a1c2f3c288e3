/** Gives the account of a learner an address: whoever reads the mail takes it along. Used once more, it sends again. */
import type { Learner } from '@atrium/contract/people/learner'
import { email } from '@atrium/contract/rules/email'
import * as z from 'zod/mini'
import { toFieldErrors } from '#api/field-errors.ts'
import { useSubmit } from '#api/use-submit.ts'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { useRefreshPeople } from '#domain/organization/use-refresh-people.ts'
import { giveAddress } from '#features/people/api/learners.ts'
import { learnerMessages } from '#messages/people/learners.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { showToast } from '#ui/feedback/toasts.ts'
import { TextField } from '#ui/form/fields/text-field.tsx'
import { HeldFormModal } from '#domain/drafts/held-form-modal.tsx'

const texts = learnerMessages.address
const schema = z.object({ email })

export function GiveAddress({ learner, onClose }: { learner: Learner; onClose: () => void }) {
  const { organization } = useOrganization()
  const refresh = useRefreshPeople()
  const { user_id: id, displayName: name, address } = learner
  const submit = useSubmit(async (given: z.output<typeof schema>) => {
    await giveAddress(organization, id, given.email)
    onClose()
    showToast({ kind: 'success', text: texts.sent(given.email) })
    await refresh()
  }, refresh)
  return (
    <HeldFormModal
      name={`address for ${id} of ${organization}`}
      title={texts.title(name)}
      lead={texts.lead}
      texts={{ cancel: texts.cancel, submit: texts.send }}
      schema={schema}
      values={{ email: address?.email ?? '' }}
      refused={toFieldErrors({ codes: { address_sso_only: 'email' }, otherwise: 'form' })}
      onSubmit={submit}
      onClose={onClose}
    >
      {(form) => (
        <>
          {form.failure !== undefined && <Notice tone="error">{form.failure}</Notice>}
          <TextField
            {...form.field('email')}
            type="email"
            label={texts.label}
            hint={texts.hint}
            messageLines={2}
            // Somebody else's: a browser would offer the teacher's own.
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            inputMode="email"
            enterKeyHint="send"
          />
          <Notice tone="info" announce="none">
            {texts.afterwards}
          </Notice>
        </>
      )}
    </HeldFormModal>
  )
}
