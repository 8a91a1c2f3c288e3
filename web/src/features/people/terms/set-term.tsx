/** The first and the last day of everybody who is chosen. */
import type { Member } from '@atrium/contract/people/members'
import * as z from 'zod/mini'
import { toFieldErrors } from '#api/field-errors.ts'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { peopleNames } from '#features/people/people-names.ts'
import { termNotices } from '#messages/people/term-notices.ts'
import { termsMessages } from '#messages/people/terms.ts'
import { HeldFormModal } from '#domain/drafts/held-form-modal.tsx'
import { areInOrder, outOfOrder, TermFields, termFields, toTerm } from './term-fields.tsx'
import { useSetTerm } from './use-set-term.ts'

const texts = termsMessages.dialog
const schema = z.object(termFields).check(z.refine(areInOrder, outOfOrder))

/** An empty field would say that nobody has such a day, and saving it takes away those that there are. */
const differs = { hint: termNotices.differs }

interface Props {
  people: readonly Member[]
  onClose: () => void
  onDone: () => void
}

export function SetTerm({ people, onClose, onDone }: Props) {
  const { organization } = useOrganization()
  const setting = useSetTerm(onDone)
  const [first, last] = [common(people, 'startsOn'), common(people, 'endsOn')]
  return (
    <HeldFormModal
      name={`term in ${organization}`}
      title={texts.title}
      lead={texts.lead(peopleNames(people))}
      texts={{ cancel: texts.cancel, submit: texts.save }}
      schema={schema}
      values={{ startsOn: first ?? '', endsOn: last ?? '' }}
      refused={toFieldErrors()}
      onSubmit={async (typed) => {
        await setting.mutateAsync({ people, term: toTerm(typed) })
      }}
      onClose={onClose}
    >
      {(form) => (
        <TermFields
          startsOn={{ ...form.field('startsOn'), ...(first === undefined && differs) }}
          endsOn={{ ...form.field('endsOn'), ...(last === undefined && differs) }}
        />
      )}
    </HeldFormModal>
  )
}

/** Of several, what they have in common; undefined where they differ. */
function common(people: readonly Member[], which: 'startsOn' | 'endsOn'): string | undefined {
  const [first = null, ...others] = [...new Set(people.map((member) => member[which]))]
  return others.length > 0 ? undefined : (first ?? '')
}
