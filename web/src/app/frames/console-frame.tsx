/** Around every page of an organization's console: which organization it is, and the way between its pages. */
import type { RuleRefusal } from '@atrium/contract/endpoint'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useMemo } from 'react'
import { Outlet, useLocation, useParams } from 'react-router'
import { queryState } from '#api/request-state.ts'
import { EntryRefused, useRefusedTitle } from '#domain/entry/entry-refused.tsx'
import { GraceNotice } from '#domain/entry/grace-notice.tsx'
import { ruleRefusal } from '#domain/entry/rule-refusal.ts'
import { FailedPart } from '#domain/organization/failed-part.tsx'
import { ownMembership } from '#domain/organization/own-membership.ts'
import { OrganizationContext } from '#domain/organization/use-organization.ts'
import { Waiting } from '#domain/organization/waiting.tsx'
import { consoleMessages as texts } from '#messages/console/console.ts'
import { roleNames } from '#messages/people/roles.ts'
import { paths } from '#paths.ts'
import { useSignedIn } from '#session/session.ts'
import { LinkButton } from '#ui/form/buttons/button.tsx'
import { AppLayout } from '#ui/layout/app-layout.tsx'
import { lazyPage } from '#ui/loading/lazy-page.tsx'
import { PartBoundary } from '#ui/loading/part-boundary.tsx'
import { askedPage, pagesFor, shownPage } from './console/console-pages.ts'
import { ConsoleShell } from './console/console-shell.tsx'

/** The page that everybody may see, at whatever address. */
const FirstPage = lazyPage(async () => (await import('#features/console/overview/overview-page.tsx')).OverviewPage).Page

export function ConsoleFrame() {
  const { name = '' } = useParams()
  const { uid } = useSignedIn()
  const { pathname } = useLocation()
  const own = useQuery(ownMembership(name, uid))
  const current = useMemo(() => {
    if (own.data === undefined) return null
    const { logo_url: logoUrl, time_zone: timeZone, ...shown } = own.data
    return { ...shown, logoUrl, timeZone, uid }
  }, [own.data, uid])

  const { loading, errorCode } = queryState(own, { name })
  const asked = askedPage(pathname)
  const title = texts.pages[asked]
  if (loading) return <Empty title={title} content={<Waiting />} />
  if (errorCode === 404 || errorCode === 422) return <Empty title={texts.unknown} content={<Unknown />} />
  const refusal = ruleRefusal(own.error)
  if (refusal) return <Refused organization={name} refusal={refusal} onRetry={() => void own.refetch()} />
  if (current === null) return <Empty title={title} content={<FailedPart query={own} />} />

  const { organization, displayName, logoUrl, role } = current
  const page = shownPage(asked, role)
  const links = pagesFor(role, organization).map((link) => ({ ...link, isCurrent: link.page === page }))
  const owner = { name: displayName, id: organization, page, logoUrl, role: roleNames[role], links }
  return (
    <OrganizationContext value={current}>
      <ConsoleShell owner={owner}>
        <GraceNotice organization={organization} />
        <PartBoundary entry={page}>
          <Suspense fallback={<Loading title={title} />}>{page === asked ? <Outlet /> : <FirstPage />}</Suspense>
        </PartBoundary>
      </ConsoleShell>
    </OrganizationContext>
  )
}

function Empty({ title, content }: { title: string; content: ReactNode }) {
  return (
    <ConsoleShell owner={null}>
      <AppLayout title={title}>{content}</AppLayout>
    </ConsoleShell>
  )
}

function Refused(refused: { organization: string; refusal: RuleRefusal; onRetry: () => void }) {
  return <Empty title={useRefusedTitle(refused)} content={<EntryRefused {...refused} />} />
}

function Loading({ title }: { title: string }) {
  return (
    <AppLayout title={title}>
      <Waiting />
    </AppLayout>
  )
}

function Unknown() {
  return (
    <>
      <p>{texts.unknownAdvice}</p>
      <div>
        <LinkButton to={paths.organizations}>{texts.toOrganizations}</LinkButton>
      </div>
    </>
  )
}
