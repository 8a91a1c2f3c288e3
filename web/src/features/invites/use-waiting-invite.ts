/** On the pages of the house: accepts what somebody signed in for, and says what else waits or stands in the way. */
import { useEffect, useState } from 'react'
import { setAcceptingInvite } from '#domain/invites/invite-acceptance.ts'
import { consentFor } from '#domain/invites/invite-consent.ts'
import {
  forgetInvite,
  postponeInvite,
  type WaitingInvite,
  waitingInvites,
  watchWaitingInvites,
} from '#domain/invites/invite-tokens.ts'
import { useSignedIn } from '#session/session.ts'
import { acceptWaiting } from './accept-waiting.ts'
import { tellJoined } from './tell-joined.ts'

export type Hindrance = { invite: WaitingInvite } & (
  | { why: 'for-another' | 'unverified' }
  /** Nobody said yet that they want it. */
  | { why: 'unasked' }
  | { why: 'ended'; about: string | undefined }
)

export function useWaitingInvite() {
  const { uid } = useSignedIn()
  const [hindrance, setHindrance] = useState<Hindrance | null>(null)
  const [turn, setTurn] = useState(0)

  useEffect(() => {
    let left = false
    const run = async () => {
      let found: Hindrance | null = null
      for (const invite of waitingInvites()) {
        const next = consentFor(invite, uid) === null ? ({ invite, why: 'unasked' } as const) : await acceptNow(invite)
        if (left) return
        found ??= next
      }
      setHindrance((before) => found ?? (before?.why === 'ended' ? before : null))
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
      if (hindrance) forgetInvite(hindrance.invite)
      setHindrance(null)
      setTurn((before) => before + 1)
    },
  }
}

/** Answers what stands in the way; null where it is done, or nothing came of it. */
async function acceptNow(invite: WaitingInvite): Promise<Hindrance | null> {
  setAcceptingInvite(invite.kind)
  const acceptance = await acceptWaiting(invite)
  setAcceptingInvite(null)
  switch (acceptance.outcome) {
    case 'joined':
      tellJoined(acceptance.joined)
      return null
    case 'nothing':
      postponeInvite(invite)
      return null
    case 'ended':
      return { invite, why: 'ended', about: acceptance.about }
    default:
      return { invite, why: acceptance.outcome }
  }
}
