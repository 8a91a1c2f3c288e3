/** Labels to choose from in a dialog, with a filter above them where there are many. */
import { nameKey } from '@atrium/contract/rules/normalize'
import { type ReactNode, useState } from 'react'
import { manyGroups } from '#features/people/groups/use-found-groups.ts'
import { groupsMessages } from '#messages/people/groups.ts'
import { Status } from '#ui/feedback/status.tsx'
import { FilterField } from '#ui/list/filter-field.tsx'
import styles from './label-choice.module.css'

interface Props<Label> {
  labels: readonly Label[]
  choice: (label: Label) => ReactNode
}

export function LabelChoices<Label extends { id: string; name: string }>({ labels, choice }: Props<Label>) {
  const [filter, setFilter] = useState('')
  const key = nameKey(filter)
  const found = labels.filter(({ name }) => nameKey(name).includes(key))
  return (
    <>
      {labels.length > manyGroups && (
        <FilterField placeholder={groupsMessages.list.search} applied={filter} onApply={setFilter} />
      )}
      <Status>{filter !== '' && found.length === 0 ? groupsMessages.labels.noneFound : ''}</Status>
      <ul className={styles.choices}>
        {found.map((label) => (
          <li key={label.id}>{choice(label)}</li>
        ))}
      </ul>
    </>
  )
}
