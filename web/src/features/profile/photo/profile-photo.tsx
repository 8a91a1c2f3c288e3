/** The photo, and the menu that changes it. */
import type { User } from '@atrium/contract/users'
import { useEffect, useRef, useState } from 'react'
import { showErrorToast } from '#api/show-error-toast.ts'
import { useMutation } from '#api/use-mutation.ts'
import { useHeldState } from '#domain/drafts/use-held-state.ts'
import { useUpdateUser } from '#features/profile/api/update-user.ts'
import { profileMessages } from '#messages/account/profile.ts'
import { closeModal, openModal, useModal } from '#state/modals.ts'
import { showToast } from '#ui/feedback/toasts.ts'
import { dialogOnUse } from '#ui/loading/dialog-on-use.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import type { Pictured } from '#ui/media/person-initials.ts'
import { Menu, MenuItem } from '#ui/menu/menu.tsx'
import { Status } from '#ui/feedback/status.tsx'
import styles from './profile-photo.module.css'

const texts = profileMessages.photo
const upload = dialogOnUse(async () => (await import('./upload-photo-modal.tsx')).UploadPhotoModal)

interface ProfilePhotoProps {
  user: User
  /** As it stands in the form: the initials follow what is typed. */
  person: Pictured
  problem: string | undefined
}

export function ProfilePhoto({ user, person, problem }: ProfilePhotoProps) {
  const { open, args } = useModal('profileImageUpload')
  const [picked, setPicked, wasHeld] = useHeldState<File | null>(`photo of ${user.user_id}`, null)
  const [isBack] = useState(wasHeld && picked !== null)
  const trigger = useRef<HTMLButtonElement>(null)
  const { mutateAsync } = useUpdateUser(user.user_id)
  const { mutate: remove, isPending } = useMutation({
    mutationFn: () => mutateAsync({ photoURL: null }),
    onSuccess: () => void showToast({ kind: 'success', text: profileMessages.uploadPhoto.done }),
    onError: showErrorToast,
  })

  // Who picked one before a session ended goes on with it where they were.
  useEffect(() => {
    if (isBack) openModal('profileImageUpload', { user_id: user.user_id })
  }, [isBack, user.user_id])

  return (
    <div className={styles.photo} aria-busy={isPending} onPointerEnter={upload.prepare} onFocus={upload.prepare}>
      <Menu
        align="center"
        button={
          <button ref={trigger} type="button" className={styles.trigger} aria-label={texts.menu} disabled={isPending}>
            <Avatar size="large" person={person} photos={[user.photoURL]} />
            <span className={styles.badge} aria-hidden="true">
              <svg viewBox="0 0 24 24">
                <path d="M4 8h3.5L9 5.5h6L16.5 8H20v11H4Z" />
                <circle cx="12" cy="13" r="3.5" />
              </svg>
            </span>
          </button>
        }
      >
        <MenuItem onChoose={() => openModal('profileImageUpload', { user_id: user.user_id })}>{texts.upload}</MenuItem>
        <MenuItem disabled={user.photoURL === null} onChoose={() => remove()}>
          {texts.remove}
        </MenuItem>
      </Menu>
      <Status className="visually-hidden">{isPending ? texts.removing : ''}</Status>
      {problem === undefined ? null : (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {args === null ? null : (
        <upload.Dialog
          open={open}
          uid={args.user_id}
          picked={picked}
          onPick={setPicked}
          onClose={() => {
            setPicked(null)
            closeModal('profileImageUpload')
          }}
          returnFocus={trigger}
        />
      )}
    </div>
  )
}
