/** Asks before something is taken from a learner, does it, and says so. */
import type { Learner } from '@atrium/contract/people/learner'
import { useMutation } from '#api/use-mutation.ts'
import { tellAndClose } from '#api/outdated/tell-and-close.ts'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { useRefreshPeople } from '#domain/organization/use-refresh-people.ts'
import { showToast } from '#ui/feedback/toasts.ts'
import { ConfirmModal } from '#ui/overlay/confirm-modal.tsx'

interface TakeFromLearnerProps {
  learner: Learner
  texts: { title: (name: string) => string; done: (name: string) => string; cancel: string; confirm: string }
  lead: string
  /** Of a learner of that organization, by their id. */
  take: (organization: string, id: string) => Promise<unknown>
  onClose: () => void
}

export function TakeFromLearner({ learner, texts, lead, take, onClose }: TakeFromLearnerProps) {
  const { organization } = useOrganization()
  const refresh = useRefreshPeople()
  const { user_id: id, displayName: name } = learner
  const taking = useMutation({
    mutationFn: () => take(organization, id),
    onError: tellAndClose(onClose),
    async onSuccess() {
      onClose()
      showToast({ kind: 'success', text: texts.done(name) })
      await refresh()
    },
  })
  return (
    <ConfirmModal
      title={texts.title(name)}
      lead={lead}
      texts={{ cancel: texts.cancel, confirm: texts.confirm }}
      busy={taking.isPending}
      onConfirm={() => taking.mutate()}
      onClose={onClose}
    />
  )
}
