/** The way between the parts of the people page: ordinary links, so that Back and a new tab work. */
import type { PeopleCounts } from '@atrium/contract/people/members'
import { Link, useLocation } from 'react-router'
import { peopleMessages } from '#messages/people/people.ts'
import { withQuery } from '#paths.ts'
import { usePersistedMemberFilters } from './members/persisted-filters.ts'
import styles from './people-views.module.css'
import { useOrganization } from './use-organization.ts'
import { type View, viewsFor } from './views.ts'

const texts = peopleMessages.views

export function PeopleViews({ current }: { current: View }) {
  const { role, counts } = useOrganization()
  const { pathname } = useLocation()
  const kept = usePersistedMemberFilters()
  const views = viewsFor(role)
  if (views.length < 2) return null
  return (
    <nav className={styles.views} aria-label={texts.label}>
      <ul className={styles.list}>
        {views.map((view, index) => (
          <li key={view}>
            <Link
              className={styles.view}
              to={withQuery(pathname, view === 'members' ? kept : { view: index === 0 ? null : view })}
              aria-current={view === current ? 'page' : undefined}
              ref={view === current ? intoView : undefined}
            >
              <span className={styles.name} data-text={texts[view]}>
                {texts[view]}
              </span>
              <Count number={numberIn(view, counts)} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function numberIn(view: View, counts: PeopleCounts): number {
  const known: Partial<Record<View, number | null>> = counts
  return known[view] ?? 0
}

/** None is left out: an empty part says so itself. */
function Count({ number }: { number: number }) {
  if (number === 0) return null
  return (
    <>
      {' '}
      <span className={styles.count}>{number.toLocaleString()}</span>
    </>
  )
}

/** On a phone the row of links is wider than the page. */
function intoView(link: HTMLElement | null): void {
  link?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
