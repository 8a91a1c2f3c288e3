/** Forgotten passwords at the hosted provider. */
import { nameKey } from '@atrium/contract/rules/normalize'
import type { PasswordActions } from '#identity/api/actions.ts'
import { assertAcceptable, assertNotBreached } from '#identity/embedded/passwords/acceptable-password.ts'
import type { BreachCheck } from '#identity/embedded/passwords/breached-passwords.ts'
import type { Limiter } from '#limits/limiter.ts'
import { countMails, mailAttempts } from '#limits/mails.ts'
import type { HostedAccount } from './accounts.ts'
import { HostedRefusal, type ProtocolClient } from './protocol-client.ts'

/** Where the project does not hide it, the provider tells that there is no such account. We do not. */
const noAccount = ['EMAIL_NOT_FOUND', 'USER_NOT_FOUND']

/** Mails are counted here too: to the provider, all that come over our API come from one address. */
export function hostedPasswords(protocol: ProtocolClient, limiter: Limiter, isBreached: BreachCheck): PasswordActions {
  return {
    async sendResetCode({ email, address }) {
      const mail = { cause: 'reset', recipientKey: nameKey(email), sender: { address } } as const
      await countMails(limiter, { limit: 'accountLookup', subject: address }, ...mailAttempts(mail))
      try {
        await protocol.ask('sendOobCode', { requestType: 'PASSWORD_RESET', email })
      } catch (error) {
        if (!(error instanceof HostedRefusal)) throw error
        if (!noAccount.includes(error.code)) throw error.toProtocolError()
      }
    },
    async resetPassword({ code, password }) {
      // The provider has rules of its own, and no list.
      assertAcceptable(password, [])
      await assertNotBreached(isBreached, password)
      try {
        const { email } = await protocol.ask('resetPassword', { oobCode: code, newPassword: password })
        return { email: String(email) }
      } catch (error) {
        throw error instanceof HostedRefusal ? error.toProtocolError() : error
      }
    },
  }
}

/** A password that was set with the account is no change of it. */
const SAME_MOMENT_MS = 1_000

/** When the password was last changed, or null: there is none, or it is the first. */
export function passwordChange({ createdAt, passwordSetAt }: HostedAccount): Date | null {
  if (passwordSetAt === null) return null
  return passwordSetAt.getTime() - createdAt.getTime() > SAME_MOMENT_MS ? passwordSetAt : null
}
