/** What narrows the list of members, and the list as a file. */
import { roles } from '@atrium/contract/rules/roles'
import { useQuery } from '@tanstack/react-query'
import { useMutation } from '#api/use-mutation.ts'
import { showErrorToast } from '#api/show-error-toast.ts'
import { exportMembers } from '#features/people/api/export-members.ts'
import { labelList } from '#domain/labels/label-list.ts'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { peopleMessages } from '#messages/people/people.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { SelectField } from '#ui/form/fields/select-field.tsx'
import { FilterField } from '#ui/list/filter-field.tsx'
import type { MembersQuery, Narrowing } from './members-query.ts'
import styles from './members-toolbar.module.css'
import { StatusField } from './status-field.tsx'

const texts = peopleMessages.list

interface Props {
  query: MembersQuery
  onSearch: (name: string) => void
  onNarrow: (parameter: Narrowing, value: string) => void
}

export function MembersToolbar({ query, onSearch, onNarrow }: Props) {
  const { organization, counts } = useOrganization()
  const labels = useQuery(labelList(organization, counts.labels))
  const exporting = useMutation({ mutationFn: () => exportMembers(organization, query), onError: showErrorToast })
  return (
    <div className={styles.toolbar}>
      <FilterField placeholder={texts.search} applied={query.name} onApply={onSearch} />
      <div className={styles.narrow}>
        <StatusField status="members" />
        <SelectField
          label={texts.role}
          name="role"
          value={query.role}
          onChange={(event) => onNarrow('role', event.target.value)}
          options={[
            { value: '', label: texts.everyRole },
            ...roles.map((value) => ({ value, label: peopleMessages.roleNames[value] })),
          ]}
        />
        <SelectField
          label={texts.labels}
          name="label"
          value={query.label}
          onChange={(event) => onNarrow('label', event.target.value)}
          options={[
            { value: '', label: texts.everyLabel },
            ...(labels.data?.results ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </div>
      <Button
        variant="secondary"
        className={styles.export}
        busy={exporting.isPending}
        busyLabel={texts.exporting}
        onClick={() => exporting.mutate()}
      >
        {texts.export}
      </Button>
    </div>
  )
}
