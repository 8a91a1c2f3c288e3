/** Finding organizations: by name, and those one belongs to. */
import type { AnswerOf, QueryOf } from '@atrium/contract/endpoint'
import { defaultLanguage, isLanguage, type Language } from '@atrium/contract/languages'
import type {
  ListedOrganization,
  listOrganizations,
  organizationMembership,
  organizationsByMail,
} from '@atrium/contract/organizations'
import { nameKey } from '@atrium/contract/rules/normalize'
import { isReservedForNew } from '@atrium/contract/rules/reserved-organization-names'
import { fieldMessages } from '@atrium/contract/sentences/en/fields'
import type { Database, DatabaseContext } from '#db/database.ts'
import { searchedFor } from '#db/fold-name.ts'
import type { Actor } from '#http/actor.ts'
import { type WrittenJson, writtenPage } from '#http/answers/written-json.ts'
import { Refusal } from '#http/refusal.ts'
import { countMemberships, pageOf } from '#members/memberships/memberships.ts'
import { organizationByName, organizationNamed } from './queries.ts'
import { type Organization, toOrganization } from './to-organization.ts'
import { type ListedRow, matchingPage, membershipItems, membershipPage } from './queries-lists.ts'

/** The organization at a sub-domain, with the language that its pages speak to whoever has chosen none; or undefined. */
export async function organizationAt(
  db: Database,
  name: string,
): Promise<(Organization & { language: Language }) | undefined> {
  const row = await organizationByName(db, name)
  return row && { ...toOrganization(row), language: isLanguage(row.language) ? row.language : defaultLanguage }
}

/**
 * Refuses with `not_found` when the name is free, and with `invalid_input` when nobody gets it who has not got it
 * already. One that rests is not free either: it answers without a display name.
 */
export async function findByName(
  { db }: DatabaseContext,
  { name }: { name: string },
): Promise<{ name: string; displayName: string }> {
  const row = await organizationNamed(db, name)
  if (!row && isReservedForNew(name)) {
    throw new Refusal('invalid_input', { fields: { name: fieldMessages.organizationNameReserved } })
  }
  if (!row) throw new Refusal('not_found', { detail: 'no organization has this name' })
  return { name: row.name, displayName: row.isDeleted ? '' : row.displayName }
}

interface Asked {
  page: number
  limit: number
  name?: string | undefined
  sortBy: 'name:asce' | 'name:desc'
}

async function memberships(db: Database, uid: string, { page, limit, name, sortBy }: Asked) {
  const asked = { uid, page, limit, descending: sortBy === 'name:desc' }
  const part = searchedFor(name)
  if (part !== undefined) return matchingPage(db, asked, part)
  const results = await membershipPage(db, asked)
  const none = () => (page === 1 ? 0 : countMemberships(db, uid, 'organizations'))
  return { results, totalResults: results[0]?.total ?? (await none()) }
}

interface By {
  actor: Actor
}

/** The organizations that the actor belongs to, as far as a row of the list shows them. */
export async function membership(
  { db }: DatabaseContext,
  { actor, ...query }: By & QueryOf<typeof organizationMembership>,
): Promise<AnswerOf<typeof organizationMembership> | WrittenJson> {
  const { page, limit, sortBy } = query
  const asked = { uid: actor.uid, page, limit, descending: sortBy === 'name:desc' }
  const part = searchedFor(query.name)
  if (part === undefined) {
    const { rows, total } = await membershipItems(db, asked)
    return writtenPage(query, rows, total ?? 0)
  }
  const { results, totalResults } = await matchingPage(db, asked, part)
  const items = results.map(({ name, displayName, logoUrl, role, startsOn, endsOn }) => ({
    name,
    displayName,
    branding: { logo_url: logoUrl },
    role,
    startsOn,
    endsOn,
  }))
  return pageOf(query, items, totalResults)
}

/** The same with what is needed to change them: id, colours, and the actor's role. */
export async function list(
  { db }: DatabaseContext,
  { actor, ...query }: By & QueryOf<typeof listOrganizations>,
): Promise<AnswerOf<typeof listOrganizations>> {
  const { results, totalResults } = await memberships(db, actor.uid, query)
  return pageOf(query, results.map(toListedOrganization), totalResults)
}

/** By the actor's own address, in whatever case; refuses with `forbidden` for any other. */
export async function byMail(
  { db }: DatabaseContext,
  { actor, email, ...page }: By & QueryOf<typeof organizationsByMail>,
): Promise<AnswerOf<typeof organizationsByMail>> {
  if (actor.email === null || nameKey(email) !== nameKey(actor.email)) {
    throw new Refusal('forbidden', { detail: 'the organizations of another address' })
  }
  return list({ db }, { ...page, actor, sortBy: 'name:asce' })
}

function toListedOrganization(row: ListedRow): ListedOrganization {
  return { ...toOrganization(row), role: row.role, startsOn: row.startsOn, endsOn: row.endsOn }
}
