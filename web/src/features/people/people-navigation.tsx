/** The way between the pages of the people: ordinary links, so that Back and a new tab work. */
import type { PeopleCounts } from '@atrium/contract/people/members'
import { Link } from 'react-router'
import { peopleMessages } from '#messages/people/people.ts'
import { paths, withQuery } from '#paths.ts'
import { usePersistedMemberFilters } from './members/persisted-filters.ts'
import { type Page, type Section, sectionOf, sectionsFor } from './people-pages.ts'
import styles from './people-navigation.module.css'
import { useOrganization } from './use-organization.ts'

const texts = peopleMessages.views

export function PeopleNavigation({ current }: { current: Page }) {
  const { organization, role, counts } = useOrganization()
  const kept = usePersistedMemberFilters()
  const sections = sectionsFor(role)
  if (sections.length < 2) return null
  // On a page that is reached from another one, that one's link stands for both.
  const here = current === sectionOf(current) ? 'page' : 'true'
  return (
    <nav className={styles.views} aria-label={texts.label}>
      <ul className={styles.list}>
        {sections.map((section) => (
          <li key={section} ref={section === sectionOf(current) ? keepInView : undefined}>
            <Link
              className={styles.view}
              to={
                section === 'members'
                  ? withQuery(paths.people(organization), kept)
                  : paths.people(organization, section)
              }
              aria-current={section === sectionOf(current) ? here : undefined}
            >
              <span className={styles.name} data-text={texts[section]}>
                {texts[section]}
              </span>
              <Count number={numberIn(section, counts)} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function numberIn(section: Section, counts: PeopleCounts): number {
  const known: Partial<Record<Section, number | null>> = counts
  return known[section] ?? 0
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

/** On a phone the row of links is wider than the page: it is scrolled to this one at first, and whenever its width changes. */
function keepInView(item: HTMLElement | null): (() => void) | undefined {
  const row = item?.closest('nav')
  if (!item || !row) return undefined
  const width = new ResizeObserver(() => {
    // Not `scrollIntoView`, which would move the page as well, and somebody may be far down in it.
    const [seen, own] = [row.getBoundingClientRect(), item.getBoundingClientRect()]
    if (own.left < seen.left) row.scrollBy({ left: Math.floor(own.left - seen.left) })
    else if (own.right > seen.right) row.scrollBy({ left: Math.ceil(own.right - seen.right) })
  })
  width.observe(row)
  return () => width.disconnect()
}
