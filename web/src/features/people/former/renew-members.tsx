/** Takes former members in again, with a new term or for good. */
import type { FormerMember } from '@atrium/contract/people/terms'
import { useMutation } from '#api/use-mutation.ts'
import * as z from 'zod/mini'
import { toFieldErrors } from '#api/field-errors.ts'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { useRefreshPeople } from '#domain/organization/use-refresh-people.ts'
import { renew } from '#features/people/api/terms.ts'
import { peopleNames } from '#features/people/people-names.ts'
import { areInOrder, outOfOrder, TermFields, termFields, toTerm } from '#features/people/terms/term-fields.tsx'
import { termsMessages } from '#messages/people/terms.ts'
import { showToast } from '#ui/feedback/toasts.ts'
import { HeldFormModal } from '#domain/drafts/held-form-modal.tsx'

const { former: texts, dialog } = termsMessages
const schema = z.object(termFields).check(z.refine(areInOrder, outOfOrder))

interface Props {
  people: readonly FormerMember[]
  onClose: () => void
  onDone: () => void
}

export function RenewMembers({ people, onClose, onDone }: Props) {
  const { organization } = useOrganization()
  const refresh = useRefreshPeople()
  const renewing = useMutation({
    mutationFn: (term: ReturnType<typeof toTerm>) =>
      renew(
        organization,
        people.map(({ user_id }) => user_id),
        term,
      ),
    async onSuccess({ renewed }) {
      showToast({ kind: 'success', text: texts.renewed(renewed) })
      onDone()
      await refresh()
    },
    onError: refresh,
  })
  return (
    <HeldFormModal
      name={`renewal in ${organization}`}
      title={texts.renewTitle(peopleNames(people))}
      lead={texts.renewLead}
      texts={{ cancel: dialog.cancel, submit: texts.renew }}
      schema={schema}
      values={{ startsOn: '', endsOn: '' }}
      refused={toFieldErrors()}
      onSubmit={async (typed) => {
        await renewing.mutateAsync(toTerm(typed))
      }}
      onClose={onClose}
    >
      {(form) => <TermFields startsOn={form.field('startsOn')} endsOn={form.field('endsOn')} />}
    </HeldFormModal>
  )
}
