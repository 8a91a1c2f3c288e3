/** Asks before somebody leaves an organization or a publisher by themselves. */
import { useQueryClient } from '@tanstack/react-query'
import { useMutation } from '#api/use-mutation.ts'
import { useNavigate } from 'react-router'
import { tellAndClose } from '#api/outdated/tell-and-close.ts'
import { peopleMessages } from '#messages/people/people.ts'
import { withFreshSignIn } from '#session/fresh-sign-in/with-fresh-sign-in.ts'
import { ConfirmModal } from '#ui/overlay/confirm-modal.tsx'

const texts = peopleMessages.leave

interface Props {
  /** What is left, as people call it. */
  name: string
  leave: () => Promise<unknown>
  /** Where one is then, and under which key that list is kept. */
  to: string
  listKey: string
  /** Who is what may have changed meanwhile. */
  onFailed: () => void
  onClose: () => void
}

export function LeaveModal({ name, leave, to, listKey, onFailed, onClose }: Props) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const leaving = useMutation({
    // An owner who leaves changes who owns it.
    mutationFn: () => withFreshSignIn(leave),
    onError(error) {
      tellAndClose(onClose)(error)
      onFailed()
    },
    async onSuccess() {
      await navigate(to)
      await client.invalidateQueries({ queryKey: [listKey] })
    },
  })
  return (
    <ConfirmModal
      title={texts.title(name)}
      lead={texts.lead}
      texts={{ cancel: peopleMessages.confirmDelete.cancel, confirm: texts.leave }}
      isDanger
      busy={leaving.isPending}
      onConfirm={() => leaving.mutate()}
      onClose={onClose}
    />
  )
}
