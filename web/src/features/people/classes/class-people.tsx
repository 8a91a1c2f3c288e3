/** Who is in a class: taken out, found one by one or all at once, or pasted. Nothing is saved before the class is. */
import type { NamedMember } from '@atrium/contract/people/named-member'
import { useQuery } from '@tanstack/react-query'
import { peopleOfClass } from '#features/people/api/class-people.ts'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { groupsMessages } from '#messages/people/groups.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { ClassPeopleFound } from './class-people-found.tsx'
import { ClassPeoplePasted } from './class-people-pasted.tsx'
import styles from './class-people.module.css'
import { PeopleChoice } from './people-choice.tsx'
import type { ClassChanges } from './use-class-changes.ts'
import type { PastedPeople } from './use-pasted-people.ts'

const texts = groupsMessages.classes

interface Props {
  classId: string | null
  changes: ClassChanges
  pasted: PastedPeople
}

export function ClassPeople({ classId, changes, pasted }: Props) {
  const { organization, displayName } = useOrganization()
  const inside = useQuery(peopleOfClass(organization, classId))
  const before = inside.data?.results ?? []
  const now: NamedMember[] = [
    ...before.filter(({ user_id }) => !changes.removed.includes(user_id)),
    ...changes.added.filter(({ user_id }) => before.every((one) => one.user_id !== user_id)),
  ]
  const isEmpty = now.length === 0 && changes.matching.length === 0 && !inside.isFetching
  const unseen = (inside.data?.totalResults ?? 0) - before.length
  return (
    <>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{texts.members}</legend>
        {isEmpty ? <p className={styles.soft}>{texts.nobody}</p> : null}
        {changes.matching.length > 0 && (
          <ul role="list" className={styles.groups}>
            {changes.matching.map((group) => {
              const name = texts.everybody(displayName, group)
              return (
                <li key={group.key} className={styles.person}>
                  <span>
                    <bdi>{name}</bdi> <span className={styles.soft}>({texts.people(group.count)})</span>
                  </span>
                  <Button
                    variant="quiet"
                    aria-label={texts.takeNamed(name)}
                    onClick={() => changes.removeMatching(group.key)}
                  >
                    −
                  </Button>
                </li>
              )
            })}
          </ul>
        )}
        <PeopleChoice people={now} label={texts.takeNamed} sign="−" onChoose={changes.remove} />
        {unseen > 0 && <p className={styles.soft}>{texts.unseen(unseen)}</p>}
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{texts.addPeople}</legend>
        <ClassPeopleFound inside={now} changes={changes} />
        <ClassPeoplePasted pasted={pasted} />
      </fieldset>
    </>
  )
}
