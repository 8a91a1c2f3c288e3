/**
 * Which page of a console answers which address. It comes with the console's frame: the door, which has to know that
 * there are such addresses (`consolePatterns`), does without.
 */
import type { ComponentType } from 'react'
import { matchPath, useLocation } from 'react-router'
import { patterns, peoplePatterns } from '#paths.ts'
import { lazyPage } from '#ui/loading/lazy-page.tsx'
import { Redirect } from '#ui/loading/redirect.tsx'

interface ConsoleRoute {
  pattern: string
  Page: ComponentType
  load?: () => Promise<void>
}

/** One for all its addresses, so that it stays as it is from one page inside it to the next. */
const peoplePage = lazyPage(async () => (await import('#features/people/people-page.tsx')).PeoplePage)

/** The same of a publisher's. */
const publisherPage = lazyPage(
  async () => (await import('#features/console/publisher/publisher-page.tsx')).PublisherPage,
)

/** One for its numbers and for the list behind each. */
const rulesPage = lazyPage(async () => (await import('#features/console/security/rules-page.tsx')).RulesPage)

/** One for all directories and each of them: a token that was just made is shown on the way from the one to the other. */
const provisioningPage = lazyPage(
  async () => (await import('#features/console/provisioning/provisioning-page.tsx')).ProvisioningPage,
)

/** One for all connections of an organization's own sign-in and each of them. */
const singleSignOnPage = lazyPage(
  async () => (await import('#features/console/single-sign-on/single-sign-on-page.tsx')).SingleSignOnPage,
)

/** An organization's own address leads on to the first page of its console, and so does a publisher's. */
const ToOverview = () => <Redirect to="overview" replace />
const ToPeople = () => <Redirect to="people" replace />

/** Of each of `consolePatterns`. */
export const consoleRoutes: ConsoleRoute[] = [
  { pattern: patterns.organization, Page: ToOverview },
  {
    pattern: patterns.overview,
    ...lazyPage(async () => (await import('#features/console/overview/overview-page.tsx')).OverviewPage),
  },
  {
    pattern: patterns.notSeen,
    ...lazyPage(async () => (await import('#features/console/overview/not-seen-page.tsx')).NotSeenPage),
  },
  {
    pattern: patterns.ownClasses,
    ...lazyPage(async () => (await import('#features/console/overview/own-classes-page.tsx')).OwnClassesPage),
  },
  ...peoplePatterns.map((pattern) => ({ pattern, ...peoplePage })),
  {
    pattern: patterns.domains,
    ...lazyPage(async () => (await import('#features/console/domains/domains-page.tsx')).DomainsPage),
  },
  ...[patterns.directories, patterns.directory].map((pattern) => ({ pattern, ...provisioningPage })),
  ...[patterns.singleSignOn, patterns.signInConnection].map((pattern) => ({ pattern, ...singleSignOnPage })),
  {
    pattern: patterns.settings,
    ...lazyPage(async () => (await import('#features/console/settings/settings-page.tsx')).SettingsPage),
  },
  ...[patterns.rules, patterns.lacking].map((pattern) => ({ pattern, ...rulesPage })),
  {
    pattern: patterns.timeline,
    ...lazyPage(async () => (await import('#features/console/timeline/timeline-page.tsx')).TimelinePage),
  },
  { pattern: patterns.publisher, Page: ToPeople },
  { pattern: patterns.publisherPeople, ...publisherPage },
  { pattern: patterns.publisherSettings, ...publisherPage },
]

const routeOf = (pathname: string) => consoleRoutes.find(({ pattern }) => matchPath(pattern, pathname) !== null)

/** Rejects with `notLoaded` where its chunk cannot be had. */
export async function loadConsolePage(pathname: string): Promise<void> {
  await routeOf(pathname)?.load?.()
}

/** The page of the address, which is one of `consolePatterns`. */
export function ConsolePage() {
  const { pathname } = useLocation()
  const route = routeOf(pathname)
  return route && <route.Page />
}
