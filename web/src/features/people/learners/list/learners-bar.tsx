/** What can be done with the learners who are selected. */
import type { Learner } from '@atrium/contract/people/learner'
import { useOrganization } from '#domain/organization/use-organization.ts'
import past from '#features/people/past/past.module.css'
import { learnerMessages } from '#messages/people/learners.ts'
import { Status } from '#ui/feedback/status.tsx'
import { Button } from '#ui/form/buttons/button.tsx'

const texts = learnerMessages.list

interface Props {
  chosen: readonly Learner[]
  onOpen: (kind: 'cards' | 'remove', learners: readonly Learner[]) => void
  onClear: () => void
}

export function LearnersBar({ chosen, onOpen, onClear }: Props) {
  const { role, displayName } = useOrganization()
  const selected = texts.selected(chosen.length)
  return (
    <div className={past.bar} role="group" aria-label={selected}>
      <Status className={past.count}>{selected}</Status>
      <Button variant="secondary" onClick={() => onOpen('cards', chosen)}>
        {chosen.length === 1 ? learnerMessages.menu.newCard : learnerMessages.menu.newCards}
      </Button>
      {role === 'owner' && (
        <Button variant="secondary" onClick={() => onOpen('remove', chosen)}>
          {learnerMessages.menu.remove(displayName)}
        </Button>
      )}
      <Button variant="quiet" onClick={onClear}>
        {texts.clear}
      </Button>
    </div>
  )
}
