/** Whether the list shows the members, or those who were: who may see whom is the pages' own. */
import { useNavigate } from 'react-router'
import { pagesFor } from '#features/people/people-pages.ts'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { removedMessages as texts } from '#messages/people/removed.ts'
import { paths } from '#paths.ts'
import { SelectField } from '#ui/form/fields/select-field.tsx'

const statuses = ['members', 'removed', 'former'] as const
type Status = (typeof statuses)[number]

export function StatusField({ status }: { status: Status }) {
  const { role } = useOrganization()
  const show = useShowStatus()
  const shown = statuses.filter((one) => pagesFor(role).includes(one))
  return (
    <SelectField
      label={texts.status}
      name="status"
      value={status}
      onChange={({ target }) => show(statuses.find((known) => known === target.value) ?? 'members')}
      options={shown.map((value) => ({ value, label: texts[value] }))}
    />
  )
}

/** Shows the other list from its first page, searched as this one is. */
export function useShowStatus(): (status: Status) => void {
  const { organization } = useOrganization()
  const navigate = useNavigate()
  return (status) => {
    const search = new URLSearchParams(window.location.search)
    search.delete('page')
    const pathname = status === 'members' ? paths.people(organization) : paths.people(organization, status)
    void navigate({ pathname, search: search.toString() })
  }
}
