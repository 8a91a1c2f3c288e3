/** Gives one label to everybody who is selected. */
import { useQuery } from '@tanstack/react-query'
import { labelList } from '#domain/labels/label-list.ts'
import { LabelChip } from '#domain/labels/label-chip.tsx'
import styles from '#features/people/labels/label-choice.module.css'
import { LabelChoices } from '#features/people/labels/label-choices.tsx'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { peopleMessages } from '#messages/people/people.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { Modal, ModalActions } from '#ui/overlay/modal.tsx'

const texts = peopleMessages.give

interface Props {
  count: number
  busy: boolean
  onGive: (label: { id: string; name: string }) => void
  onClose: () => void
}

export function GiveLabel({ count, busy, onGive, onClose }: Props) {
  const { organization } = useOrganization()
  const labels = useQuery(labelList(organization))
  return (
    <Modal open title={texts.title} lead={texts.lead(count)} busy={busy} onClose={onClose}>
      {labels.data?.totalResults === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <LabelChoices
          labels={labels.data?.results ?? []}
          choice={(label) => (
            <button type="button" className={styles.choice} disabled={busy} onClick={() => onGive(label)}>
              <LabelChip name={label.name} color={label.color} />
            </button>
          )}
        />
      )}
      <ModalActions>
        <Button variant="secondary" disabled={busy} onClick={onClose}>
          {texts.cancel}
        </Button>
      </ModalActions>
    </Modal>
  )
}
