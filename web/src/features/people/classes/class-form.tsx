/** Makes a class or changes one: its name and who is in it. */
import { classNameMaxLength } from '@atrium/contract/limits'
import type { SchoolClass } from '@atrium/contract/people/classes'
import { className } from '@atrium/contract/rules/people'
import * as z from 'zod/mini'
import { saveClass } from '#features/people/api/classes.ts'
import { NamedForm } from '#features/people/groups/named-form.tsx'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { groupsMessages } from '#messages/people/groups.ts'
import { ClassPeople } from './class-people.tsx'
import { useClassChanges } from './use-class-changes.ts'
import { usePastedPeople } from './use-pasted-people.ts'

const texts = groupsMessages.classes
const schema = z.object({ name: className })

interface Props {
  /** Null for a new one. */
  group: SchoolClass | null
  onClose: () => void
}

export function ClassForm({ group, onClose }: Props) {
  const { organization } = useOrganization()
  const held = `class ${group?.id ?? 'new'} of ${organization}`
  const changes = useClassChanges(held)
  const pasted = usePastedPeople(changes.addAll, held)
  const save = async ({ name }: { name: string }) => {
    // Usernames that still stand in their field are meant too.
    const late = await pasted.take()
    if (late === null) throw new DOMException('Some usernames are unknown', 'AbortError')
    const ids = new Set([...changes.added, ...late].map(({ user_id }) => user_id))
    return saveClass(organization, group?.id ?? null, {
      name,
      add: [...ids],
      matching: changes.matching.map(({ match }) => match),
      remove: changes.removed.filter((id) => !ids.has(id)),
    })
  }
  return (
    <NamedForm
      name={`${held} name`}
      isChangedBeside={changes.isChanged || pasted.text !== ''}
      title={group ? texts.editTitle(group.name) : texts.newTitle}
      schema={schema}
      values={{ name: group?.name ?? '' }}
      maxLength={classNameMaxLength}
      save={save}
      saved={texts.saved}
      onClose={onClose}
    >
      {() => <ClassPeople classId={group?.id ?? null} changes={changes} pasted={pasted} />}
    </NamedForm>
  )
}
