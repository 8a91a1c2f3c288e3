/** The pages of a publisher's console: few, and in one chunk. */
import { getAuthor } from '@atrium/contract/authors/settings'
import { matchPath, useLocation } from 'react-router'
import { usePublisher } from '#domain/publisher/use-publisher.ts'
import { patterns } from '#paths.ts'
import { PublisherPeople } from './people/publisher-people.tsx'
import { PublisherSettings } from './settings/publisher-settings.tsx'

/** The one that the address asks for; whoever may not see it is shown the people, which everybody may. */
export function PublisherPage() {
  const { pathname } = useLocation()
  const { role } = usePublisher()
  const asksForSettings = matchPath(patterns.publisherSettings, pathname) !== null
  return asksForSettings && getAuthor.access.publisher.includes(role) ? <PublisherSettings /> : <PublisherPeople />
}
