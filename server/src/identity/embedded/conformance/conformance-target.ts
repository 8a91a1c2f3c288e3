/**
 * What the conformance test drives: our provider on a real socket, or Google's own emulator where
 * `FIREBASE_AUTH_EMULATOR_HOST` names one (start it with the project id `demo-atrium`).
 */
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { SECOND_MS } from '@atrium/contract/rules/time/lengths'
import { testIdentity } from '#testing/fixtures/identity.ts'

export interface GoogleClaims {
  sub: string
  email?: string
  email_verified?: boolean
  name?: string
}

export interface ConformanceTarget {
  kind: 'embedded' | 'emulator'
  url: string
  customToken(uid: string): Promise<string>
  googleToken(claims: GoogleClaims): string
  /** The newest code mailed to that address. */
  code(email: string): Promise<string>
  /** The newest one in a mail to sign in with. */
  signInCode(email: string): Promise<string>
  disable(uid: string): Promise<void>
  /** The provider's clock. */
  now(): Date
  /** Lets time go by: the emulator's times are whole seconds, and ours turns its clock. */
  pass(seconds: number): Promise<void>
  close(): Promise<void>
}

export function conformanceTarget(): Promise<ConformanceTarget> {
  const host = process.env['FIREBASE_AUTH_EMULATOR_HOST']
  return host === undefined ? embedded() : emulator(`http://${host}`)
}

async function embedded(): Promise<ConformanceTarget> {
  const the = await testIdentity({ limits: { wrongPasswordAccount: { max: 5, windowSeconds: 300 } } })
  await the.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = the.app.server.address() as AddressInfo
  return {
    kind: 'embedded',
    url: `http://127.0.0.1:${port}`,
    customToken: (uid) => the.identity.mintCustomToken({ uid }),
    googleToken(claims) {
      const token = JSON.stringify(claims)
      the.google.set(token, {
        issuer: 'https://accounts.google.com',
        subject: claims.sub,
        email: claims.email ?? null,
        emailVerified: claims.email_verified === true,
        displayName: claims.name ?? null,
        givenName: null,
        familyName: null,
        photoUrl: null,
      })
      return token
    },
    code: (email) => Promise.resolve(the.codes.findLast((code) => code.email === email)?.code ?? 'none was mailed'),
    signInCode: (email) =>
      Promise.resolve(the.signInMails.findLast((mail) => mail.email === email)?.link ?? 'none was mailed'),
    disable: async (uid) =>
      void (await the.identity.disableAccount({ uid, disabled: true, reason: 'A test.', actor: 'operator' })),
    now: () => the.now(),
    pass: (seconds) => Promise.resolve(the.pass(seconds)),
    close: () => the.close(),
  }
}

const project = 'demo-atrium'

/** Source of the addresses: firebase-tools, `lib/emulator/auth`. "owner" is the emulator's administrator. */
async function emulator(url: string): Promise<ConformanceTarget> {
  const admin = async (method: string, path: string, body?: object): Promise<unknown> => {
    const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' }
    const response = await fetch(`${url}${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
    if (!response.ok) throw new Error(`the emulator answered ${response.status} to ${path}`)
    return response.json()
  }
  const privacy = { emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }
  const toolkit = `/identitytoolkit.googleapis.com`
  const codeTo = async (email: string) => {
    const answer = (await admin('GET', `/emulator/v1/projects/${project}/oobCodes`)) as {
      oobCodes: { email: string; newEmail?: string; oobCode: string }[]
    }
    return answer.oobCodes.findLast((code) => (code.newEmail ?? code.email) === email)?.oobCode ?? 'none was mailed'
  }
  await admin('PATCH', `${toolkit}/v2/projects/${project}/config?updateMask=emailPrivacyConfig`, privacy)
  return {
    kind: 'emulator',
    url,
    customToken: (uid) => Promise.resolve(JSON.stringify({ uid })),
    googleToken: (claims) => JSON.stringify(claims),
    code: codeTo,
    signInCode: codeTo,
    disable: async (localId) =>
      void (await admin('POST', `${toolkit}/v1/projects/${project}/accounts:update`, { localId, disableUser: true })),
    now: () => new Date(),
    pass: () => wait(SECOND_MS + 100),
    close: () => Promise.resolve(),
  }
}
