/** `accounts:signInWithPassword`. */
import { nameKey } from '@atrium/contract/rules/normalize'
import * as z from 'zod'
import type { IdentityContext, Operation } from '#identity/embedded/context.ts'
import type { Candidate, CheckedPassword } from '#identity/embedded/passwords/password-sign-ins.ts'
import { withAttemptLimit } from '#identity/embedded/passwords/with-attempt-limit.ts'
import { email, password, read } from '#identity/embedded/protocol/input.ts'
import { ProtocolError } from '#identity/embedded/protocol/protocol-error.ts'
import { answerToFirstStep } from '#identity/embedded/second-step/first-step.ts'
import type { FirstStep } from '#identity/embedded/second-step/outcome.ts'
import { recognitionOf } from '#identity/embedded/sessions/browser.ts'

const fields = z.object({ email: email('MISSING_EMAIL', 'INVALID_EMAIL', 'INVALID_EMAIL'), password })

/**
 * An unknown e-mail and a wrong password are told apart neither by the answer nor by its time
 * (`INVALID_LOGIN_CREDENTIALS`); that an account is disabled, only who has its password learns.
 * Refuses also with `TOO_MANY_ATTEMPTS_TRY_LATER` and, under load, `UNAVAILABLE`.
 */
export const signInWithPassword: Operation = async (context, body, caller) => {
  const input = read(fields, body)
  const { passwords, passwordSignIns } = context
  const emailKey = nameKey(input.email)
  const recognition = recognitionOf(context.browser)

  const outcome = await passwords.admit({ address: caller.address, account: emailKey }, async () => {
    await passwordSignIns.gate()
    return withAttemptLimit(
      context,
      { emailKey, address: caller.address, browser: recognition.browser },
      () => passwordSignIns.findAccount({ emailKey, browser: recognition.browser }),
      async (account) => {
        const right = await passwords.matches(input.password, account?.passwordHash)
        if (!right || !account) return undefined
        const { address } = caller
        return () => completeFirstStep(context, account, { password: input.password, recognition, address })
      },
    )
  })
  // Wrong, or changed or disabled while it was being checked.
  if (!outcome) throw new ProtocolError('INVALID_LOGIN_CREDENTIALS')

  const { uid, email, displayName } = outcome.account
  return {
    kind: 'identitytoolkit#VerifyPasswordResponse',
    registered: true,
    localId: uid,
    email,
    ...(displayName === null ? {} : { displayName }),
    ...(await answerToFirstStep(context, outcome)),
  }
}

interface SignIn extends Pick<CheckedPassword, 'recognition' | 'address'> {
  password: string
}

/**
 * In: whose password was right. Where another sign-in hashed the same password anew meanwhile, as happens to an
 * imported account in two tabs, it is checked once more, against that. Undefined as `PasswordSignIns.completeFirstStep`.
 */
async function completeFirstStep(
  context: IdentityContext,
  account: Candidate,
  signIn: SignIn,
  again = true,
): Promise<FirstStep | undefined> {
  if (account.disabled) throw new ProtocolError('USER_DISABLED')
  const { passwords, passwordSignIns } = context
  const { uid, emailKey } = account
  const { password, recognition, address } = signIn
  const checkedHash = account.passwordHash ?? ''
  const passwordHash = await passwords.current(password, checkedHash)
  const outcome = await passwordSignIns.completeFirstStep({ account, checkedHash, passwordHash, recognition, address })
  if (outcome || !again || passwordHash === checkedHash || emailKey === null) return outcome
  const now = await passwordSignIns.findAccount({ emailKey, browser: recognition.browser })
  if (now?.uid !== uid || !(await passwords.matches(password, now.passwordHash))) return undefined
  return completeFirstStep(context, now, signIn, false)
}
