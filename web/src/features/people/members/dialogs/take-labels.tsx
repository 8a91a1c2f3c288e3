/** Takes labels from everybody who is selected. */
import type { Member } from '@atrium/contract/people/members'
import { useHeldState } from '#domain/drafts/use-held-state.ts'
import { LabelChip } from '#domain/labels/label-chip.tsx'
import { useOrganization } from '#domain/organization/use-organization.ts'
import styles from '#features/people/labels/label-choice.module.css'
import { LabelChoices } from '#features/people/labels/label-choices.tsx'
import { sortedByName } from '#messages/names.ts'
import { peopleMessages } from '#messages/people/people.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { Modal, ModalActions } from '#ui/overlay/modal.tsx'

const texts = peopleMessages.take

interface Props {
  people: readonly Member[]
  busy: boolean
  onTake: (labels: readonly string[]) => void
  onClose: () => void
}

export function TakeLabels({ people, busy, onTake, onClose }: Props) {
  const { organization } = useOrganization()
  const all = new Map(people.flatMap((person) => person.labels).map((label) => [label.id, label]))
  const labels = sortedByName([...all.values()])
  const [chosen, setChosen] = useHeldState<readonly string[]>(
    `labels taken in ${organization}`,
    labels.length === 1 ? labels.map(({ id }) => id) : [],
  )
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])
  return (
    <Modal open title={texts.title} lead={labels.length === 0 ? texts.none : texts.lead} busy={busy} onClose={onClose}>
      <LabelChoices
        labels={labels}
        choice={({ id, name, color }) => (
          <label className={styles.choice}>
            <input type="checkbox" name="label" checked={chosen.includes(id)} onChange={() => toggle(id)} />
            <LabelChip name={name} color={color} />
          </label>
        )}
      />
      <ModalActions>
        <Button variant="secondary" disabled={busy} onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button busy={busy} disabled={chosen.length === 0} onClick={() => onTake(chosen)}>
          {texts.save}
        </Button>
      </ModalActions>
    </Modal>
  )
}
