/**
 * What the document of a page behind the door asks for at once, where a token is stored: what the page will ask
 * for by itself, in the same words. The build writes it into the document; of no use to the browser's scripts.
 */
import { getDeletion } from '@atrium/contract/account-deletion'
import { getExport } from '@atrium/contract/account-export'
import { authorsMembership } from '@atrium/contract/authors'
import { listAuthorInvites, listAuthorMembers, ownAuthorMembership } from '@atrium/contract/authors/members'
import { getAuthor } from '@atrium/contract/authors/settings'
import { type Endpoint, rolesOf } from '@atrium/contract/endpoint'
import { organizationMembership } from '@atrium/contract/organizations'
import { listDomains } from '@atrium/contract/organizations/domains'
import { getOverview } from '@atrium/contract/organizations/overview'
import { listConnections } from '@atrium/contract/organizations/provisioning'
import { getRules } from '@atrium/contract/organizations/rules'
import { getOrganization } from '@atrium/contract/organizations/settings'
import { listSignInConnections } from '@atrium/contract/organizations/single-sign-on'
import { listLabels } from '@atrium/contract/people/labels'
import { listMembers, ownMembership, type PeopleCounts } from '@atrium/contract/people/members'
import { everyRole, type Role } from '@atrium/contract/rules/roles'
import { getProfile } from '@atrium/contract/users'
import { requestAddress } from '#api/request.ts'
import { figuresInput } from '#features/console/overview/api/figures.ts'
import { publisherPeopleInput } from '#features/console/publisher/api/publisher-people.ts'
import { membershipInput } from '#features/organizations/api/organization-membership.ts'
import { memberPageInput } from '#features/people/api/members.ts'
import { readMembersQuery } from '#features/people/members/members-query.ts'
import { authorsInput } from '#features/publishers/api/author-membership.ts'
import { paths, patterns, peoplePatterns } from '#paths.ts'
import { readListQuery } from '#ui/list/query/list-query.ts'

export interface EarlyRequest {
  /** Of the API; a variable part of the page's own address stands in it by its name. */
  address: string
  /** Only where the page's own address has no query, which may ask for something else. */
  isPlain?: true
  /** Its answer says the caller's role, on which others wait. */
  tellsRole?: true
  /** Only where the caller has one of them; others would be refused. */
  roles?: readonly Role[]
  /** Only where that same answer counts any. */
  counted?: keyof PeopleCounts
}

const profile = { address: requestAddress(getProfile, {}) }
const plainList = readListQuery(new URLSearchParams(), ['name'])

/** As the pattern of the people's pages names it. */
const organization = ':name'
const inOrganization = { query: { organization } }
const named = { params: { name: organization } }
const own = { address: requestAddress(ownMembership, inOrganization), tellsRole: true } as const
const members = memberPageInput(organization, readMembersQuery(new URLSearchParams()))

/** As the pattern of a publisher's pages names it. */
const author_id = ':author_id'
const inPublisher = { params: { author_id } }
const ownInPublisher = { address: requestAddress(ownAuthorMembership, inPublisher), tellsRole: true } as const
const publisherPeople = publisherPeopleInput(author_id, plainList)

const publisherPage: EarlyRequest[] = [
  ownInPublisher,
  { ...forItsRoles(listAuthorMembers, publisherPeople), isPlain: true },
  forItsRoles(listAuthorInvites, inPublisher),
  profile,
]

const membersPage = [
  own,
  { ...forItsRoles(listMembers, members), isPlain: true as const },
  { ...forItsRoles(listLabels, inOrganization), counted: 'labels' as const },
  profile,
]

const overviewPage: readonly EarlyRequest[] = [
  own,
  { ...forItsRoles(getOverview, figuresInput(organization)), isPlain: true },
  profile,
]

/**
 * By the pattern of the page's address; the account itself is looked up on every page. First what is waited for: a browser
 * may have only so many requests on their way at once, and the record is but a name and a picture in the header.
 */
export const earlyRequests: Readonly<Record<string, readonly EarlyRequest[]>> = {
  [patterns.profile]: [profile],
  [patterns.account]: [
    profile,
    { address: requestAddress(getDeletion, {}) },
    { address: requestAddress(getExport, {}) },
  ],
  [paths.exportDownload]: [profile],
  ...Object.fromEntries(peoplePatterns.map((pattern) => [pattern, [own, profile]])),
  ...Object.fromEntries([patterns.people, `${patterns.people}/members`].map((pattern) => [pattern, membersPage])),
  [patterns.organization]: overviewPage,
  [patterns.overview]: overviewPage,
  [patterns.notSeen]: [own, profile],
  [patterns.ownClasses]: [own, profile],
  [patterns.rules]: [own, forItsRoles(getRules, named), profile],
  [patterns.lacking]: [own, profile],
  [patterns.settings]: [own, forItsRoles(getOrganization, named), profile],
  [patterns.timeline]: [own, profile],
  [patterns.domains]: [own, forItsRoles(listDomains, named), profile],
  [patterns.directories]: [own, forItsRoles(listConnections, named), profile],
  [patterns.directory]: [own, forItsRoles(listConnections, named), profile],
  [patterns.singleSignOn]: [own, forItsRoles(listSignInConnections, named), profile],
  [patterns.signInConnection]: [own, profile],
  [patterns.publisher]: publisherPage,
  [patterns.publisherPeople]: publisherPage,
  [patterns.publisherSettings]: [ownInPublisher, forItsRoles(getAuthor, inPublisher), profile],
  [paths.organizations]: [
    { address: requestAddress(organizationMembership, membershipInput(plainList)), isPlain: true },
    profile,
  ],
  [paths.authors]: [{ address: requestAddress(authorsMembership, authorsInput(plainList)), isPlain: true }, profile],
}

/** Whoever belongs to no such organization or publisher is refused by all of them: they wait for the caller's role too. */
function forItsRoles(endpoint: Endpoint, input: Parameters<typeof requestAddress>[1]): EarlyRequest {
  const roles = typeof endpoint.access === 'object' ? rolesOf(endpoint.access) : everyRole
  return { address: requestAddress(endpoint, input), roles }
}
