/** Forgotten passwords at the hosted provider. */
import type { PasswordActions } from '#identity/password-routes.ts'
import { HostedRefusal, type ProtocolClient } from './protocol-client.ts'

/** Where the project does not hide it, the provider tells that there is no such account. We do not. */
const noAccount = ['EMAIL_NOT_FOUND', 'USER_NOT_FOUND']

export function hostedPasswords(protocol: ProtocolClient): PasswordActions {
  return {
    async sendResetCode({ email }) {
      try {
        await protocol.ask('sendOobCode', { requestType: 'PASSWORD_RESET', email })
      } catch (error) {
        if (!(error instanceof HostedRefusal)) throw error
        if (!noAccount.includes(error.code)) throw error.toProtocolError()
      }
    },
    async resetPassword({ code, password }) {
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

/**
 * When the password of an account was last changed, or null: there is no such account, it has none,
 * or it is the first. Rejects with `HostedRefusal`.
 */
export async function passwordChangedAt(protocol: ProtocolClient, email: string): Promise<Date | null> {
  const { users } = (await protocol.administer('lookup', { email: [email] })) as {
    users?: { createdAt?: string; passwordUpdatedAt?: number; passwordHash?: string }[]
  }
  const [account] = users ?? []
  if (account?.passwordUpdatedAt === undefined || account.passwordHash === undefined) return null
  const changedAt = Number(account.passwordUpdatedAt)
  return changedAt - Number(account.createdAt ?? 0) > SAME_MOMENT_MS ? new Date(changedAt) : null
}
