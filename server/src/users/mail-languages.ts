/** In which language people are written to: for the outbox, which knows nobody's record. */
import type { Language } from '@atrium/contract/languages'
import { nameKey } from '@atrium/contract/rules/normalize'
import type { Transaction } from '#db/database.ts'
import { languagesOf } from './queries.ts'

/** By the addresses as they were given; of whoever has set none, or has no account, there is none. */
export async function mailLanguagesOf(tx: Transaction, emails: string[]): Promise<Map<string, Language>> {
  const keys = new Map(emails.map((email) => [email, nameKey(email)]))
  const rows = await languagesOf(tx, [...new Set(keys.values())])
  const set = new Map(rows.map(({ emailKey, language }) => [emailKey, language]))
  return new Map([...keys].flatMap(([email, key]) => [[email, set.get(key) ?? null] as const]).filter(isSet))
}

function isSet(entry: readonly [string, Language | null]): entry is [string, Language] {
  return entry[1] !== null
}
