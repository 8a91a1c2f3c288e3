/** The end of a sign-up: what was typed is forgotten, and the way leads on, to an invite if one waits. */
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { waitingInvites } from '#domain/invites/invite-tokens.ts'
import { clearDraft } from '#features/sign-up/sign-up-draft.ts'
import { paths } from '#paths.ts'
import { endSignUp } from './sign-up-progress.ts'

/** `uninvited` is where the way leads without an invite. */
export function useFinishSignUp(uninvited: string): () => void {
  const navigate = useNavigate()
  const finished = useRef(false)

  // Only once this page is gone: until then the guard would lead a signed-in user elsewhere.
  useEffect(
    () => () => {
      if (finished.current) endSignUp()
    },
    [],
  )

  return () => {
    finished.current = true
    clearDraft()
    navigate(waitingInvites().length > 0 ? paths.invite : uninvited, { replace: true })
  }
}
