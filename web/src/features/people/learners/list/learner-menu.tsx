/** What can be done with one learner: by owners everything, by staff what gets a learner in again. */
import type { Learner } from '@atrium/contract/people/learner'
import { useMutation } from '#api/use-mutation.ts'
import { showErrorToast } from '#api/show-error-toast.ts'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { useRefreshPeople } from '#domain/organization/use-refresh-people.ts'
import { learnerArchive, unlock } from '#features/people/api/learners.ts'
import { learnerMessages } from '#messages/people/learners.ts'
import { saveFile } from '#ui/export/save-file.ts'
import { showToast } from '#ui/feedback/toasts.ts'
import { Menu, MenuItem, MenuSeparator } from '#ui/menu/menu.tsx'
import { MoreButton } from '#ui/menu/more-button.tsx'
import type { AboutLearners } from '../dialogs/learner-dialog.ts'

const texts = learnerMessages.menu

interface Props {
  learner: Learner
  onOpen: (kind: AboutLearners) => void
}

export function LearnerMenu({ learner, onOpen }: Props) {
  const { organization, role, displayName } = useOrganization()
  const { user_id: id, displayName: name, username, way, locked, address } = learner
  const isOwner = role === 'owner'
  const unlocking = useAtOnce(() => unlock(organization, id), learnerMessages.unlocked(name))
  const saving = useMutation({
    mutationFn: () => learnerArchive(organization, id),
    onError: showErrorToast,
    onSuccess: (archive) => saveFile(archive, `${username}.zip`),
  })
  return (
    <Menu button={<MoreButton label={learnerMessages.list.actionsOf(name)} />}>
      <MenuItem onChoose={() => onOpen('cards')}>{texts.newCard}</MenuItem>
      <MenuItem onChoose={() => onOpen('pictures')}>{texts.pictures}</MenuItem>
      {isOwner && <MenuItem onChoose={() => onOpen('password')}>{texts.password}</MenuItem>}
      {way !== null && <MenuItem onChoose={() => onOpen('card-alone')}>{texts.cardAlone}</MenuItem>}
      {locked && <MenuItem onChoose={() => unlocking.mutate()}>{texts.unlock}</MenuItem>}
      {isOwner && (
        <>
          <MenuSeparator />
          <MenuItem onChoose={() => onOpen('edit')}>{texts.edit}</MenuItem>
          <MenuItem onChoose={() => onOpen('address')}>
            {address === null ? texts.address : texts.addressAgain}
          </MenuItem>
          {address !== null && <MenuItem onChoose={() => onOpen('address-back')}>{texts.addressBack}</MenuItem>}
          <MenuItem onChoose={() => saving.mutate()}>{texts.archive}</MenuItem>
          <MenuSeparator />
          <MenuItem isDanger onChoose={() => onOpen('remove')}>
            {texts.remove(displayName)}
          </MenuItem>
        </>
      )}
    </Menu>
  )
}

/** Done without a question, and said. */
function useAtOnce(work: () => Promise<void>, done: string) {
  const refresh = useRefreshPeople()
  return useMutation({
    mutationFn: work,
    onError: showErrorToast,
    async onSuccess() {
      showToast({ kind: 'success', text: done })
      await refresh()
    },
  })
}
