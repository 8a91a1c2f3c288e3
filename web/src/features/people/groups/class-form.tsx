/** Makes a class or changes one: its name and who is in it. */
import type { SchoolClass } from '@atrium/contract/classes'
import { classNameMaxLength } from '@atrium/contract/limits'
import { className } from '@atrium/contract/rules/people'
import { useState } from 'react'
import { groupsMessages } from '#messages/groups.ts'
import { saveClass } from '../api/classes.ts'
import { usePlace } from '../place.ts'
import { ClassPeople } from './class-people.tsx'
import { NamedForm } from './named-form.tsx'
import { useNamedForm } from './use-named-form.ts'

const texts = groupsMessages.classes

interface Props {
  /** Null for a new one. */
  group: SchoolClass | null
  onClose: () => void
}

export function ClassForm({ group, onClose }: Props) {
  const { organization } = usePlace()
  const [add, setAdd] = useState<readonly string[]>([])
  const [remove, setRemove] = useState<readonly string[]>([])
  const form = useNamedForm({
    ...{ before: group?.name ?? '', rule: className, saved: texts.saved, onClose },
    save: (name) => saveClass(organization, group?.id ?? null, { name, add, remove }),
  })
  return (
    <NamedForm
      title={group ? texts.editTitle(group.name) : texts.newTitle}
      form={form}
      maxLength={classNameMaxLength}
      onClose={onClose}
    >
      <ClassPeople
        classId={group?.id ?? null}
        added={add}
        removed={remove}
        onAdd={(id) => (remove.includes(id) ? setRemove(without(remove, id)) : setAdd([...add, id]))}
        onRemove={(id) => (add.includes(id) ? setAdd(without(add, id)) : setRemove([...remove, id]))}
      />
    </NamedForm>
  )
}

const without = (ids: readonly string[], id: string) => ids.filter((other) => other !== id)
