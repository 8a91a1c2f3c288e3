/** Creates an organization, owned by whoever asks. */
import { randomUUID } from 'node:crypto'
import type { AnswerOf, BodyOf } from '@atrium/contract/endpoint'
import { defaultBrandColors } from '@atrium/contract/limits'
import type { createOrganization } from '@atrium/contract/organizations'
import { defaultLanguage, type Language } from '@atrium/contract/languages'
import { audit } from '#audit/audit.ts'
import { claimContents } from '#content/claims.ts'
import { type DatabaseContext, isUniqueViolation, type Transaction } from '#db/database.ts'
import type { Actor } from '#http/actor.ts'
import { Refusal } from '#http/refusal.ts'
import { withIdempotencyKey } from '#idempotency/with-idempotency-key.ts'
import { addFirstOwner } from '#members/ends/ends.ts'
import { lockUser } from '#users/anonymize-user.ts'
import { countCreatedBy, insertOrganization } from './queries.ts'

type Endpoint = typeof createOrganization
export type Wanted = BodyOf<Endpoint>

/** Served with the web; an organization without a logo of its own shows it. */
const DEFAULT_LOGO_URL = '/default-logo.svg'

interface Create extends Wanted {
  actor: Actor
  idempotencyKey?: string | undefined
  max?: number
  /** Of the page that it is made on. */
  language?: Language
}

/**
 * Organization, ownership, the claim on its logo, audit record and idempotency record in one transaction.
 * Refuses with `organization_exists`, `idempotency_key_reused`, and with `organization_limit` where the
 * account has made `max` that exist or whose names still rest.
 */
export async function create(
  { db }: DatabaseContext,
  { actor, idempotencyKey, max = Infinity, language, ...body }: Create,
): Promise<AnswerOf<Endpoint>> {
  const request = { uid: actor.uid, key: idempotencyKey, operation: 'createOrganization', body }
  try {
    return await withIdempotencyKey(db, request, (tx) => insert(tx, actor, body, max, language))
  } catch (error) {
    if (isUniqueViolation(error, 'organizations_name')) {
      throw new Refusal('organization_exists', { detail: 'the unique index refused the name' })
    }
    throw error
  }
}

async function insert(
  tx: Transaction,
  actor: Actor,
  body: Wanted,
  max: number,
  language?: Language,
): Promise<AnswerOf<Endpoint>> {
  const { uid, email } = actor
  // One after the other, so that any number at once are counted as they are.
  await lockUser(tx, uid)
  if ((await countCreatedBy(tx, uid)) >= max) throw new Refusal('organization_limit', { detail: `${max} are made` })
  const organization = await insertOwned(tx, body, { uid, email }, uid, language)
  const { id: organizationId, name: subject } = organization
  await audit(tx, { actor: actor.uid, action: 'organization.created', subject, organizationId })
  return { organization }
}

/**
 * The organization with its logo claimed and its first owner; `createdBy` is null where an operator makes it. It speaks
 * the language of the page that it was made on, until its settings say another. The unique index `organizations_name` may refuse it.
 */
export async function insertOwned(
  tx: Transaction,
  { name, displayName, branding, metadata }: Wanted,
  owner: { uid: string; email: string | null },
  createdBy: string | null,
  language: Language = defaultLanguage,
): Promise<AnswerOf<Endpoint>['organization']> {
  const id = randomUUID()
  const logoUrl = branding?.logo_url ?? DEFAULT_LOGO_URL
  await insertOrganization(tx, {
    ...{ id, name, displayName, logoUrl, createdBy, language },
    primaryColor: branding?.colors?.primary ?? defaultBrandColors.primary,
    pageBackground: branding?.colors?.page_background ?? defaultBrandColors.page_background,
    companyEmail: metadata?.company_email ?? owner.email,
  })
  await addFirstOwner(tx, id, owner.uid)
  if (logoUrl !== DEFAULT_LOGO_URL) await claimContents(tx, `organization:${id}`, [logoUrl])
  return { id, name, displayName }
}
