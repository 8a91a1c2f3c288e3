/** What the build has to know of the pages behind the door: the module of each, by its pattern. Of no use to the browser. */
import { formerPeoplePages, paths, patterns, peoplePages } from '#paths.ts'

const peoplePage = 'src/features/people/people-page.tsx'
const importView = 'src/features/people/import/import-view.tsx'

const consoleFrame = 'src/app/frames/console-frame.tsx'
const consolePage = (page: string) => `src/features/console/${page}/${page}-page.tsx`
const publisherPage = 'src/features/console/publisher/publisher-page.tsx'
/** The members come with the page itself. */
const partOf = (page: string) => (page === 'members' ? [] : [`src/features/people/${page}/${page}-view.tsx`])

/** Modules of signed-in pages, each with the parts that it brings by itself. */
export const signedInModules: Readonly<Record<string, readonly string[]>> = {
  [paths.organizations]: ['src/features/organizations/organizations-page.tsx'],
  [paths.authors]: ['src/features/publishers/authors-page.tsx'],
  [patterns.profile]: ['src/features/profile/profile-page.tsx'],
  [patterns.security]: ['src/features/security/security-page.tsx'],
  [patterns.account]: ['src/features/account/account-page.tsx'],
  [paths.exportDownload]: ['src/features/account/export/download-page.tsx'],
  [patterns.people]: [peoplePage],
  ...Object.fromEntries(peoplePages.map((page) => [`${patterns.people}/${page}`, [peoplePage, ...partOf(page)]])),
  ...Object.fromEntries(
    formerPeoplePages.map((page) => [`${patterns.people}/${page}`, [peoplePage, consolePage(page)]]),
  ),
  [patterns.organization]: [consoleFrame, consolePage('overview')],
  [patterns.overview]: [consoleFrame, consolePage('overview')],
  [patterns.settings]: [consoleFrame, consolePage('settings')],
  [patterns.rules]: [consoleFrame, consolePage('security')],
  [patterns.notSeen]: [consoleFrame, 'src/features/console/overview/not-seen-page.tsx'],
  [patterns.ownClasses]: [consoleFrame, 'src/features/console/overview/own-classes-page.tsx'],
  [patterns.lacking]: [consoleFrame, consolePage('security')],
  [patterns.domains]: [consoleFrame, consolePage('domains')],
  [patterns.directories]: [consoleFrame, consolePage('provisioning')],
  [patterns.directory]: [consoleFrame, consolePage('provisioning')],
  [patterns.singleSignOn]: [consoleFrame, consolePage('single-sign-on')],
  [patterns.signInConnection]: [consoleFrame, consolePage('single-sign-on')],
  [patterns.timeline]: [consoleFrame, consolePage('timeline')],
  [patterns.publisher]: [consoleFrame, publisherPage],
  [patterns.publisherPeople]: [consoleFrame, publisherPage],
  [patterns.publisherSettings]: [consoleFrame, publisherPage],
  [`${patterns.people}/import/:id`]: [peoplePage, importView],
  [`${patterns.people}/rosters/:id`]: [peoplePage, 'src/features/people/rosters/rosters-view.tsx'],
  [`${patterns.people}/learners/add`]: [peoplePage, 'src/features/people/learners/learners-view.tsx'],
  [paths.createOrganization]: ['src/features/organizations/create/create-organization-page.tsx'],
  [paths.welcome]: ['src/features/organizations/welcome/welcome-page.tsx'],
  [paths.createAuthor]: ['src/features/publishers/create-author-page.tsx'],
  [paths.resetPassword]: ['src/features/reset-password/reset-password-page.tsx'],
  [paths.invite]: ['src/features/invites/invite-page.tsx'],
  [patterns.goToOrganization]: ['src/features/sites/hand-off/go-organization-page.tsx'],
  [patterns.goToAuthor]: ['src/features/sites/hand-off/go-author-page.tsx'],
}
