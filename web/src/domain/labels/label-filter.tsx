/** The filter above labels to choose from, where there are many; below it, those whose names hold what it says. */
import { nameKey } from '@atrium/contract/rules/normalize'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { groupsMessages } from '#messages/people/groups.ts'
import { Status } from '#ui/feedback/status.tsx'
import { FilterField } from '#ui/list/filter-field.tsx'
import { manyGroups } from './many-groups.ts'

interface Props<Label> {
  labels: readonly Label[]
  /** The ids of those that stay in sight whatever is looked for: who sends a form sees all that it says. */
  kept?: readonly string[]
  children: (found: readonly Label[]) => ReactNode
}

export function LabelFilter<Label extends { id: string; name: string }>({ labels, kept = [], children }: Props<Label>) {
  const [{ filter, keptThen }, setFilter] = useState<{ filter: string; keptThen: readonly string[] }>(unfiltered)
  const isMany = labels.length > manyGroups
  const key = isMany ? nameKey(filter) : ''
  const isNamed = ({ name }: Label) => nameKey(name).includes(key)
  // What was taken off a moment ago stays until another name is looked for: it may have been a slip.
  const stays = ({ id }: Label) => kept.includes(id) || keptThen.includes(id)
  return (
    <>
      {isMany && (
        <div onKeyDown={sendNothing}>
          <FilterField
            placeholder={groupsMessages.list.search}
            applied={filter}
            onApply={(to) => setFilter({ filter: to, keptThen: kept })}
          />
        </div>
      )}
      <Status>{key !== '' && !labels.some(isNamed) ? groupsMessages.labels.noneFound : ''}</Status>
      {children(key === '' ? labels : labels.filter((label) => isNamed(label) || stays(label)))}
    </>
  )
}

const unfiltered = { filter: '', keptThen: [] }

/** In a form, Enter would send all of it. */
function sendNothing(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault()
}
