/** The people of an organization: for its owners and staff to look after, for its members to see how it stands. */
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import { queryState } from '#api/request-state.ts'
import { peopleMessages as texts } from '#messages/people/people.ts'
import { paths } from '#paths.ts'
import { useSignedIn } from '#session/session.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { LinkButton } from '#ui/form/button.tsx'
import { AppLayout } from '#ui/layout/app-layout.tsx'
import { lazyPage } from '#ui/loading/lazy-page.tsx'
import { PartBoundary } from '#ui/loading/part-boundary.tsx'
import { ownMembership } from './api/own-membership.ts'
import { FailedPart } from './failed-part.tsx'
import { MembersPart } from './members/members-part.tsx'
import { useFreshSearch } from './members/persisted-filters.ts'
import { HandOverNotice } from './ownership/ownership-transfer-notice.tsx'
import styles from './people-page.module.css'
import { PeopleViews } from './people-views.tsx'
import { useUndoOnPage } from './undo-toast.ts'
import { PlaceContext } from './use-organization.ts'
import { shownView, type View } from './views.ts'

const parts: Record<Exclude<View, 'members'>, React.ComponentType> = {
  invites: lazyPage(async () => (await import('./invites/invites-view.tsx')).InvitesView).Page,
  labels: lazyPage(async () => (await import('./labels/labels-view.tsx')).LabelsView).Page,
  classes: lazyPage(async () => (await import('./classes/classes-view.tsx')).ClassesView).Page,
  overview: lazyPage(async () => (await import('./overview/overview-view.tsx')).OverviewView).Page,
  timeline: lazyPage(async () => (await import('./timeline/timeline-view.tsx')).TimelineView).Page,
}

export function PeoplePage() {
  const { name: organization = '' } = useParams()
  const { uid } = useSignedIn()
  const [search] = useSearchParams()
  const own = useQuery(ownMembership(organization, uid))

  const { loading, errorCode } = queryState(own, { organization })
  useFreshSearch(organization)
  useUndoOnPage(own.data?.organization ?? organization)
  if (loading) return <PeopleFrame title={texts.titlePlain} content={<Waiting />} />
  if (errorCode === 404 || errorCode === 422) return <Unknown />
  if (!own.data) return <PeopleFrame title={texts.titlePlain} content={<FailedPart query={own} />} />

  const { displayName, role, counts } = own.data
  const view = shownView(role, search.get('view'))
  const Part = view === 'members' ? MembersPart : parts[view]
  return (
    <PlaceContext value={{ organization: own.data.organization, displayName, role, uid, counts }}>
      <PeopleFrame
        title={texts.title(displayName)}
        summary={texts.summary(counts.members, counts.invited ?? 0)}
        action={role === 'owner' && <LinkButton to="?view=invites&new=1">{texts.list.invite}</LinkButton>}
        content={
          <>
            <HandOverNotice />
            <PeopleViews current={view} />
            <PartBoundary entry={view}>
              <Suspense fallback={<Waiting />}>
                <Part />
              </Suspense>
            </PartBoundary>
          </>
        }
      />
    </PlaceContext>
  )
}

interface PeopleFrameProps {
  title: string
  /** How many belong here. */
  summary?: string
  /** Where more people come from, for those who may invite. */
  action?: React.ReactNode
  content: React.ReactNode
}

function PeopleFrame({ title, summary, action, content }: PeopleFrameProps) {
  return (
    <AppLayout
      title={title}
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
