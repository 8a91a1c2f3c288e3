/** The classes: made, filled, deleted one or many. */
import type { SchoolClass } from '@atrium/contract/people/classes'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { classList, removeClasses, restoreClasses } from '#features/people/api/classes.ts'
import { useSelection } from '#features/people/bulk/use-selection.ts'
import { FailedPart } from '#domain/organization/failed-part.tsx'
import { EmptyGroups } from '#features/people/groups/empty-groups.tsx'
import groupStyles from '#features/people/groups/groups.module.css'
import { useRemoveGroups } from '#features/people/groups/use-remove-groups.ts'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { groupsMessages } from '#messages/people/groups.ts'
import { peopleMessages } from '#messages/people/people.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import { ClassForm } from './class-form.tsx'
import styles from './classes.module.css'

const texts = groupsMessages.classes

export function ClassesView() {
  const { organization } = useOrganization()
  const list = useQuery(classList(organization))
  const selection = useSelection(list.data?.results.map(({ id }) => id) ?? [])
  const [edited, setEdited] = useState<SchoolClass | 'new' | null>(null)
  const remove = useRemoveGroups<readonly string[]>({
    remove: removeClasses,
    restore: restoreClasses,
    text: (ids) => texts.deleted(ids.length),
    onDone: selection.clear,
  })
  if (list.error !== null) {
    return <FailedPart query={list} />
  }
  const add = <Button onClick={() => setEdited('new')}>{texts.add}</Button>
  const isSelecting = selection.ids.length > 0
  return (
    <section className={groupStyles.groups} aria-label={peopleMessages.views.classes} aria-busy={list.isFetching}>
      {list.data?.totalResults === 0 ? (
        <EmptyGroups sentence={texts.empty} advice={texts.emptyAdvice} nextStep={add} />
      ) : (
        <>
          <div className={styles.toolbar}>
            <p role="status">{isSelecting ? texts.selected(selection.ids.length) : ''}</p>
            {isSelecting ? (
              <Button variant="secondary" busy={remove.isPending} onClick={() => remove.mutate(selection.ids)}>
                {texts.delete}
              </Button>
            ) : (
              add
            )}
          </div>
          <ul className={groupStyles.list}>
            {list.data?.results.map((group) => (
              <li key={group.id} className={styles.item}>
                <label className={styles.check}>
                  <input
                    type="checkbox"
                    name="class"
                    checked={selection.has(group.id)}
                    onChange={() => selection.toggle(group.id)}
                  />
                  <span className={styles.name}>{group.name}</span>
                </label>
                <Faces group={group} />
                <Button variant="quiet" aria-label={texts.editNamed(group.name)} onClick={() => setEdited(group)}>
                  {texts.edit}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      {edited !== null && <ClassForm group={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </section>
  )
}

function Faces({ group }: { group: SchoolClass }) {
  return (
    <span className={styles.faces}>
      {group.people.map(({ user_id, displayName, photoURL }) => (
        <Avatar key={user_id} person={{ displayName }} photos={[photoURL]} />
      ))}
      <span className={groupStyles.count}>{texts.people(group.members)}</span>
    </span>
  )
}
