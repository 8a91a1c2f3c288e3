/** The way between the pages of the people. */
import type { PeopleCounts } from '@atrium/contract/people/members'
import { peopleMessages } from '#messages/people/people.ts'
import { type PeoplePage, paths, withQuery } from '#paths.ts'
import { PageNavigation } from '#ui/layout/page-navigation.tsx'
import { usePersistedMemberFilters } from './members/persisted-filters.ts'
import { type Section, sectionOf, sectionsFor } from './people-pages.ts'
import { useOrganization } from '#domain/organization/use-organization.ts'

const texts = peopleMessages.views

export function PeopleNavigation({ current }: { current: PeoplePage }) {
  const { organization, role, counts } = useOrganization()
  const kept = usePersistedMemberFilters()
  const sections = sectionsFor(role)
  if (sections.length < 2) return null
  // On a page that is reached from another one, that one's link stands for both.
  const here: 'page' | 'true' = current === sectionOf(current) ? 'page' : 'true'
  const items = sections.map((section) => ({
    name: texts[section],
    to: section === 'members' ? withQuery(paths.people(organization), kept) : paths.people(organization, section),
    current: section === sectionOf(current) ? here : undefined,
    count: numberIn(section, counts),
  }))
  return <PageNavigation label={texts.label} items={items} />
}

function numberIn(section: Section, counts: PeopleCounts): number {
  const known: Partial<Record<Section, number | null>> = counts
  return known[section] ?? 0
}
