/** The people of an organization, for its owners and staff to look after. */
import { Suspense, useEffect, useRef } from 'react'
import { type Location, useLocation } from 'react-router'
import { OwnershipTransferNotice } from '#domain/organization/ownership/ownership-transfer-notice.tsx'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { Waiting } from '#domain/organization/waiting.tsx'
import { NotForRole } from '#domain/people/not-for-role.tsx'
import { peopleMessages as texts } from '#messages/people/people.ts'
import { paths, type PeoplePage as Page } from '#paths.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { LinkButton } from '#ui/form/buttons/button.tsx'
import { AppLayout } from '#ui/layout/app-layout.tsx'
import { lazyPage } from '#ui/loading/lazy-page.tsx'
import { PartBoundary } from '#ui/loading/part-boundary.tsx'
import { Redirect } from '#ui/loading/redirect.tsx'
import { currentAddress, movedAddress } from './former-address.ts'
import { MembersView } from './members/members-view.tsx'
import { useResetMemberFilters } from './members/persisted-filters.ts'
import { PeopleNavigation } from './people-navigation.tsx'
import { askedPage, pageAt, pagesFor } from './people-pages.ts'
import styles from './people-page.module.css'
import { useUndoOnPage } from './undo-toast.ts'

const pages: Record<Page, React.ComponentType> = {
  members: MembersView,
  removed: lazyPage(async () => (await import('./removed/removed-view.tsx')).RemovedView).Page,
  former: lazyPage(async () => (await import('./former/former-view.tsx')).FormerView).Page,
  requests: lazyPage(async () => (await import('./requests/requests-view.tsx')).RequestsView).Page,
  invites: lazyPage(async () => (await import('./invites/invites-view.tsx')).InvitesView).Page,
  import: lazyPage(async () => (await import('./import/import-view.tsx')).ImportView).Page,
  rosters: lazyPage(async () => (await import('./rosters/rosters-view.tsx')).RostersView).Page,
  labels: lazyPage(async () => (await import('./labels/labels-view.tsx')).LabelsView).Page,
  classes: lazyPage(async () => (await import('./classes/classes-view.tsx')).ClassesView).Page,
  learners: lazyPage(async () => (await import('./learners/learners-view.tsx')).LearnersView).Page,
}

export function PeoplePage() {
  const { pathname, search, state } = useLocation() as Location<unknown>
  const { role } = useOrganization()
  const now = currentAddress(pathname, search) ?? movedAddress(pathname, search, role)
  return now === null ? <People pathname={pathname} /> : <Redirect to={now} replace state={state} />
}

function People({ pathname }: { pathname: string }) {
  const { organization, displayName, role, counts } = useOrganization()
  useFocusOnHeading(pathname)
  useResetMemberFilters(organization)
  useUndoOnPage(organization)

  const asked = askedPage(pathname)
  const page = pageAt(pathname, role)
  const Content = pages[page]
  const title = texts.title(displayName)
  return (
    <AppLayout
      title={title}
      documentTitle={page === 'members' ? title : texts.pageTitle(texts.views[page], title)}
      summary={texts.summary(counts.members, counts.invited ?? 0)}
      action={role === 'owner' && <LinkButton to={paths.newInvite(organization)}>{texts.list.invite}</LinkButton>}
    >
      <OwnershipTransferNotice />
      {page !== asked && (
        <div className={styles.notice}>
          <Notice tone="warning">
            <NotForRole
              page={texts.views[asked]}
              for={pagesFor('staff').includes(asked) ? 'staff' : 'owner'}
              name={displayName}
              role={role}
            />
          </Notice>
        </div>
      )}
      <PeopleNavigation current={page} />
      <PartBoundary entry={page}>
        <Suspense fallback={<Waiting />}>
          <Content />
        </Suspense>
      </PartBoundary>
    </AppLayout>
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
