/**
 * `/v2/accounts/mfaEnrollment:start`, `:finalize` and `:withdraw`: a second step by authenticator app, set up and taken
 * off by the signed-in person (https://cloud.google.com/identity-platform/docs/reference/rest/v2/accounts.mfaEnrollment).
 */
import * as z from 'zod'
import type { Operation } from '#identity/embedded/context.ts'
import { idToken, orAbsent, read, text } from '#identity/embedded/protocol/input.ts'
import { displayName } from '#identity/embedded/protocol/profile-fields.ts'
import { totpInfo, typedCode } from '#identity/embedded/protocol/second-factor-fields.ts'
import { beginEnrolment, finishEnrolment } from '#identity/embedded/second-step/enrolment.ts'
import { withdrawSecondStep } from '#identity/embedded/second-step/remove-second-step.ts'
import { totpAlgorithm, totpDigits, totpPeriodSeconds } from '#identity/embedded/second-step/totp.ts'
import { tokensOf } from '#identity/embedded/sessions/sessions.ts'

const asking = z.object({ idToken })

/** Refuses with what `beginEnrolment` does, `MISSING_ID_TOKEN`, and as `totpInfo` does. */
export const startEnrollment: Operation = async (context, body) => {
  const input = read(asking, body)
  totpInfo(body, 'EnrollmentInfo')
  const { sharedSecretKey, sessionInfo, finishBefore } = await beginEnrolment(context, input.idToken)
  return {
    totpSessionInfo: {
      sharedSecretKey,
      sessionInfo,
      hashingAlgorithm: totpAlgorithm,
      verificationCodeLength: totpDigits,
      periodSec: totpPeriodSeconds,
      finalizeEnrollmentTime: finishBefore.toISOString(),
    },
  }
}

const named = z.object({ idToken, displayName: orAbsent(displayName) })
const begun = z.object({
  sessionInfo: text('MISSING_SESSION_INFO', 'INVALID_SESSION_INFO'),
  verificationCode: typedCode,
})

/** Refuses with what `finishEnrolment` does, `MISSING_ID_TOKEN`, `MISSING_SESSION_INFO`, `MISSING_CODE`, `INVALID_DISPLAY_NAME`. */
export const finalizeEnrollment: Operation = async (context, body) => {
  const input = read(named, body)
  const { sessionInfo, verificationCode: code } = read(begun, totpInfo(body, 'VerificationInfo'))
  const wanted = { idToken: input.idToken, displayName: input.displayName || null }
  const grant = await finishEnrolment(context, { ...wanted, sessionInfo, code })
  return { ...(await tokensOf(context, grant)), totpAuthInfo: {} }
}

const withdrawn = z.object({
  idToken,
  mfaEnrollmentId: text('MISSING_MFA_ENROLLMENT_ID', 'MFA_ENROLLMENT_NOT_FOUND'),
})

/** Refuses with what `withdrawSecondStep` does, `MISSING_ID_TOKEN`, `MISSING_MFA_ENROLLMENT_ID`. */
export const withdrawEnrollment: Operation = async (context, body) => {
  const input = read(withdrawn, body)
  const wanted = { idToken: input.idToken, enrollmentId: input.mfaEnrollmentId }
  return tokensOf(context, await withdrawSecondStep(context, wanted))
}
