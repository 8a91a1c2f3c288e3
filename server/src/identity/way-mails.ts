/** Which mail tells of a way to sign in that was added, changed or removed. */
import type { MailToAddress } from '#messaging/readers.ts'
import type { WayChange } from './embedded/context.ts'

const mails = {
  passkey: { added: 'passkey_added', removed: 'passkey_removed' },
  google: { added: 'google_added', removed: 'google_removed' },
  password: { added: 'password_added', changed: 'password_changed', removed: 'password_removed' },
} as const satisfies Record<WayChange['way'], Record<string, MailToAddress>>

export function mailOfWay(changed: WayChange): MailToAddress {
  return changed.way === 'password' ? mails.password[changed.change] : mails[changed.way][changed.change]
}
