/** What can be done with the learners who are selected. */
import type { Learner } from '@atrium/contract/people/learner'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { SelectedBar } from '#features/people/bulk/selected-bar.tsx'
import { learnerMessages } from '#messages/people/learners.ts'
import { Button } from '#ui/form/buttons/button.tsx'

const texts = learnerMessages.list

interface Props {
  chosen: readonly Learner[]
  onOpen: (kind: 'cards' | 'remove', learners: readonly Learner[]) => void
  onClear: () => void
}

export function LearnersBar({ chosen, onOpen, onClear }: Props) {
  const { role, displayName } = useOrganization()
  return (
    <SelectedBar selected={texts.selected(chosen.length)} clear={texts.clear} onClear={onClear}>
      <Button variant="secondary" onClick={() => onOpen('cards', chosen)}>
        {chosen.length === 1 ? learnerMessages.menu.newCard : learnerMessages.menu.newCards}
      </Button>
      {role === 'owner' && (
        <Button variant="secondary" onClick={() => onOpen('remove', chosen)}>
          {learnerMessages.menu.remove(displayName)}
        </Button>
      )}
    </SelectedBar>
  )
}
