/** The invites that wait for somebody who is signed in: accepted where they gave their word, asked about where not. */
import { useEffect, useState } from 'react'
import { type Location, Navigate, useLocation } from 'react-router'
import { arrivedInvite, isWaiting, waitingInvites, watchWaitingInvites } from '#domain/invites/invite-tokens.ts'
import { paths, withQuery } from '#paths.ts'
import type { Joined } from './accept-waiting.ts'
import { InviteStep } from './invite-step.tsx'
import { InviteJoined } from './invitation/invite-joined.tsx'

export function InvitePage() {
  const { search, state } = useLocation() as Location<unknown>
  const [current, setCurrent] = useState(() => arrivedInvite(state) ?? waitingInvites().at(0))
  const [joined, setJoined] = useState<Joined>()

  // What another tab accepted or declined waits no longer here.
  useEffect(
    () => watchWaitingInvites(() => setCurrent((now) => (now && isWaiting(now) ? now : waitingInvites().at(0)))),
    [],
  )

  if (current) {
    return (
      <InviteStep
        key={current.token}
        invite={current}
        onDone={(result) => {
          if (result) setJoined(result)
          setCurrent(waitingInvites().at(0))
        }}
      />
    )
  }
  const redirect = new URLSearchParams(search).get('redirect')
  if (redirect !== null) return <Navigate to={withQuery(paths.signIn, { redirect })} replace />
  return joined ? <InviteJoined joined={joined} /> : <Navigate to={paths.organizations} replace />
}
