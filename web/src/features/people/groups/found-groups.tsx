/** A list of groups with the filter above it, where there are many, and the way to more of them below. */
import type { ReactNode } from 'react'
import { groupsMessages } from '#messages/people/groups.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { EmptyMembers } from '#ui/illustrations/empty-members.tsx'
import { EmptyList } from '#ui/list/empty-list.tsx'
import { FilterField } from '#ui/list/filter-field.tsx'
import styles from './groups.module.css'
import type { FoundGroups as Found } from './use-found-groups.ts'

const texts = groupsMessages.list

interface Props<Group> {
  groups: Found<Group>
  /** What can be done with them, or with all. */
  toolbar: ReactNode
  noneFound: string
  row: (group: Group) => ReactNode
}

export function FoundGroups<Group>({ groups, toolbar, noneFound, row }: Props<Group>) {
  const { filter, setFilter, isMany, found, shown, showMore } = groups
  return (
    <>
      {isMany && <FilterField placeholder={texts.search} applied={filter} onApply={setFilter} />}
      {toolbar}
      {found.length === 0 && filter !== '' ? (
        <EmptyList
          drawing={<EmptyMembers />}
          sentence={noneFound}
          advice=""
          nextStep={null}
          filter={filter}
          onClearFilter={() => setFilter('')}
        />
      ) : (
        <ul role="list" className={styles.list}>
          {shown.map(row)}
        </ul>
      )}
      {showMore && (
        <div>
          <Button variant="secondary" onClick={showMore}>
            {texts.more}
          </Button>
        </div>
      )}
    </>
  )
}
