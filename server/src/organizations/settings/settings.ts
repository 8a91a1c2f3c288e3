/** What an organization says of itself: read by its owners and staff, changed by its owners. */
import type { BodyOf } from '@atrium/contract/endpoint'
import { fieldMessages } from '@atrium/contract/sentences/en/fields'
import type { OrganizationSettings, SettingsField, updateOrganization } from '@atrium/contract/organizations/settings'
import { audit } from '#audit/audit.ts'
import { claimContents, requireShowable } from '#content/claims.ts'
import type { DatabaseContext, Transaction } from '#db/database.ts'
import type { Asking, Membership } from '#http/membership.ts'
import { Refusal } from '#http/refusal.ts'
import { requireRoleStill } from '#members/membership.ts'
import { lockOrganization, type OrganizationRow } from '#organizations/queries.ts'
import { toOrganization } from '#organizations/to-organization.ts'
import { refuseStale, settingsSave } from '#saved-settings/saved-settings.ts'
import { knowsTimeZone, nameIn, organizationById, type SettingsValues, updateSettings } from './queries-settings.ts'

/** Refuses with `not_found` where it was deleted meanwhile. */
export async function settingsOf(
  { db }: DatabaseContext,
  { membership }: { membership: Membership },
): Promise<OrganizationSettings> {
  const row = await organizationById(db, membership.organizationId)
  if (!row) throw new Refusal('not_found', { detail: 'it was deleted' })
  return toSettings(row)
}

type Wanted = Omit<BodyOf<typeof updateOrganization>, 'version'>

interface Change extends Asking {
  version: number
  wanted: Wanted
}

/**
 * The change, the claim on its logo and the timeline's entry in one transaction, behind the organization's lock: of
 * two who save at once the second is refused with `settings_changed`, which says what the other changed. What is so
 * already is no change. Refuses with `invalid_input` for a time zone that the database does not know and as `requireShowable` does, and with
 * `not_found` and `forbidden` as `requireRole` does.
 */
export async function changeSettings(
  { db }: DatabaseContext,
  { actor, membership, version, wanted }: Change,
): Promise<OrganizationSettings> {
  if (wanted.time_zone !== undefined) {
    if (!(await knowsTimeZone(db, wanted.time_zone)))
      throw new Refusal('invalid_input', { fields: { time_zone: fieldMessages.timeZoneInvalid } })
  }
  return db.transaction(async (tx) => {
    const row = await lockOrganization(tx, membership.organizationId)
    if (!row) throw new Refusal('not_found', { detail: 'it was deleted' })
    await requireRoleStill(tx, { actor, membership })
    await refuseStale(tx, row, version, (q, uid) => nameIn(q, row.id, uid))
    return save(tx, { row, uid: actor.uid, wanted })
  })
}

async function save(
  tx: Transaction,
  { row, uid, wanted }: { row: OrganizationRow; uid: string; wanted: Wanted },
): Promise<OrganizationSettings> {
  const { id: organizationId, name: subject } = row
  const wantedSave = settingsSave<SettingsValues>(row, { values: valuesOf(wanted), fieldOf, uid })
  if (wantedSave === undefined) return toSettings(row)

  const { change, fields, ...versions } = wantedSave
  const holder = `organization:${organizationId}` as const
  await requireShowable(tx, { holder, uid, chosen: { 'branding.logo_url': change.logoUrl } })
  await updateSettings(tx, organizationId, { ...change, ...versions })
  if (change.logoUrl !== undefined) await claimContents(tx, holder, [change.logoUrl])
  const { displayName } = change
  const detail = { fields: fields.join(' '), ...(displayName !== undefined && { displayName }) }
  await audit(tx, { actor: uid, action: 'organization.settings_changed', subject, organizationId, detail })
  return toSettings({ ...row, ...change, ...versions })
}

/** The API's name of each setting, by where it is kept. */
export const fieldOf = {
  displayName: 'displayName',
  logoUrl: 'logo_url',
  primaryColor: 'primary',
  pageBackground: 'page_background',
  companyEmail: 'company_email',
  timeZone: 'time_zone',
  language: 'language',
} as const satisfies Record<keyof SettingsValues, SettingsField>

/** What is wanted, by its column; without what is not spoken of. */
function valuesOf({ displayName, branding, metadata, time_zone, language }: Wanted) {
  return {
    displayName,
    logoUrl: branding?.logo_url,
    primaryColor: branding?.colors?.primary,
    pageBackground: branding?.colors?.page_background,
    companyEmail: metadata?.company_email,
    timeZone: time_zone,
    language,
  }
}

function toSettings(row: OrganizationRow): OrganizationSettings {
  const { companyEmail: company_email, timeZone: time_zone, language, settingsVersion: version } = row
  return { ...toOrganization(row), metadata: { company_email }, time_zone, language, version }
}
