/** In which language people are written to: for the outbox, which knows nobody's record. */
import type { Language } from '@atrium/contract/languages'
import { nameKey } from '@atrium/contract/rules/normalize'
import type { Transaction } from '#db/database.ts'
import { type MailReader, readerKey } from '#messaging/outbox.ts'
import { languagesByUid, languagesOf } from './queries.ts'

/** By `readerKey`; of whoever has set none, or has no account, there is none. */
export async function mailLanguagesOf(tx: Transaction, readers: MailReader[]): Promise<Map<string, Language>> {
  const uids = readers.flatMap(({ whose }) => whose ?? [])
  const keys = readers.flatMap(({ email, whose }) => (whose === undefined ? nameKey(email) : []))
  const byKey = keys.length === 0 ? [] : await languagesOf(tx, [...new Set(keys)])
  const byUid = uids.length === 0 ? [] : await languagesByUid(tx, [...new Set(uids)])
  const set = new Map([
    ...byKey.map(({ emailKey, language }) => [emailKey, language] as const),
    ...byUid.map(({ uid, language }) => [uid, language] as const),
  ])
  return new Map(
    readers.flatMap((reader) => {
      const language = set.get(reader.whose ?? nameKey(reader.email))
      return language ? [[readerKey(reader), language] as const] : []
    }),
  )
}
