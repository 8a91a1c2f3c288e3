/** Connects a directory: which one it is, and what its groups become. */
import { directories, groupTargets } from '@atrium/contract/organizations/provisioning'
import * as z from 'zod/mini'
import { toFieldErrors } from '#api/field-errors.ts'
import { useSubmit } from '#api/use-submit.ts'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { useRefreshPeople } from '#domain/organization/use-refresh-people.ts'
import { provisioningMessages } from '#messages/console/provisioning.ts'
import { ChoiceField } from '#ui/form/fields/choice-field.tsx'
import { HeldFormModal } from '#domain/drafts/held-form-modal.tsx'
import { connect } from './api/connections.ts'
import { directoryNames } from './directory-name.ts'
import { groupChoices } from './group-choices.ts'
import type { FreshToken } from './fresh-token.ts'

const texts = provisioningMessages.connect
const schema = z.object({ directory: z.enum(directories), groups: z.enum(groupTargets) })
const refused = toFieldErrors()

interface Props {
  onConnected: (made: FreshToken) => void
  onClose: () => void
}

export function ConnectDirectory({ onConnected, onClose }: Props) {
  const { organization } = useOrganization()
  const refresh = useRefreshPeople()
  const submit = useSubmit(async (wanted: z.output<typeof schema>) => {
    const { connection, token } = await connect(organization, wanted)
    await refresh()
    onConnected({ connectionId: connection.id, token })
  }, refresh)
  return (
    <HeldFormModal
      name={`new directory of ${organization}`}
      title={texts.open}
      lead={texts.lead}
      texts={texts}
      schema={schema}
      values={{ directory: 'entra', groups: 'labels' }}
      onSubmit={submit}
      refused={refused}
      onClose={onClose}
    >
      {(form) => (
        <>
          <ChoiceField
            label={texts.directory}
            choices={directories.map((value) => ({ value, label: directoryNames[value] }))}
            {...form.register('directory')}
          />
          <ChoiceField label={texts.groups} choices={groupChoices} {...form.register('groups')} />
        </>
      )}
    </HeldFormModal>
  )
}
