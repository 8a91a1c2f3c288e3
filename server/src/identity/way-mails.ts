/** Which mail tells of a way to sign in that was added, changed or removed. */
import type { MailTemplate } from '#messaging/render-mail.ts'
import type { WayChange } from './embedded/context.ts'

const mails = {
  passkey: { added: 'passkey_added', removed: 'passkey_removed' },
  google: { added: 'google_added', removed: 'google_removed' },
  password: { added: 'password_added', changed: 'password_changed', removed: 'password_removed' },
} as const satisfies Record<WayChange['way'], Record<string, MailTemplate>>

export function mailOfWay(changed: WayChange): MailTemplate {
  return changed.way === 'password' ? mails.password[changed.change] : mails[changed.way][changed.change]
}
