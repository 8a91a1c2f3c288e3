/** Asks before cards are made anew, for some learners or for a whole class: the old ones stop at once. */
import type { SchoolClass } from '@atrium/contract/people/classes'
import type { Learner } from '@atrium/contract/people/learner'
import { useMutation } from '#api/use-mutation.ts'
import { tellAndClose } from '#api/outdated/tell-and-close.ts'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { newCards } from '#features/people/api/learners.ts'
import { learnerMessages } from '#messages/people/learners.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { ConfirmModal } from '#ui/overlay/confirm-modal.tsx'
import type { CardGroup } from '../cards/card-group.ts'
import { learnerNames } from '../learner-names.ts'

const texts = learnerMessages.reset

interface Props {
  /** A class with how many are in it, or some learners. */
  whose: { schoolClass: SchoolClass; count: number } | { learners: readonly Learner[] }
  onMade: (groups: readonly CardGroup[]) => void
  onClose: () => void
}

export function NewCards({ whose, onMade, onClose }: Props) {
  const { organization } = useOrganization()
  const { of, count, names, group } = read(whose)
  const making = useMutation({
    mutationFn: () => newCards(organization, of),
    onError: tellAndClose(onClose),
    onSuccess: (cards) => onMade([{ name: group, cards }]),
  })
  return (
    <ConfirmModal
      title={texts.title(count)}
      lead={texts.lead(names)}
      texts={{ cancel: texts.cancel, confirm: texts.confirm(count) }}
      busy={making.isPending}
      onConfirm={() => making.mutate()}
      onClose={onClose}
    >
      <Notice tone="warning" announce="none">
        {texts.warning}
      </Notice>
    </ConfirmModal>
  )
}

/** What is asked for, what it is called in a sentence, and the class that the cards are printed under. */
function read(whose: Props['whose']) {
  if ('learners' in whose) {
    const { learners } = whose
    const ids = learners.map(({ user_id }) => user_id)
    return { of: { ids }, count: learners.length, names: learnerNames(learners), group: null }
  }
  const { id, name } = whose.schoolClass
  return { of: { class: id }, count: whose.count, names: name, group: name }
}
