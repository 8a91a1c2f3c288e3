/** Settings that several may change at once: a row counts its changes and keeps, of each setting, the last one. */
import { fieldMessages } from '@atrium/contract/sentences/en/fields'
import type { Queryable } from '#db/database.ts'
import type { SettingsChanges } from '#db/schema.ts'
import { Refusal } from '#http/refusal.ts'

interface Versioned {
  settingsVersion: number
  settingsChanges: SettingsChanges
}

/** What is to be written: the new values by their columns, and the row's count of changes with who made them. */
export interface SettingsSave<Values> extends Versioned {
  change: Partial<Values>
  /** The settings that change, by the names that the API has for them. */
  fields: string[]
}

interface Wanted<Values> {
  /** What is wanted, by its column; undefined is not spoken of. */
  values: { [Column in keyof Values]: Values[Column] | undefined }
  /** The API's name of each column. */
  fieldOf: Readonly<Record<keyof Values & string, string>>
  uid: string
}

/** What of that is to be written; undefined where all of it is so already. */
export function settingsSave<Values extends object>(
  row: Values & Versioned,
  { values, fieldOf, uid }: Wanted<Values>,
): SettingsSave<Values> | undefined {
  const columns = (Object.keys(fieldOf) as (keyof Values & string)[]).filter(
    (column) => values[column] !== undefined && values[column] !== row[column],
  )
  if (columns.length === 0) return undefined
  const settingsVersion = row.settingsVersion + 1
  const fields = columns.map((column) => fieldOf[column])
  const made = Object.fromEntries(fields.map((field) => [field, { version: settingsVersion, by: uid }]))
  const change = Object.fromEntries(columns.map((column) => [column, values[column]])) as Partial<Values>
  return { change, fields, settingsVersion, settingsChanges: { ...row.settingsChanges, ...made } }
}

/**
 * Refuses with `settings_changed` where somebody has saved since this version was read: says of each setting that was
 * changed meanwhile who did it last. `nameOf` is what they are called there, or empty where nobody knows.
 */
export async function refuseStale(
  tx: Queryable,
  { settingsVersion, settingsChanges }: Versioned,
  version: number,
  nameOf: (tx: Queryable, uid: string) => Promise<string>,
): Promise<void> {
  if (settingsVersion === version) return
  const names = new Map<string, string>()
  const fields: Record<string, string> = {}
  for (const [field, last] of Object.entries(settingsChanges)) {
    if (last === undefined || last.version <= version) continue
    if (!names.has(last.by)) names.set(last.by, await nameOf(tx, last.by))
    const who = names.get(last.by)
    fields[field] = who ? fieldMessages.changedBy.replace('{who}', () => who) : fieldMessages.changedByWhoLeft
  }
  throw new Refusal('settings_changed', { detail: `version ${version} was read, ${settingsVersion} is saved`, fields })
}
