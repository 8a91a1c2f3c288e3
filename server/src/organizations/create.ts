/** Creates an organization, owned by whoever asks. */
import { randomUUID } from 'node:crypto'
import type { AnswerOf, BodyOf } from '@atrium/contract/endpoint'
import { defaultBrandColors } from '@atrium/contract/limits'
import type { createOrganization } from '@atrium/contract/organizations'
import { audit } from '#audit/audit.ts'
import { type Database, isUniqueViolation, type Transaction } from '#db/database.ts'
import type { Actor } from '#http/actor.ts'
import { Refusal } from '#http/refusal.ts'
import { once } from '#idempotency/once.ts'
import { insertMember, insertOrganization } from './queries.ts'

type Endpoint = typeof createOrganization

/** Served with the web; an organization without a logo of its own shows it. */
const DEFAULT_LOGO_URL = '/default-logo.svg'

/**
 * Organization, ownership, audit record and idempotency record in one transaction.
 * Refuses with `organization_exists` and `idempotency_key_reused`.
 */
export async function create(
  db: Database,
  actor: Actor,
  body: BodyOf<Endpoint>,
  idempotencyKey?: string,
): Promise<AnswerOf<Endpoint>> {
  const request = { uid: actor.uid, key: idempotencyKey, operation: 'createOrganization', body }
  try {
    return await once(db, request, (tx) => insert(tx, actor, body))
  } catch (error) {
    if (isUniqueViolation(error, 'organizations_name')) {
      throw new Refusal('organization_exists', { detail: 'the unique index refused the name' })
    }
    throw error
  }
}

async function insert(tx: Transaction, actor: Actor, body: BodyOf<Endpoint>): Promise<AnswerOf<Endpoint>> {
  const { name, displayName, branding, metadata } = body
  const id = randomUUID()
  await insertOrganization(tx, {
    id,
    name,
    displayName,
    logoUrl: branding?.logo_url ?? DEFAULT_LOGO_URL,
    primaryColor: branding?.colors?.primary ?? defaultBrandColors.primary,
    pageBackground: branding?.colors?.page_background ?? defaultBrandColors.page_background,
    companyEmail: metadata?.company_email ?? actor.email,
  })
  await insertMember(tx, { organizationId: id, uid: actor.uid, role: 'owner' })
  await audit(tx, { actor: actor.uid, action: 'organization.created', subject: name, organizationId: id })
  return { organization: { id, name, displayName } }
}
