/** Which mail tells of a way to sign in that was added or removed. */
import type { MailTemplate } from '#messaging/render-mail.ts'
import type { ChangedWay } from './embedded/context.ts'

export const wayMails = {
  passkey: { added: 'passkey_added', removed: 'passkey_removed' },
  google: { added: 'google_added', removed: 'google_removed' },
  password: { added: 'password_added', removed: 'password_removed' },
} as const satisfies Record<ChangedWay['way'], Record<ChangedWay['change'], MailTemplate>>
