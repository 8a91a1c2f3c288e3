/** Members by name and label: added one by one, or all that are found, however many. */
import type { NamedMember } from '@atrium/contract/people/named-member'
import type { MemberMatch } from '@atrium/contract/rules/people'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { peopleMatching } from '#features/people/api/class-people.ts'
import { labelList } from '#domain/labels/label-list.ts'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { groupsMessages } from '#messages/people/groups.ts'
import { peopleMessages } from '#messages/people/people.ts'
import { Status } from '#ui/feedback/status.tsx'
import { Button } from '#ui/form/buttons/button.tsx'
import { SelectField } from '#ui/form/fields/select-field.tsx'
import { FilterField } from '#ui/list/filter-field.tsx'
import styles from './class-people.module.css'
import { PeopleChoice } from './people-choice.tsx'
import { type ClassChanges, matchKey } from './use-class-changes.ts'

const texts = groupsMessages.classes

interface Props {
  /** Who is in the class already, or is to be. */
  inside: readonly NamedMember[]
  changes: ClassChanges
}

export function ClassPeopleFound({ inside, changes }: Props) {
  const { organization } = useOrganization()
  const [name, setName] = useState('')
  const [label, setLabel] = useState('')
  const labels = useQuery(labelList(organization)).data?.results ?? []
  const match: MemberMatch = { ...(name === '' ? {} : { username: name }), ...(label === '' ? {} : { label }) }
  const found = useQuery(peopleMatching(organization, match))
  const count = found.data?.totalResults ?? 0
  const isIn = (id: string) => inside.some(({ user_id }) => user_id === id)
  const others = (found.data?.results ?? []).filter(({ user_id }) => !isIn(user_id))
  const allAdded = changes.matching.some(({ key }) => key === matchKey(match))
  const none = count === 0 ? texts.nobodyFound : texts.nobodyElse
  const addAll = () =>
    changes.addMatching({ match, count, name, label: labels.find(({ id }) => id === label)?.name ?? '' })
  return (
    <div className={styles.found} aria-busy={found.isFetching}>
      <div className={styles.filters}>
        <FilterField placeholder={texts.search} applied={name} onApply={setName} />
        {labels.length > 0 && (
          <SelectField
            label={peopleMessages.list.labels}
            name="label"
            value={label}
            onChange={(event) => setLabel(event.target.value)}
            options={[
              { value: '', label: peopleMessages.list.everyLabel },
              ...labels.map((one) => ({ value: one.id, label: one.name })),
            ]}
          />
        )}
      </div>
      {count > 1 && (
        <div className={styles.all}>
          <Button variant="secondary" held={allAdded || found.isPlaceholderData} onClick={addAll}>
            {allAdded ? texts.allAdded(count) : texts.addAll(count)}
          </Button>
        </div>
      )}
      {/* One part, so that what says nothing takes no room. */}
      <div>
        <Status className={styles.soft}>{others.length === 0 && found.isSuccess && !allAdded ? none : null}</Status>
        {!allAdded && <PeopleChoice people={others} label={texts.addNamed} sign="+" onChoose={changes.add} />}
      </div>
    </div>
  )
}
