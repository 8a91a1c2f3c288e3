/** Clears away of mails what nobody needs any more. */
import type { Database } from '#db/database.ts'
import type { Secrets } from '#secrets/secrets.ts'
import { dropMailsOlderThan, forgetSpentMails, openLyingMails, updateMail } from './queries.ts'
import { sealMail } from './sealed-mail.ts'

/** For whoever asks whether a mail was sent; who it went to is nobody's business for longer. */
const KEPT_DAYS = 30
const AT_ONCE = 200

/** What mails with spent links said, mails of long ago, and what earlier versions left open. */
export async function sweepMails(db: Database, secrets: Secrets): Promise<void> {
  for (;;) {
    const open = await openLyingMails(db, AT_ONCE)
    for (const mail of open) await updateMail(db, mail.id, sealMail(secrets, mail.id, mail))
    if (open.length < AT_ONCE) break
  }
  await forgetSpentMails(db)
  await dropMailsOlderThan(db, KEPT_DAYS)
}
