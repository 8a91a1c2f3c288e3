/** Whether the list shows the members, or those who were until lately: for owners, who may restore them. */
import { removedMessages as texts } from '#messages/people/removed.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { type Narrowing, REMOVED } from './members-query.ts'

interface Props {
  removed: boolean
  onNarrow: (parameter: Narrowing, value: string) => void
}

export function StatusField({ removed, onNarrow }: Props) {
  return (
    <SelectField
      label={texts.status}
      name="status"
      value={removed ? REMOVED : ''}
      onChange={(event) => onNarrow('status', event.target.value)}
      options={[
        { value: '', label: texts.members },
        { value: REMOVED, label: texts.removed },
      ]}
    />
  )
}
