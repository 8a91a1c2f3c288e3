/** Makes a label, or changes one. */
import { defaultLabelColor, type Label } from '@atrium/contract/labels'
import { labelNameMaxLength } from '@atrium/contract/limits'
import { labelName } from '@atrium/contract/rules/people'
import { useState } from 'react'
import { groupsMessages } from '#messages/groups.ts'
import { changeLabel, makeLabel } from '../api/labels.ts'
import { usePlace } from '../place.ts'
import { NamedForm } from './named-form.tsx'
import styles from './named-form.module.css'
import { useNamedForm } from './use-named-form.ts'

const texts = groupsMessages.labels

interface Props {
  /** Null for a new one. */
  label: Label | null
  onClose: () => void
}

export function LabelForm({ label, onClose }: Props) {
  const { organization } = usePlace()
  const [color, setColor] = useState(label?.color ?? defaultLabelColor)
  const form = useNamedForm({
    ...{ before: label?.name ?? '', rule: labelName, saved: texts.saved, onClose },
    save: (name) =>
      label ? changeLabel(organization, label.id, { name, color }) : makeLabel(organization, { name, color }),
  })
  return (
    <NamedForm
      title={label ? texts.editTitle(label.name) : texts.newTitle}
      form={form}
      maxLength={labelNameMaxLength}
      onClose={onClose}
    >
      <label className={styles.color}>
        {texts.color}
        <input type="color" name="color" value={color} onChange={(event) => setColor(event.target.value)} />
      </label>
    </NamedForm>
  )
}
