/** Labels to choose from; nothing where there is none. */
import type { Label } from '@atrium/contract/people/labels'
import { LabelChip } from '#domain/labels/label-chip.tsx'
import { invitesMessages } from '#messages/people/invites.ts'
import styles from './label-boxes.module.css'

interface Props {
  labels: readonly Label[]
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}

export function LabelBoxes({ labels, chosen, onChange }: Props) {
  if (labels.length === 0) return null
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])
  return (
    <fieldset className={styles.labels}>
      <legend className={styles.legend}>{invitesMessages.form.labels}</legend>
      {labels.map(({ id, name, color }) => (
        <label key={id} className={styles.label}>
          <input type="checkbox" name="label" checked={chosen.includes(id)} onChange={() => toggle(id)} />
          <LabelChip name={name} color={color} />
        </label>
      ))}
    </fieldset>
  )
}
