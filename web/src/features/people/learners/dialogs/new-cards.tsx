/** Asks before cards are made anew, for some learners or for a whole class: the old ones stop at once. */
import type { Learner } from '@atrium/contract/people/learner'
import { useMutation } from '#api/use-mutation.ts'
import { showErrorToast } from '#api/show-error-toast.ts'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { newCards } from '#features/people/api/learners.ts'
import { learnerMessages } from '#messages/people/learners.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { ConfirmModal } from '#ui/overlay/confirm-modal.tsx'
import type { CardGroup } from '../cards/card-group.ts'
import { learnerNames } from '../learner-names.ts'

const texts = learnerMessages.reset

interface Props {
  of: { ids: string[] } | { class: string }
  count: number
  /** Of whom: some learners, or a class by its name. */
  learners?: readonly Learner[]
  names?: string
  /** The class that the cards are printed under. */
  group?: string
  onMade: (groups: readonly CardGroup[]) => void
  onClose: () => void
}

export function NewCards({ of, count, learners = [], names, group, onMade, onClose }: Props) {
  const { organization } = useOrganization()
  const making = useMutation({
    mutationFn: () => newCards(organization, of),
    onError: showErrorToast,
    onSuccess: (cards) => onMade([{ name: group ?? null, cards }]),
  })
  return (
    <ConfirmModal
      title={texts.title(count)}
      lead={texts.lead(names ?? learnerNames(learners))}
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
