/** Who is in a class: taken out, or found and added. Nothing is saved before the class is. */
import type { Member } from '@atrium/contract/members'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { groupsMessages } from '#messages/groups.ts'
import { Button } from '#ui/button.tsx'
import { FilterField } from '#ui/list/filter-field.tsx'
import { peopleCalled, peopleOfClass } from '../api/class-people.ts'
import { memberName } from '../member-name.ts'
import { usePlace } from '../place.ts'
import styles from './class-people.module.css'

const texts = groupsMessages.classes

interface Props {
  classId: string | null
  added: readonly string[]
  removed: readonly string[]
  onAdd: (id: string) => void
  onRemove: (id: string) => void
}

export function ClassPeople({ classId, added, removed, onAdd, onRemove }: Props) {
  const { organization } = usePlace()
  const [name, setName] = useState('')
  const inside = useQuery(peopleOfClass(organization, classId))
  const found = useQuery(peopleCalled(organization, name))
  // Whoever was added may be found by another search than the one in sight.
  const [known, setKnown] = useState<readonly Member[]>([])

  const before = inside.data?.results ?? []
  const now = [
    ...before.filter(({ user_id }) => !removed.includes(user_id)),
    ...known.filter(({ user_id }) => added.includes(user_id)),
  ]
  const isIn = (id: string) => now.some(({ user_id }) => user_id === id)
  const others = (found.data?.results ?? []).filter(({ user_id }) => !isIn(user_id))
  const add = (member: Member) => {
    setKnown((all) => [...all.filter(({ user_id }) => user_id !== member.user_id), member])
    onAdd(member.user_id)
  }
  return (
    <>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{texts.members}</legend>
        {now.length === 0 && !inside.isFetching ? <p className={styles.soft}>{texts.nobody}</p> : null}
        <PeopleChoice people={now} label={texts.takeNamed} sign="−" onChoose={({ user_id }) => onRemove(user_id)} />
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{texts.addPeople}</legend>
        <FilterField placeholder={texts.search} applied={name} onApply={setName} />
        {others.length === 0 && found.isSuccess ? <p className={styles.soft}>{texts.nobodyFound}</p> : null}
        <PeopleChoice people={others} label={texts.addNamed} sign="+" onChoose={add} />
      </fieldset>
    </>
  )
}

interface ChoiceProps {
  people: readonly Member[]
  label: (name: string) => string
  sign: string
  onChoose: (member: Member) => void
}

function PeopleChoice({ people, label, sign, onChoose }: ChoiceProps) {
  return (
    <ul className={styles.list}>
      {people.map((member) => (
        <li key={member.user_id} className={styles.person}>
          <span>{memberName(member)}</span>
          <Button variant="quiet" aria-label={label(memberName(member))} onClick={() => onChoose(member)}>
            {sign}
          </Button>
        </li>
      ))}
    </ul>
  )
}
