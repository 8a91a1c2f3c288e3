/** Finding organizations: by name, and those one belongs to. */
import type { AnswerOf, QueryOf } from '@atrium/contract/endpoint'
import type { Branding, organizationMembership } from '@atrium/contract/organizations'
import type { Database } from '#db/database.ts'
import type { Actor } from '#http/actor.ts'
import { Refusal } from '#http/refusal.ts'
import { membershipPage, organizationByName, type OrganizationRow } from './queries.ts'

export interface Organization {
  id: string
  name: string
  displayName: string
  branding: Branding
}

/** The organization at a sub-domain, or undefined. */
export async function organizationAt(db: Database, name: string): Promise<Organization | undefined> {
  const row = await organizationByName(db, name)
  return row && shown(row)
}

/** Refuses with `not_found` when the name is free. */
export async function findByName(db: Database, name: string): Promise<{ name: string; displayName: string }> {
  const row = await organizationByName(db, name)
  if (!row) throw new Refusal('not_found', { detail: 'no organization has this name' })
  return { name: row.name, displayName: row.displayName }
}

type Membership = typeof organizationMembership

export async function membership(
  db: Database,
  actor: Actor,
  query: QueryOf<Membership>,
): Promise<AnswerOf<Membership>> {
  const { page, limit, name, sortBy } = query
  const descending = sortBy === 'name:desc'
  const { results, totalResults } = await membershipPage(db, { uid: actor.uid, page, limit, name, descending })
  return {
    page,
    limit,
    results: results.map(({ logoUrl, ...organization }) => ({ ...organization, branding: { logo_url: logoUrl } })),
    totalPages: Math.ceil(totalResults / limit),
    totalResults,
  }
}

function shown(row: OrganizationRow): Organization {
  const colors = { primary: row.primaryColor, page_background: row.pageBackground }
  return { id: row.id, name: row.name, displayName: row.displayName, branding: { logo_url: row.logoUrl, colors } }
}
