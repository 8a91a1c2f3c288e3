/** Counts down the days that somebody has to set up the second step that an organization asks for. */
import type { OwnRules } from '@atrium/contract/organizations/rules'
import { DAY_MS } from '@atrium/contract/rules/time/lengths'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { serverNow } from '#api/server-clock.ts'
import { entryMessages } from '#messages/organizations/entry.ts'
import { paths, withQuery } from '#paths.ts'
import { useSignedIn } from '#session/session.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { LinkButton } from '#ui/form/buttons/button.tsx'
import { ownRules } from './own-rules.ts'
import { toDayAndTime } from '#messages/dates.ts'

const texts = entryMessages.grace

/** Of whichever of one's organizations asks first. */
export function FirstGraceNotice() {
  const { uid } = useSignedIn()
  const { data } = useQuery(ownRules(uid))
  return data === undefined ? null : <GraceNotice rules={data.results} />
}

/** Of whichever of these asks first. */
export function GraceNotice({ rules }: { rules: readonly OwnRules[] }) {
  const { uid } = useSignedIn()
  const { pathname } = useLocation()
  const [now] = useState(serverNow)
  const soonest = firstDue(rules, now)
  if (soonest === undefined) return null
  const { displayName, due } = soonest
  const days = Math.floor((due.getTime() - now) / DAY_MS)
  return (
    <Banner
      label={texts.label}
      action={
        <LinkButton variant="secondary" to={withQuery(paths.security(uid), { next: pathname })}>
          {texts.action}
        </LinkButton>
      }
    >
      <strong>{texts.asks(displayName, toDayAndTime(due.toISOString()))}</strong> {texts.left(days)}
    </Banner>
  )
}

function firstDue(rules: readonly OwnRules[], now: number): { displayName: string; due: Date } | undefined {
  const open = rules.flatMap(({ displayName, second_step: step }) =>
    step && !step.taken && Date.parse(step.due) > now ? [{ displayName, due: new Date(step.due) }] : [],
  )
  return open.sort((a, b) => a.due.getTime() - b.due.getTime())[0]
}
