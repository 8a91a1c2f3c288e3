/** Asks before somebody leaves an organization. */
import { deleteMember } from '@atrium/contract/people/members'
import { call } from '#api/client.ts'
import { LeaveModal } from '#domain/leaving/leave-modal.tsx'
import { paths } from '#paths.ts'
import { useOrganization } from './use-organization.ts'
import { useRefreshPeople } from './use-refresh-people.ts'

export function ConfirmLeave({ onClose }: { onClose: () => void }) {
  const { organization, displayName, uid } = useOrganization()
  const refresh = useRefreshPeople()
  return (
    <LeaveModal
      name={displayName}
      leave={() => call(deleteMember, { params: { id: uid }, query: { organization } })}
      to={paths.organizations}
      listKey="organizations"
      onFailed={() => void refresh()}
      onClose={onClose}
    />
  )
}
