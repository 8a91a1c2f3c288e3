/** What a publisher says of itself: read by its owners and staff, changed by its owners. */
import type { AuthorSettings, AuthorSettingsField, updateAuthor } from '@atrium/contract/authors/settings'
import type { BodyOf } from '@atrium/contract/endpoint'
import { nameKey } from '@atrium/contract/rules/normalize'
import { audit } from '#audit/audit.ts'
import { claimContents, requireShowable } from '#content/claims.ts'
import type { DatabaseContext, Transaction } from '#db/database.ts'
import type { AskingAuthor, AuthorMembership } from '#http/membership.ts'
import { Refusal } from '#http/refusal.ts'
import { requireAuthorRoleStill } from '#publishers/membership.ts'
import { authorByAuthorId, type AuthorRow, lockAuthor } from '#publishers/queries.ts'
import { refuseStale, settingsSave } from '#saved-settings/saved-settings.ts'
import { type AuthorValues, personName, renameForMembers, updateAuthorSettings } from './queries-settings.ts'

/** Refuses with `not_found` where it was deleted meanwhile. */
export async function settingsOf(
  { db }: DatabaseContext,
  { membership }: { membership: AuthorMembership },
): Promise<AuthorSettings> {
  const row = await authorByAuthorId(db, membership.authorId)
  if (!row) throw new Refusal('not_found', { detail: 'it was deleted' })
  return toSettings(row)
}

type Wanted = Omit<BodyOf<typeof updateAuthor>, 'version'>

interface Change extends AskingAuthor {
  version: number
  wanted: Wanted
}

/**
 * The change, the claims on its images and the audit record in one transaction, behind the publisher's lock: of two
 * who save at once the second is refused with `settings_changed`, which says what the other changed. What is so
 * already is no change. The id, which is an address, stays. Refuses with `not_found` and `forbidden` as
 * `requireAuthorRole` does, and with `invalid_input` as `requireShowable` does.
 */
export async function changeSettings(
  { db }: DatabaseContext,
  { actor, membership, version, wanted }: Change,
): Promise<AuthorSettings> {
  return db.transaction(async (tx) => {
    const row = await lockAuthor(tx, membership.id)
    if (!row) throw new Refusal('not_found', { detail: 'it was deleted' })
    await requireAuthorRoleStill(tx, { actor, membership })
    await refuseStale(tx, row, version, personName)
    return save(tx, { row, uid: actor.uid, wanted })
  })
}

async function save(
  tx: Transaction,
  { row, uid, wanted }: { row: AuthorRow; uid: string; wanted: Wanted },
): Promise<AuthorSettings> {
  const wantedSave = settingsSave<AuthorValues>(row, { values: valuesOf(wanted), fieldOf, uid })
  if (wantedSave === undefined) return toSettings(row)

  const { change, fields, ...versions } = wantedSave
  await requireShowable(tx, {
    holder: `author:${row.id}`,
    uid,
    chosen: { banner_image_url: change.bannerImageUrl, profile_image_url: change.profileImageUrl },
  })
  await updateAuthorSettings(tx, row.id, { ...change, ...versions })
  const saved = { ...row, ...change, ...versions }
  await claimContents(tx, `author:${row.id}`, [saved.bannerImageUrl, saved.profileImageUrl])
  if (change.name !== undefined) await renameForMembers(tx, row.id, nameKey(change.name))
  const detail = { fields: fields.join(' '), ...(change.name !== undefined && { name: change.name }) }
  await audit(tx, { actor: uid, action: 'author.settings_changed', subject: row.authorId, detail })
  return toSettings(saved)
}

/** Where each setting is kept. */
const fieldOf = {
  name: 'name',
  description: 'description',
  bannerImageUrl: 'banner_image_url',
  profileImageUrl: 'profile_image_url',
} as const satisfies Record<keyof AuthorValues, AuthorSettingsField>

/** What is wanted, by its column; without what is not spoken of. */
function valuesOf({ name, description, banner_image_url, profile_image_url }: Wanted) {
  return { name, description, bannerImageUrl: banner_image_url, profileImageUrl: profile_image_url }
}

function toSettings(row: AuthorRow): AuthorSettings {
  const { authorId: author_id, name, description, settingsVersion: version } = row
  const images = { banner_image_url: row.bannerImageUrl, profile_image_url: row.profileImageUrl }
  return { author_id, name, description, ...images, version }
}
