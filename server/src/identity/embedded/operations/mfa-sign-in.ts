/**
 * `/v2/accounts/mfaSignIn:finalize`: the second step of a sign-in, and `:start`, which only text messages need
 * (https://cloud.google.com/identity-platform/docs/reference/rest/v2/accounts.mfaSignIn).
 */
import * as z from 'zod'
import type { Operation } from '#identity/embedded/context.ts'
import { read, text } from '#identity/embedded/protocol/input.ts'
import { totpInfo, typedCode } from '#identity/embedded/protocol/second-factor-fields.ts'
import { ProtocolError } from '#identity/embedded/protocol/protocol-error.ts'
import { takeSecondStep } from '#identity/embedded/second-step/take-second-step.ts'
import { tokensOf } from '#identity/embedded/sessions/sessions.ts'

const pending = z.object({
  mfaPendingCredential: text('MISSING_MFA_PENDING_CREDENTIAL', 'INVALID_MFA_PENDING_CREDENTIAL'),
  mfaEnrollmentId: text('MISSING_MFA_ENROLLMENT_ID', 'MFA_ENROLLMENT_NOT_FOUND'),
})
const proof = z.object({ verificationCode: typedCode })

/** Nothing is sent for an app's code. Refuses with `OPERATION_NOT_ALLOWED`, and `INVALID_ARGUMENT` where no phone is meant. */
export const startSecondStep: Operation = async (_context, body) => {
  read(pending, body)
  totpInfo(body, 'SignInInfo')
  throw new ProtocolError('INVALID_ARGUMENT', { text: 'An authenticator app needs no start.' })
}

/**
 * `verificationCode` is a code of the app, or a backup code in its place: the SDK has this one field. Refuses with what
 * `takeSecondStep` does, `MISSING_MFA_PENDING_CREDENTIAL`, `MISSING_MFA_ENROLLMENT_ID`, `MISSING_CODE`, and as
 * `totpInfo` does.
 */
export const finalizeSecondStep: Operation = async (context, body, { address }) => {
  const input = read(pending, body)
  const { verificationCode: code } = read(proof, totpInfo(body, 'VerificationInfo'))
  const wanted = { pendingCredential: input.mfaPendingCredential, enrollmentId: input.mfaEnrollmentId }
  return tokensOf(context, await takeSecondStep(context, { ...wanted, code, address }))
}
