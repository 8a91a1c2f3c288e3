/** An account that goes: its address does not stay behind as the one that an organization is written to. */
import { nameKey } from '@atrium/contract/rules/normalize'
import type { Transaction } from '#db/database.ts'
import { amongProvenDomains } from '#domains/proven.ts'
import { settingsSave } from '#saved-settings/saved-settings.ts'
import { emailOf } from '#users/read-record.ts'
import { lockWrittenTo, type SettingsValues, updateSettings } from './queries-settings.ts'
import { fieldOf } from './settings.ts'

/**
 * For somebody whose account goes, before their record is emptied and behind the lock of their organizations: whoever makes an organization is written to about it
 * at their own address unless they say another, and stays so when they change theirs. One under a domain that the organization has proven is the
 * organization's own, and stays. Deleted organizations too: they can be restored.
 */
export async function forgetCompanyEmail(tx: Transaction, uid: string): Promise<void> {
  const email = await emailOf(tx, uid)
  for (const row of await lockWrittenTo(tx, { uid, email })) {
    const { id, companyEmail, companyEmailOf } = row
    if (companyEmail === null) continue
    const isTheirs = companyEmailOf === uid || (email !== null && nameKey(companyEmail) === nameKey(email))
    if (!isTheirs || (await amongProvenDomains(tx, id, [companyEmail])).size > 0) continue
    // Counted as any change: who has the page open does not write the address back by saving.
    const values = { ...nothingElse, companyEmail: null }
    const emptied = settingsSave<SettingsValues>(row, { values, fieldOf, uid })
    if (emptied === undefined) continue
    const { change, settingsVersion, settingsChanges } = emptied
    await updateSettings(tx, id, { ...change, settingsVersion, settingsChanges })
  }
}

const nothingElse = {
  displayName: undefined,
  logoUrl: undefined,
  primaryColor: undefined,
  pageBackground: undefined,
  timeZone: undefined,
  language: undefined,
}
