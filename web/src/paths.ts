/** Every address of the accounts pages, once: for routes, links, redirects and the browser tests. */

/** The pages of an organization's console, by the end of their address. */
export type ConsolePage =
  | 'overview'
  | 'people'
  | 'settings'
  | 'settings/domains'
  | 'settings/provisioning'
  | 'settings/single-sign-on'
  | 'security'
  | 'timeline'

/** The same of a publisher's. */
export type PublisherPage = Extract<ConsolePage, 'people' | 'settings'>

/** The pages inside its people page. The members stand at that page's own address as well. */
export const peoplePages = [
  'members',
  'requests',
  'invites',
  'import',
  'rosters',
  'labels',
  'classes',
  'learners',
  'removed',
  'former',
] as const
export type PeoplePage = (typeof peoplePages)[number]

/** Pages of the console that once stood inside the people page: their former addresses lead on. */
export const formerPeoplePages = ['overview', 'timeline'] as const
export type FormerPeoplePage = (typeof formerPeoplePages)[number]

export const paths = {
  home: '/',
  signIn: '/signin',
  signUp: '/signup',
  signUpEmail: '/signup/email',
  createOrganization: '/signup/organization',
  /** Where links in mail lead: `mode` and `oobCode` in the query. */
  actions: '/actions',
  verify: '/verify',
  /** Where the mail about a change by an owner leads: `code` in the query. */
  takeBack: '/take-back',
  /** Where the mail leads that gives the account of a learner an address: `code` in the query. */
  takeAlong: '/take-along',
  find: '/find',
  resetPassword: '/reset-password',
  welcome: '/welcome',
  /** Where somebody signed in is asked about the invites that wait. */
  invite: '/invite',
  /** Where an invite's short code is typed. */
  join: '/join',
  organizations: '/organizations',
  authors: '/authors',
  createAuthor: '/authors/create',
  terms: '/terms',
  privacy: '/privacy',
  support: '/support',
  status: '/status',
  /** Mints a token on arrival and goes on to the organization's site. */
  goToOrganization: (name: string) => `/go/organizations/${encodeURIComponent(name)}`,
  /** The same for a publisher's. */
  goToAuthor: (author_id: string) => `/go/authors/${encodeURIComponent(author_id)}`,
  /** A page of an organization's console. */
  console: consolePath,
  /** The same of a publisher's. */
  publisher: (author_id: string, page: PublisherPage) => below('/authors', author_id, page),
  /** Who was not seen there for long. */
  notSeen: (organization: string) => `${consolePath(organization, 'overview')}/not-seen`,
  /** The classes that I am in there. */
  ownClasses: (organization: string) => `${consolePath(organization, 'overview')}/classes`,
  /** One of what such a page lists. */
  consoleItem: (organization: string, page: ConsolePage, id: string) =>
    `${consolePath(organization, page)}/${encodeURIComponent(id)}`,
  people,
  /** Opens the form of an invite. */
  newInvite: (organization: string) => `${people(organization, 'invites')}?new=1`,
  /** One import: how far it is, and what came of it. */
  peopleImport: (organization: string, id: string) => `${people(organization, 'import')}/${encodeURIComponent(id)}`,
  /** Where the mail about an archive of one's data leads: `code` in the query. */
  exportDownload: '/account/download',
  account: (uid: string) => `/profile/${encodeURIComponent(uid)}/account`,
  profile: (uid: string) => `/profile/${encodeURIComponent(uid)}`,
  security: (uid: string) => `/profile/${encodeURIComponent(uid)}/security`,
  /** From here to the end spelled as in docs/requirements.md#routes. */
  access: '/access',
  site: '/site',
  noData: '/notfound',
  noStudents: '/notstudentfound',
  comingSoon: '/comingsoon',
  missingPage: '/page',
  newLoader: '/new-loader',
  error: '/error',
  tutorPreview: '/enagagepage',
  chatPreview: '/enagagemessagepage',
} as const

function consolePath(organization: string, page: ConsolePage): string {
  return below('/organizations', organization, page)
}

const below = (list: string, id: string, page: string) => `${list}/${encodeURIComponent(id)}/${page}`

function people(organization: string, page?: PeoplePage | FormerPeoplePage): string {
  const path = consolePath(organization, 'people')
  return page === undefined ? path : `${path}/${page}`
}

/** What the router matches where an address has a variable part. */
export const patterns = {
  goToOrganization: '/go/organizations/:name',
  goToAuthor: '/go/authors/:author_id',
  learners: '/learners/:name',
  profile: '/profile/:user_id',
  security: '/profile/:user_id/security',
  account: '/profile/:user_id/account',
  organization: '/organizations/:name',
  publisher: '/authors/:author_id',
  publisherPeople: '/authors/:author_id/people',
  publisherSettings: '/authors/:author_id/settings',
  overview: '/organizations/:name/overview',
  notSeen: '/organizations/:name/overview/not-seen',
  ownClasses: '/organizations/:name/overview/classes',
  people: '/organizations/:name/people',
  domains: '/organizations/:name/settings/domains',
  directories: '/organizations/:name/settings/provisioning',
  directory: '/organizations/:name/settings/provisioning/:id',
  singleSignOn: '/organizations/:name/settings/single-sign-on',
  signInConnection: '/organizations/:name/settings/single-sign-on/:id',
  settings: '/organizations/:name/settings',
  rules: '/organizations/:name/security',
  lacking: '/organizations/:name/security/lacking',
  timeline: '/organizations/:name/timeline',
} as const

/** The people page, the pages inside it, and those that once were. */
export const peoplePatterns = [
  patterns.people,
  ...[...peoplePages, ...formerPeoplePages].map((page) => `${patterns.people}/${page}`),
  `${patterns.people}/import/:id`,
  `${patterns.people}/rosters/:id`,
  `${patterns.people}/learners/add`,
]

/** Pages of consoles: an organization's and a publisher's. */
export const consolePatterns = [
  patterns.organization,
  ...[patterns.overview, patterns.notSeen, patterns.ownClasses],
  ...peoplePatterns,
  ...[patterns.settings, patterns.domains, patterns.directories, patterns.directory],
  ...[patterns.singleSignOn, patterns.signInConnection, patterns.rules, patterns.lacking, patterns.timeline],
  ...[patterns.publisher, patterns.publisherPeople, patterns.publisherSettings],
]

/** A path with its query; parameters without a value are left out. */
export function withQuery(path: string, query: Record<string, string | null | undefined>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== '') search.set(name, value)
  }
  return search.size === 0 ? path : `${path}?${search}`
}
