/** Labels to choose from; nothing where there is none. */
import type { Label } from '@atrium/contract/people/labels'
import { LabelChip } from '#domain/labels/label-chip.tsx'
import { invitesMessages } from '#messages/people/invites.ts'
import styles from './label-boxes.module.css'
import { LabelFilter } from './label-filter.tsx'
import { manyGroups } from './many-groups.ts'

interface Props {
  labels: readonly Label[]
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
  /** Where several stand on a page: whose they are. */
  named?: (labels: string) => string
}

export function LabelBoxes({ labels, chosen, onChange, named }: Props) {
  if (labels.length === 0) return null
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])
  const legend = invitesMessages.form.labels
  return (
    <fieldset className={styles.labels} aria-label={named?.(legend)}>
      <legend className={styles.legend}>{legend}</legend>
      <LabelFilter labels={labels} kept={chosen}>
        {(found) => (
          <div className={styles.boxes} data-many={labels.length > manyGroups || undefined}>
            {found.map(({ id, name, color }) => (
              <label key={id} className={styles.label}>
                <input type="checkbox" name="label" checked={chosen.includes(id)} onChange={() => toggle(id)} />
                <LabelChip name={name} color={color} />
              </label>
            ))}
          </div>
        )}
      </LabelFilter>
    </fieldset>
  )
}
