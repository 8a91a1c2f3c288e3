/**
 * The end of a sign-up: what was typed is forgotten, and the way leads on: to an invite if one waits, or back where one
 * came from. A page that is left before leaves the rest to `finish-sign-up-page.tsx`.
 */
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { waitingInvites } from '#domain/invites/invite-tokens.ts'
import { clearDraft } from '#features/sign-up/sign-up-draft.ts'
import { unfinished } from '#features/sign-up/unfinished.ts'
import { paths, withQuery } from '#paths.ts'
import { useRedirect } from '#ui/layout/door.ts'
import { endSignUp } from './sign-up-progress.ts'

/** `uninvited` is where the way leads without an invite, and from no other place. With an address, it is that one's end. */
export function useFinishSignUp(uninvited: string): (email?: string) => Promise<void> {
  const navigate = useNavigate()
  const redirect = useRedirect()
  const left = useRef(false)

  // Only once this page is gone: until then the guard would lead a signed-in user elsewhere.
  useEffect(() => {
    left.current = false
    return () => {
      left.current = true
      endSignUp()
    }
  }, [])

  return async (email) => {
    if (left.current) return
    if (email !== undefined) (await unfinished()).forget(email)
    clearDraft()
    // Where a sign-in leads by itself is no place that one came from: nobody new has an organization to list.
    const isAskedFor = redirect !== null && redirect !== paths.organizations
    const goOn = isAskedFor ? withQuery(paths.signIn, { redirect }) : uninvited
    navigate(waitingInvites().length > 0 ? withQuery(paths.invite, { redirect }) : goOn, { replace: true })
  }
}
