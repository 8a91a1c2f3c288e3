/** Signs out and shows the invite again, to whoever signs in then. */
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { showErrorToast } from '#api/show-error-toast.ts'
import type { WaitingInvite } from '#domain/invites/invite-tokens.ts'
import { invitationMessages as texts } from '#messages/organizations/invitation.ts'
import { logOut } from '#session/log-out.ts'
import { Button, type ButtonVariant } from '#ui/form/buttons/button.tsx'

export function UseAnotherAccount({ invite, variant }: { invite: WaitingInvite; variant?: ButtonVariant }) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [leaving, setLeaving] = useState(false)
  const leave = async () => {
    setLeaving(true)
    try {
      // The guard takes the state of this page along to the door, where it shows this invite.
      await navigate({ pathname, search }, { replace: true, state: { invite } })
      await logOut()
    } catch (error) {
      setLeaving(false)
      showErrorToast(error)
    }
  }
  return (
    <Button wide variant={variant} busy={leaving} onClick={() => void leave()}>
      {texts.useAnother}
    </Button>
  )
}
