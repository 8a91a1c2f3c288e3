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
          <li key={section}>
            <Link
              className={styles.view}
              to={
                section === 'members'
                  ? withQuery(paths.people(organization), kept)
                  : paths.people(organization, section)
              }
              aria-current={section === sectionOf(current) ? here : undefined}
              ref={section === sectionOf(current) ? intoView : undefined}
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

/** On a phone the row of links is wider than the page. */
function intoView(link: HTMLElement | null): void {
  link?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
