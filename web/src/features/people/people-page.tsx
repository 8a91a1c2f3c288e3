/** The people of an organization: for its owners and staff to look after, for its members to see how it stands. */
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useRef } from 'react'
import { Link, type Location, Navigate, useLocation, useParams } from 'react-router'
import { queryState } from '#api/request-state.ts'
import { peopleMessages as texts } from '#messages/people/people.ts'
import { paths } from '#paths.ts'
import { useSignedIn } from '#session/session.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { LinkButton } from '#ui/form/buttons/button.tsx'
import { AppLayout } from '#ui/layout/app-layout.tsx'
import { lazyPage } from '#ui/loading/lazy-page.tsx'
import { PartBoundary } from '#ui/loading/part-boundary.tsx'
import { ownMembership } from './api/own-membership.ts'
import { FailedPart } from './failed-part.tsx'
import { currentAddress } from './former-address.ts'
import { MembersView } from './members/members-view.tsx'
import { useResetMemberFilters } from './members/persisted-filters.ts'
import { OwnershipTransferNotice } from './ownership/ownership-transfer-notice.tsx'
import { PeopleNavigation } from './people-navigation.tsx'
import styles from './people-page.module.css'
import { type Page, pageAt } from './people-pages.ts'
import { useUndoOnPage } from './undo-toast.ts'
import { OrganizationContext } from './use-organization.ts'

const pages: Record<Page, React.ComponentType> = {
  members: MembersView,
  removed: lazyPage(async () => (await import('./removed/removed-view.tsx')).RemovedView).Page,
  invites: lazyPage(async () => (await import('./invites/invites-view.tsx')).InvitesView).Page,
  import: lazyPage(async () => (await import('./import/import-view.tsx')).ImportView).Page,
  labels: lazyPage(async () => (await import('./labels/labels-view.tsx')).LabelsView).Page,
  classes: lazyPage(async () => (await import('./classes/classes-view.tsx')).ClassesView).Page,
  overview: lazyPage(async () => (await import('./overview/overview-view.tsx')).OverviewView).Page,
  timeline: lazyPage(async () => (await import('./timeline/timeline-view.tsx')).TimelineView).Page,
}

export function PeoplePage() {
  const { pathname, search, state } = useLocation() as Location<unknown>
  const now = currentAddress(pathname, search)
  return now === null ? <People pathname={pathname} /> : <Navigate to={now} replace state={state} />
}

function People({ pathname }: { pathname: string }) {
  const { name: organization = '' } = useParams()
  const { uid } = useSignedIn()
  const own = useQuery(ownMembership(organization, uid))

  const { loading, errorCode } = queryState(own, { organization })
  useFocusOnHeading(pathname)
  useResetMemberFilters(organization)
  useUndoOnPage(own.data?.organization ?? organization)
  if (loading) return <PeopleFrame title={texts.titlePlain} content={<Waiting />} />
  if (errorCode === 404 || errorCode === 422) return <Unknown />
  if (!own.data) return <PeopleFrame title={texts.titlePlain} content={<FailedPart query={own} />} />

  const { displayName, role, counts } = own.data
  const page = pageAt(pathname, role)
  const Content = pages[page]
  const title = texts.title(displayName)
  return (
    <OrganizationContext value={{ organization: own.data.organization, displayName, role, uid, counts }}>
      <PeopleFrame
        title={title}
        pageTitle={page === 'members' ? title : texts.pageTitle(texts.views[page], title)}
        summary={texts.summary(counts.members, counts.invited ?? 0)}
        action={
          role === 'owner' && <LinkButton to={paths.newInvite(own.data.organization)}>{texts.list.invite}</LinkButton>
        }
        content={
          <>
            <OwnershipTransferNotice />
            <PeopleNavigation current={page} />
            <PartBoundary entry={page}>
              <Suspense fallback={<Waiting />}>
                <Content />
              </Suspense>
            </PartBoundary>
          </>
        }
      />
    </OrganizationContext>
  )
}

/** From one page inside this one to the next: where what had the focus went with its page, the heading takes it. */
function useFocusOnHeading(pathname: string): void {
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (document.activeElement !== document.body) return
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [pathname])
}

interface PeopleFrameProps {
  title: string
  /** For the tab, where it says more than the title: which page inside this one. */
  pageTitle?: string
  /** How many belong here. */
  summary?: string
  /** Where more people come from, for those who may invite. */
  action?: React.ReactNode
  content: React.ReactNode
}

function PeopleFrame({ title, pageTitle = title, summary, action, content }: PeopleFrameProps) {
  return (
    <AppLayout
      title={title}
      documentTitle={pageTitle}
      {...(summary === undefined ? {} : { summary })}
      {...(action ? { action } : {})}
      above={
        <nav className={styles.crumbs} aria-label={texts.backToOrganizations}>
          <Link to={paths.organizations}>{texts.backToOrganizations}</Link>
        </nav>
      }
    >
      {content}
    </AppLayout>
  )
}

function Waiting() {
  return (
    <div className={styles.waiting} aria-busy="true">
      <p className="visually-hidden" role="status">
        {texts.loading}
      </p>
      <Skeleton width="full" />
      <Skeleton width="medium" />
      <Skeleton width="full" />
    </div>
  )
}

function Unknown() {
  return (
    <PeopleFrame
      title={texts.unknown}
      content={
        <div className={styles.unknown}>
          <p>{texts.unknownAdvice}</p>
          <LinkButton to={paths.organizations}>{texts.toOrganizations}</LinkButton>
        </div>
      }
    />
  )
}
