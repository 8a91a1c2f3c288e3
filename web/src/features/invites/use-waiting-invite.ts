/** Accepts what waits as soon as somebody is signed in, and says what stands in the way. */
import { useEffect, useState } from 'react'
import { invitesMessages } from '#messages/invites.ts'
import { setAcceptingInvite } from '#session/invite-acceptance.ts'
import { dropInvite, type InviteKind, inviteKinds, waitingInvite, watchWaitingInvites } from '#session/invite-tokens.ts'
import { useSignedIn } from '#session/session.ts'
import { showToast } from '#ui/toasts.ts'
import { acceptWaiting } from './accept-waiting.ts'

export interface Hindrance {
  kind: InviteKind
  token: string
  why: 'for-another' | 'unverified'
}

export function useWaitingInvite() {
  const { uid } = useSignedIn()
  const [hindrance, setHindrance] = useState<Hindrance | null>(null)
  const [turn, setTurn] = useState(0)

  useEffect(() => {
    let left = false
    const run = async () => {
      for (const kind of inviteKinds) {
        const token = waitingInvite(kind)
        if (token === null) {
          // Accepted or put aside in another tab, or just now.
          setHindrance((before) => (before?.kind === kind ? null : before))
          continue
        }
        setAcceptingInvite(kind)
        const acceptance = await acceptWaiting(kind, token)
        setAcceptingInvite(null)
        if (left) return
        if (acceptance.outcome === 'joined') {
          setHindrance(null)
          showToast({ kind: 'success', text: invitesMessages.notice.joined(acceptance.name) })
        } else if (acceptance.outcome !== 'nothing') {
          setHindrance({ kind, token, why: acceptance.outcome })
        }
      }
    }
    void run()
    return () => {
      left = true
    }
  }, [uid, turn])

  // What another tab accepted waits no longer here.
  useEffect(() => watchWaitingInvites(() => setTurn((before) => before + 1)), [])

  return {
    hindrance,
    tryAgain: () => setTurn((before) => before + 1),
    dismiss() {
      if (hindrance) dropInvite(hindrance.kind, hindrance.token)
      setHindrance(null)
    },
  }
}
