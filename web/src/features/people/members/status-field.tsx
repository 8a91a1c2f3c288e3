/** Whether the list shows the members, or those who were until lately: for owners, who may restore them. */
import { useNavigate } from 'react-router'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { removedMessages as texts } from '#messages/people/removed.ts'
import { paths } from '#paths.ts'
import { SelectField } from '#ui/form/fields/select-field.tsx'

const statuses = ['members', 'removed'] as const
type Status = (typeof statuses)[number]

export function StatusField({ status }: { status: Status }) {
  const show = useShowStatus()
  return (
    <SelectField
      label={texts.status}
      name="status"
      value={status}
      onChange={({ target }) => show(statuses.find((known) => known === target.value) ?? 'members')}
      options={statuses.map((value) => ({ value, label: texts[value] }))}
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
    const pathname = status === 'removed' ? paths.people(organization, 'removed') : paths.people(organization)
    void navigate({ pathname, search: search.toString() })
  }
}
