/** Calls of the identity protocol: its addresses with fields of any of them, right and wrong. */
import fc from 'fast-check'
import { hostileText, hostileValue, type Known } from './values.ts'

const operations = [
  ...[
    'createAuthUri',
    'delete',
    'lookup',
    'resetPassword',
    'sendOobCode',
    'signInWithCustomToken',
    'signInWithEmailLink',
  ],
  ...['signInWithIdp', 'signInWithPassword', 'signUp', 'update'],
]
const secondFactors = ['mfaEnrollment:start', 'mfaEnrollment:finalize', 'mfaEnrollment:withdraw']
export const protocolPaths = [
  ...operations.map((name) => `/identitytoolkit.googleapis.com/v1/accounts:${name}`),
  ...[...secondFactors, 'mfaSignIn:start', 'mfaSignIn:finalize'].map(
    (name) => `/identitytoolkit.googleapis.com/v2/accounts/${name}`,
  ),
  '/securetoken.googleapis.com/v1/token',
  '/www.googleapis.com/identitytoolkit/v3/relyingparty/setAccountInfo',
]

/** Values that a field is meant to have, beside what is known to exist. */
const meant: Known = {
  requestType: ['PASSWORD_RESET', 'VERIFY_EMAIL', 'EMAIL_SIGNIN', 'VERIFY_AND_CHANGE_EMAIL'],
  returnSecureToken: [true, false],
  grantType: ['refresh_token'],
  grant_type: ['refresh_token'],
  deleteProvider: [['google.com'], ['password']],
  deleteAttribute: [['DISPLAY_NAME', 'PHOTO_URL']],
  continueUrl: ['http://localhost:8080/'],
  continueUri: ['http://localhost:8080/'],
  requestUri: ['http://localhost'],
  identifier: ['nobody@example.com'],
  newEmail: ['new@example.com'],
  newPassword: ['correct horse'],
  postBody: ['id_token=x&providerId=google.com'],
  oobCode: ['x'.repeat(43)],
  token: ['x.y.z'],
  totpEnrollmentInfo: [{}],
  totpVerificationInfo: [{ sessionInfo: 'x', verificationCode: '123456' }],
  mfaPendingCredential: ['x'.repeat(43)],
  mfaEnrollmentId: ['x'],
  photoUrl: ['https://example.com/a.png'],
  emailLink: ['x'],
  tenantId: [''],
  clientType: ['CLIENT_TYPE_WEB'],
  targetProjectId: [''],
  displayName: ['Ada'],
}
const fields = ['email', 'password', 'idToken', 'refreshToken', 'localId', ...Object.keys(meant)]

export interface ProtocolCall {
  path: string
  headers: Record<string, string>
  payload: string
}

/** Mostly right values in fields that may not belong there, and now and then one that nobody should send. */
export function protocolCalls(path: string, known: Known): fc.Arbitrary<ProtocolCall> {
  const valueFor = (field: string) => fc.constantFrom<unknown>(...(known[field] ?? []), ...(meant[field] ?? []), 'x')
  const right = fc.record(Object.fromEntries(fields.map((field) => [field, valueFor(field)])), {
    requiredKeys: ['email', 'password'],
  })
  const bent = fc
    .record({ body: right, field: fc.constantFrom(...fields), value: hostileValue })
    .map(({ body, field, value }) => ({ ...body, [field]: value }))
  const body = fc.oneof<fc.Arbitrary<unknown>[]>(right, right, bent, bent, bent, hostileValue)
  const asJson = body.map((value) => ({
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(value) ?? '',
  }))
  const asForm = fc
    .record({ name: fc.constantFrom('refresh_token', 'grant_type', 'x'), text: hostileText })
    .map(({ name, text }) => ({
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ grant_type: 'refresh_token', [name]: text.toWellFormed() }).toString(),
    }))
  const raw = fc.record({
    headers: fc.constantFrom({ 'content-type': 'application/json' }, { 'content-type': 'text/plain' }, {}),
    payload: hostileText,
  })
  const sent = fc.oneof(
    { weight: 8, arbitrary: asJson },
    { weight: 1, arbitrary: asForm },
    { weight: 1, arbitrary: raw },
  )
  return sent.map(({ headers, payload }) => ({ path, headers: headers as Record<string, string>, payload }))
}
