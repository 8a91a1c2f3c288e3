/** Makes a label, or changes one. */
import { labelNameMaxLength } from '@atrium/contract/limits'
import { defaultLabelColor, type Label } from '@atrium/contract/people/labels'
import { labelName } from '@atrium/contract/rules/people'
import { useState } from 'react'
import { changeLabel, makeLabel } from '#features/people/api/labels.ts'
import { NamedForm } from '#features/people/groups/named-form.tsx'
import styles from '#features/people/groups/named-form.module.css'
import { useNamedForm } from '#features/people/groups/use-named-form.ts'
import { useOrganization } from '#features/people/use-organization.ts'
import { groupsMessages } from '#messages/people/groups.ts'

const texts = groupsMessages.labels

interface Props {
  /** Null for a new one. */
  label: Label | null
  onClose: () => void
}

export function LabelForm({ label, onClose }: Props) {
  const { organization } = useOrganization()
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
