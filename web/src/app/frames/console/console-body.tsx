/** Around every page of a console, of whatever kind: whose it is, the way between its pages, and what stands there until that is known. */
import type { Role } from '@atrium/contract/rules/roles'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, Suspense } from 'react'
import { Outlet, useLocation } from 'react-router'
import { queryState } from '#api/request-state.ts'
import { FailedPart } from '#domain/organization/failed-part.tsx'
import { Waiting } from '#domain/organization/waiting.tsx'
import { NotForRole } from '#domain/people/not-for-role.tsx'
import { consoleMessages as texts } from '#messages/console/console.ts'
import { roleNames } from '#messages/people/roles.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { LinkButton } from '#ui/form/buttons/button.tsx'
import { AppLayout } from '#ui/layout/app-layout.tsx'
import { PartBoundary } from '#ui/loading/part-boundary.tsx'
import { askedPage, type ConsoleKind, maySee, pagesFor, shownPage } from './console-pages.ts'
import { ConsoleShell } from './console-shell.tsx'
import { useTellLess } from './use-tell-less.ts'

interface Props {
  kind: ConsoleKind
  /** As the address has it. */
  id: string
  /** What the signed-in person is there. */
  own: UseQueryResult<{ role: Role }>
  /** Null until that is known. */
  owner: { name: string; logoUrl: string; role: Role } | null
  /** Instead of the pages, where the answer is no. */
  refused?: ReactNode
  /** The page that everybody may see, at whatever address. */
  FirstPage: ComponentType
  /** Where the list of one's own is. */
  listAt: string
  /** Above every page. */
  notice?: ReactNode
}

export function ConsoleBody({ kind, id, own, owner, refused, FirstPage, listAt, notice }: Props) {
  const { pathname } = useLocation()
  const { loading, errorCode } = queryState(own, { id })
  const asked = askedPage(kind, pathname)
  useTellLess(id, owner, owner !== null && shownPage(kind, asked, owner.role) !== asked)
  const title = texts.pages[asked]
  if (loading) return <EmptyConsole title={title} content={<Waiting />} />
  if (errorCode === 404 || errorCode === 422) {
    return <Unknown kind={kind} listAt={listAt} />
  }
  if (refused !== undefined) return refused
  if (owner === null) return <EmptyConsole title={title} content={<FailedPart query={own} />} />

  const page = shownPage(kind, asked, owner.role)
  const links = pagesFor(kind, owner.role, id).map((link) => ({ ...link, isCurrent: link.page === page }))
  return (
    <ConsoleShell owner={{ ...owner, kind, id, page, role: texts.switcher.roleIn[kind](roleNames[owner.role]), links }}>
      {notice}
      {page !== asked && (
        <Banner
          label={title}
          action={
            links[0] && (
              <LinkButton variant="secondary" to={links[0].to}>
                {links[0].name}
              </LinkButton>
            )
          }
        >
          <NotForRole page={title} for={maySee(kind, asked, 'staff') ? 'staff' : 'owner'} {...owner} />
        </Banner>
      )}
      {/* What was typed, selected or asked in one console is not about the next, which may be shown at once. */}
      <PartBoundary key={`${kind} ${id}`} entry={page}>
        <Suspense fallback={<Loading title={texts.pages[page]} />}>
          {page === asked ? <Outlet /> : <FirstPage />}
        </Suspense>
      </PartBoundary>
    </ConsoleShell>
  )
}

function EmptyConsole({ title, content }: { title: string; content: ReactNode }) {
  return (
    <ConsoleShell owner={null}>
      <AppLayout title={title}>{content}</AppLayout>
    </ConsoleShell>
  )
}

function Loading({ title }: { title: string }) {
  return (
    <AppLayout title={title}>
      <Waiting />
    </AppLayout>
  )
}

/** Nothing stands beside it, nor is to come. */
function Unknown({ kind, listAt }: { kind: ConsoleKind; listAt: string }) {
  return (
    <AppLayout title={texts.unknown}>
      <p>{texts.unknownAdvice[kind]}</p>
      <div>
        <LinkButton to={listAt}>{texts.toList[kind]}</LinkButton>
      </div>
    </AppLayout>
  )
}
