/** The invites that wait for somebody who is signed in: accepted where they gave their word, asked about where not. */
import { useEffect, useEffectEvent, useState } from 'react'
import { type Location, useLocation } from 'react-router'
import {
  arrivedInvite,
  type InviteKind,
  isWaiting,
  waitingInvites,
  watchWaitingInvites,
} from '#domain/invites/invite-tokens.ts'
import { paths, withQuery } from '#paths.ts'
import { Redirect } from '#ui/loading/redirect.tsx'
import type { Joined } from './accept-waiting.ts'
import { InviteStep } from './invite-step.tsx'
import { InviteJoined } from './invitation/invite-joined.tsx'

export function InvitePage() {
  const { search, state } = useLocation() as Location<unknown>
  const [current, setCurrent] = useState(() => arrivedInvite(state) ?? waitingInvites().at(0))
  const [joined, setJoined] = useState<Joined>()

  /** Of an invite that another tab accepted or declined while it was asked about here. */
  const [settled, setSettled] = useState<InviteKind>()

  // What another tab accepted or declined waits no longer here.
  const follow = useEffectEvent(() => {
    if (current && isWaiting(current)) return
    setSettled(current?.kind)
    setCurrent(waitingInvites().at(0))
  })
  useEffect(() => watchWaitingInvites(() => follow()), [])

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
  if (redirect !== null) return <Redirect to={withQuery(paths.signIn, { redirect })} replace />
  if (joined) return <InviteJoined joined={joined} />
  // The list where one sees whether it was accepted.
  return <Redirect to={settled === 'author' ? paths.authors : paths.organizations} replace />
}
