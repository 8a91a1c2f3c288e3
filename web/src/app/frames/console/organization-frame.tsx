/** Around every page of an organization's console. */
import type { RuleRefusal } from '@atrium/contract/endpoint'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useParams } from 'react-router'
import { EntryRefused, useRefusedTitle } from '#domain/entry/entry-refused.tsx'
import { GraceNotice } from '#domain/entry/grace-notice.tsx'
import { ruleRefusal } from '#domain/entry/rule-refusal.ts'
import { ownMembership } from '#domain/organization/own-membership.ts'
import { OrganizationContext } from '#domain/organization/use-organization.ts'
import { paths } from '#paths.ts'
import { useSignedIn } from '#session/session.ts'
import { AppLayout } from '#ui/layout/app-layout.tsx'
import { lazyPage } from '#ui/loading/lazy-page.tsx'
import { ConsoleBody } from './console-body.tsx'

/** The page that everybody may see, at whatever address. */
const FirstPage = lazyPage(async () => (await import('#features/console/overview/overview-page.tsx')).OverviewPage).Page

export function OrganizationFrame() {
  const { name = '' } = useParams()
  const { uid } = useSignedIn()
  const own = useQuery(ownMembership(name, uid))
  const current = useMemo(() => {
    if (own.data === undefined) return null
    const { logo_url: logoUrl, time_zone: timeZone, own_rules: ownRules, ...shown } = own.data
    return { ...shown, logoUrl, timeZone, ownRules, uid }
  }, [own.data, uid])
  const refusal = ruleRefusal(own.error)
  const id = current?.organization ?? name
  return (
    <OrganizationContext value={current}>
      <ConsoleBody
        kind="organization"
        id={id}
        own={own}
        owner={current && { ...current, name: current.displayName }}
        refused={refusal && <Refused organization={name} refusal={refusal} onRetry={() => void own.refetch()} />}
        FirstPage={FirstPage}
        listAt={paths.organizations}
        notice={current?.ownRules && <GraceNotice rules={[current.ownRules]} />}
      />
    </OrganizationContext>
  )
}

function Refused(refused: { organization: string; refusal: RuleRefusal; onRetry: () => void }) {
  return (
    <AppLayout title={useRefusedTitle(refused)}>
      <EntryRefused {...refused} />
    </AppLayout>
  )
}
