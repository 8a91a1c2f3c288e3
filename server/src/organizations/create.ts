/** Creates an organization, owned by whoever asks. */
import { defaultLogo } from '@atrium/contract/default-pictures'
import type { AnswerOf, BodyOf } from '@atrium/contract/endpoint'
import { defaultBrandColors } from '@atrium/contract/limits'
import type { createOrganization } from '@atrium/contract/organizations'
import { defaultLanguage, type Language } from '@atrium/contract/languages'
import { defaultTimeZone, isTimeZone } from '@atrium/contract/rules/time/time-zone'
import { auditing } from '#audit/audit.ts'
import { claimContents, requireShowable } from '#content/claims.ts'
import { type Database, type DatabaseContext, isOfTheGone, isUniqueViolation, type Transaction } from '#db/database.ts'
import { atOnce, inTurn } from '#db/driver/at-once.ts'
import { uuidByTime } from '#db/uuid.ts'
import type { Actor } from '#http/actor.ts'
import { Refusal } from '#http/refusal.ts'
import { withIdempotencyKey } from '#idempotency/with-idempotency-key.ts'
import { addingFirstOwner } from '#members/ends/ends.ts'
import { lockingUser } from '#users/anonymize-user.ts'
import { insertingOrganization, isLimitReached, limitingCreated } from './queries.ts'
import { knowsTimeZone } from './settings/queries-settings.ts'

type Endpoint = typeof createOrganization
export type Wanted = BodyOf<Endpoint>

interface Create extends Wanted {
  actor: Actor
  idempotencyKey?: string | undefined
  max?: number
  /** Of the page that it is made on. */
  language?: Language
}

/**
 * Organization, ownership, the claim on its logo, audit record and idempotency record in one transaction.
 * Refuses with `invalid_input` as `requireShowable` does, `organization_exists`, `idempotency_key_reused`, `unauthenticated` where the account went meanwhile, and with `organization_limit` where the
 * account has made `max` that exist or whose names still rest.
 */
export async function create(
  { db }: DatabaseContext,
  { actor, idempotencyKey, max = Infinity, language, ...body }: Create,
): Promise<AnswerOf<Endpoint>> {
  const request = { uid: actor.uid, key: idempotencyKey, operation: 'createOrganization', body }
  const timeZone = await usableTimeZone(db, body.time_zone)
  const made = owned({ ...body, time_zone: timeZone }, actor, actor.uid, language)
  const { organization, logoUrl } = made
  const { id: organizationId, name: subject } = organization
  const steps = [
    // One after the other, so that any number at once are counted as they are.
    lockingUser(actor.uid),
    ...(max === Infinity ? [] : [limitingCreated(actor.uid, max)]),
    ...made.steps,
    auditing({ actor: actor.uid, action: 'organization.created', subject, organizationId }),
  ]
  try {
    // Nothing else is to be done: all of it goes to the database together.
    if (idempotencyKey === undefined && logoUrl === defaultLogo) await atOnce(db, steps)
    else
      return await withIdempotencyKey(db, request, async (tx) => {
        await inTurn(tx, steps)
        await requireShowable(tx, {
          holder: `organization:${organizationId}`,
          uid: actor.uid,
          chosen: { 'branding.logo_url': logoUrl },
        })
        await claimLogo(tx, organizationId, logoUrl)
        return { organization }
      })
  } catch (error) {
    if (isOfTheGone(error)) throw new Refusal('unauthenticated', { detail: 'the account is gone', cause: error })
    if (isLimitReached(error)) throw new Refusal('organization_limit', { detail: `${max} are made` })
    if (isUniqueViolation(error, 'organizations_name')) {
      throw new Refusal('organization_exists', { detail: 'the unique index refused the name' })
    }
    throw error
  }
  return { organization }
}

/**
 * The organization that an operator makes for its first owner, with its logo claimed. It speaks the default language, and
 * has the default time, until its settings say another. The unique index `organizations_name` may refuse it, and the
 * database does where the owner's account is gone (`isOfTheGone`).
 */
export async function insertOwned(
  tx: Transaction,
  wanted: Wanted,
  owner: Owner,
): Promise<AnswerOf<Endpoint>['organization']> {
  const { organization, logoUrl, steps } = owned(wanted, owner, null)
  await inTurn(tx, [lockingUser(owner.uid), ...steps])
  await claimLogo(tx, organization.id, logoUrl)
  return organization
}

/** Nobody chose it: one that the server or the database cannot reckon in hinders nobody. */
async function usableTimeZone(db: Database, wanted = defaultTimeZone): Promise<string> {
  return isTimeZone(wanted) && (await knowsTimeZone(db, wanted)) ? wanted : defaultTimeZone
}

type Owner = Pick<Actor, 'uid' | 'email'>

function owned(
  { name, displayName, branding, metadata, time_zone: timeZone = defaultTimeZone }: Wanted,
  owner: Owner,
  createdBy: string | null,
  language: Language = defaultLanguage,
) {
  const id = uuidByTime()
  const logoUrl = branding?.logo_url ?? defaultLogo
  const inserting = insertingOrganization({
    id,
    name,
    displayName,
    logoUrl,
    createdBy,
    language,
    timeZone,
    primaryColor: branding?.colors?.primary ?? defaultBrandColors.primary,
    pageBackground: branding?.colors?.page_background ?? defaultBrandColors.page_background,
    companyEmail: metadata?.company_email ?? owner.email,
  })
  return { organization: { id, name, displayName }, logoUrl, steps: [inserting, addingFirstOwner(id, owner.uid)] }
}

async function claimLogo(tx: Transaction, id: string, logoUrl: string): Promise<void> {
  if (logoUrl !== defaultLogo) await claimContents(tx, `organization:${id}`, [logoUrl])
}
