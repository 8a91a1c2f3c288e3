/** Everywhere that takes a secret, and every field there that takes a text: what is sent there with a value in it. */
import type { InjectOptions } from 'fastify'
import { type GivenOut, password } from './secrets-of-all-kinds.ts'

export interface Door {
  name: string
  send(value: string): InjectOptions
}

const identityToolkit = '/identitytoolkit.googleapis.com'

export function allDoors({ asker, learner, secrets }: GivenOut): Door[] {
  const { idToken, enrollmentId } = asker
  const bearer = { authorization: `Bearer ${idToken}` }

  /** `base` with the value in each of its empty fields in turn, however deep; the others stay as they are told. */
  const fieldsOf = (
    what: string,
    { url, base, headers = {} }: { url: string; base: object; headers?: Record<string, string> },
  ): Door[] =>
    emptyFields(base).map((path) => ({
      name: `${what} ${path.join('.')}`,
      send: (value) => ({ method: 'POST', url, headers, payload: filled(base, path, value) }),
    }))
  const protocol = (name: string, base: object) =>
    fieldsOf(name, {
      url: `${identityToolkit}/${name.startsWith('mfa') ? `v2/accounts/${name}` : `v1/accounts:${name}`}?key=any`,
      base,
    })
  const api = (path: string, base: object, signedIn = false) =>
    fieldsOf(path, { url: path, base, headers: signedIn ? bearer : {} })
  const bearing = (method: 'GET' | 'POST', url: string, payload?: object): Door => ({
    name: `${method} ${url} as the bearer`,
    send: (value) => ({ method, url, headers: { authorization: `Bearer ${value}` }, ...(payload && { payload }) }),
  })
  const idp = (providerId: string, field: string): Door => ({
    name: `signInWithIdp ${providerId} ${field}`,
    send: (value) => ({
      method: 'POST',
      url: `${identityToolkit}/v1/accounts:signInWithIdp?key=any`,
      payload: {
        requestUri: 'http://localhost',
        postBody: new URLSearchParams({ providerId, [field]: value }).toString(),
        returnSecureToken: true,
      },
    }),
  })
  const passkey = (url: string, type: string): Door => ({
    name: url,
    send: (value) => ({
      method: 'POST',
      url,
      headers: bearer,
      payload: { response: answerTo(value, type) },
    }),
  })
  const query = (path: string, parameter: string, payload?: object): Door => ({
    name: `${path}?${parameter}`,
    send: (value) => ({
      method: payload ? 'POST' : 'GET',
      url: `${path}?${new URLSearchParams({ [parameter]: value }).toString()}`,
      ...(payload && { payload }),
    }),
  })

  return [
    ...protocol('delete', { idToken: '' }),
    ...protocol('lookup', { idToken: '' }),
    ...protocol('resetPassword', { oobCode: '' }),
    ...protocol('resetPassword', { oobCode: '', newPassword: 'Another-horse-9' }).map(called('with a password')),
    ...protocol('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: '' }),
    ...protocol('sendOobCode', { requestType: 'PASSWORD_RESET', email: 'nobody@example.com', oobCode: '' }),
    ...protocol('signInWithCustomToken', { token: '', returnSecureToken: true }),
    ...protocol('signInWithEmailLink', { email: 'other@example.com', oobCode: '', idToken: '' }),
    ...protocol('signInWithPassword', { email: 'other@example.com', password: '', idToken: '' }),
    ...protocol('signUp', { idToken: '', email: 'other@example.com', password }),
    ...protocol('update', { oobCode: '', idToken: '' }),
    ...protocol('mfaEnrollment:start', { idToken: '', totpEnrollmentInfo: {} }),
    ...protocol('mfaEnrollment:finalize', {
      idToken,
      totpVerificationInfo: { sessionInfo: '', verificationCode: '000000' },
    }),
    ...protocol('mfaEnrollment:withdraw', { idToken: '', mfaEnrollmentId: enrollmentId }),
    ...protocol('mfaSignIn:finalize', {
      mfaPendingCredential: '',
      mfaEnrollmentId: enrollmentId,
      totpVerificationInfo: { verificationCode: 'AAAA-AAAA-AAAA-AAAA' },
    }),
    ...protocol('mfaSignIn:finalize', {
      mfaPendingCredential: secrets['second step to come'],
      mfaEnrollmentId: enrollmentId,
      totpVerificationInfo: { verificationCode: '' },
    }),
    ...fieldsOf('token', {
      url: '/securetoken.googleapis.com/v1/token?key=any',
      base: { grant_type: 'refresh_token', refresh_token: '' },
    }),
    ...['google.com', 'oidc.organization'].flatMap((provider) =>
      ['id_token', 'access_token', 'pendingToken', 'code'].map((field) => idp(provider, field)),
    ),
    ...api('/api/iam/auth/new-sign-in/preview', { code: '' }),
    ...api('/api/iam/auth/new-sign-in/end', { code: '' }),
    ...api('/api/iam/auth/mail-sign-ins/code', { asked: '', code: '000000' }),
    query('/api/users/reset-password', 'token', { password: 'Another-horse-9' }),
    ...api('/api/iam/auth/learners', { by: 'card', learner: learner.id, card: '' }),
    ...api('/api/iam/auth/learners', { by: 'code', organization: 'proofs', username: learner.username, card: '' }).map(
      called('typed'),
    ),
    ...api('/api/iam/auth/learners/preview', { learner: learner.id, card: '' }),
    ...api('/api/iam/auth/learners/take-along/preview', { token: '' }),
    ...api('/api/iam/auth/learners/take-along', { token: '', username: 'newname', password: 'Another-horse-9' }),
    ...api('/api/users/invites/preview', { token: '' }),
    ...api('/api/users/invites/success', { token: '' }, true),
    ...api('/api/iam/authors/invites/success', { token: '' }, true),
    ...api('/api/users/changes/preview', { token: '' }),
    ...api('/api/users/changes/take-back', { token: '' }),
    ...api('/api/users/account/export/download', { token: '' }, true),
    passkey('/api/iam/passkeys', 'webauthn.create'),
    passkey('/api/iam/auth/passkey', 'webauthn.get'),
    bearing('GET', '/api/users/profile'),
    bearing('POST', '/api/iam/auth/logout', {}),
    bearing('GET', '/scim/v2/proofs/Users'),
    bearing('GET', '/metrics'),
    query('/auth/google/callback', 'state'),
    query('/sso/00000000-0000-4000-8000-000000000000/callback', 'state'),
    query('/sso/00000000-0000-4000-8000-000000000000/start', 'test'),
  ]
}

function called(more: string): (door: Door) => Door {
  return (door) => ({ ...door, name: `${door.name} ${more}` })
}

function emptyFields(base: object): string[][] {
  return Object.entries(base).flatMap(([name, value]: [string, unknown]) => {
    if (value === '') return [[name]]
    return typeof value === 'object' && value !== null ? emptyFields(value).map((path) => [name, ...path]) : []
  })
}

/** With the value in that field; other empty fields are left out. */
function filled(base: object, path: readonly string[], value: string): object {
  const [first, ...rest] = path
  return Object.fromEntries(
    Object.entries(base).flatMap(([name, was]: [string, unknown]) => {
      if (name === first) {
        const isDeeper = rest.length > 0 && typeof was === 'object' && was !== null
        return [[name, isDeeper ? filled(was, rest, value) : value]]
      }
      return was === '' ? [] : [[name, was]]
    }),
  )
}

/** As an authenticator answers, with nothing in it that holds. */
function answerTo(challenge: string, type: string): object {
  const said = JSON.stringify({ type, challenge, origin: 'http://localhost:8080', crossOrigin: false })
  const clientDataJSON = Buffer.from(said).toString('base64url')
  const signed = { authenticatorData: 'AAAA', signature: 'AAAA', userHandle: 'AAAA' }
  const made = { attestationObject: 'AAAA', transports: [] }
  return {
    id: 'AAAA',
    rawId: 'AAAA',
    type: 'public-key',
    clientExtensionResults: {},
    response: { clientDataJSON, ...(type === 'webauthn.get' ? signed : made) },
  }
}
