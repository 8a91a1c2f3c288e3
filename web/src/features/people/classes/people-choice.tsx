/** People one below the other, each with a button that does one thing to them. */
import type { NamedMember } from '@atrium/contract/people/named-member'
import { memberName } from '#domain/people/member-name.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import styles from './class-people.module.css'

interface Props<Person extends NamedMember> {
  people: readonly Person[]
  label: (name: string) => string
  sign: string
  onChoose: (person: Person) => void
}

export function PeopleChoice<Person extends NamedMember>({ people, label, sign, onChoose }: Props<Person>) {
  if (people.length === 0) return null
  return (
    <ul role="list" className={styles.list}>
      {people.map((person) => (
        <li key={person.user_id} className={styles.person}>
          <bdi>{memberName(person)}</bdi>
          <Button variant="quiet" aria-label={label(memberName(person))} onClick={() => onChoose(person)}>
            {sign}
          </Button>
        </li>
      ))}
    </ul>
  )
}
