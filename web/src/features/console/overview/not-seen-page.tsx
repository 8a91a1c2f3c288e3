/** Who was not seen for long, a page at a time: for whoever runs the organization. */
import { listNotSeen, type NotSeenMember } from '@atrium/contract/organizations/overview'
import { useQuery } from '@tanstack/react-query'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { overviewMessages } from '#messages/console/overview.ts'
import { paths } from '#paths.ts'
import { useListQuery } from '#ui/list/query/use-list-query.ts'
import { PeopleList } from '../people-list/people-list.tsx'
import { Soft, Words } from '../people-list/people-table.tsx'
import { notSeenPage } from './api/not-seen.ts'
import { dayName } from './figures/when.ts'
import { OverviewPage } from './overview-page.tsx'

const texts = overviewMessages.notSeen

/** Whoever may not see it is shown the page that it belongs to. */
export function NotSeenPage() {
  const { role } = useOrganization()
  return listNotSeen.access.organization.includes(role) ? <NotSeen /> : <OverviewPage />
}

function NotSeen() {
  const { organization } = useOrganization()
  const paging = useListQuery(['name'])
  const { page, limit } = paging.query
  const list = useQuery(notSeenPage(organization, { page, limit }))
  return (
    <PeopleList
      title={texts.title}
      texts={texts}
      back={{ to: paths.console(organization, 'overview'), text: texts.toOverview }}
      list={list}
      paging={paging}
      fact={{ name: texts.lastSeen, of: lastSeenOf }}
    />
  )
}

function lastSeenOf({ lastSeen, joinedAt }: NotSeenMember) {
  if (lastSeen !== null) return dayName(lastSeen)
  return (
    <Words>
      <span>{texts.never}</span>
      <Soft>{texts.joined(dayName(joinedAt.slice(0, 10)))}</Soft>
    </Words>
  )
}
