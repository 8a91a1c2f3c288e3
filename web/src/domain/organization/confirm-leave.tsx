/** Asks before somebody leaves by themselves. */
import { deleteMember } from '@atrium/contract/people/members'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { call } from '#api/client.ts'
import { showErrorToast } from '#api/show-error-toast.ts'
import { peopleMessages } from '#messages/people/people.ts'
import { withFreshSignIn } from '#session/fresh-sign-in/with-fresh-sign-in.ts'
import { paths } from '#paths.ts'
import { ConfirmModal } from '#ui/overlay/confirm-modal.tsx'
import { useOrganization } from './use-organization.ts'
import { useRefreshPeople } from './use-refresh-people.ts'

const texts = peopleMessages.leave

export function ConfirmLeave({ onClose }: { onClose: () => void }) {
  const { organization, displayName, uid } = useOrganization()
  const client = useQueryClient()
  const refresh = useRefreshPeople()
  const navigate = useNavigate()
  const leaving = useMutation({
    mutationFn: () => withFreshSignIn(() => call(deleteMember, { params: { id: uid }, query: { organization } })),
    onError(error) {
      showErrorToast(error)
      void refresh()
    },
    async onSuccess() {
      await navigate(paths.organizations)
      await client.invalidateQueries({ queryKey: ['organizations'] })
    },
  })
  return (
    <ConfirmModal
      title={texts.title(displayName)}
      lead={texts.lead}
      texts={{ cancel: peopleMessages.confirmDelete.cancel, confirm: texts.leave }}
      isDanger
      busy={leaving.isPending}
      onConfirm={() => leaving.mutate()}
      onClose={onClose}
    />
  )
}
