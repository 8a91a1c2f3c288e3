/** Makes a label, or changes one. */
import { labelNameMaxLength } from '@atrium/contract/limits'
import { defaultLabelColor, type Label } from '@atrium/contract/people/labels'
import { newLabel } from '@atrium/contract/rules/people'
import { changeLabel, makeLabel } from '#features/people/api/labels.ts'
import { NamedForm } from '#features/people/groups/named-form.tsx'
import styles from '#features/people/groups/named-form.module.css'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { groupsMessages } from '#messages/people/groups.ts'

const texts = groupsMessages.labels

interface Props {
  /** Null for a new one. */
  label: Label | null
  onClose: () => void
}

export function LabelForm({ label, onClose }: Props) {
  const { organization } = useOrganization()
  return (
    <NamedForm
      name={`label ${label?.id ?? 'new'} of ${organization}`}
      title={label ? texts.editTitle(label.name) : texts.newTitle}
      schema={newLabel}
      values={{ name: label?.name ?? '', color: label?.color ?? defaultLabelColor }}
      maxLength={labelNameMaxLength}
      save={(values) => (label ? changeLabel(organization, label.id, values) : makeLabel(organization, values))}
      saved={texts.saved}
      onClose={onClose}
    >
      {(form) => (
        <label className={styles.color}>
          {texts.color}
          <input type="color" {...form.register('color')} />
        </label>
      )}
    </NamedForm>
  )
}
