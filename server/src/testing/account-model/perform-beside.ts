/** The operations that are not of the identity protocol, or of other people: passkeys, digits, codes on paper, a neighbour. */
import { sql } from 'drizzle-orm'
import { hashSecret } from '#identity/embedded/codes/secrets.ts'
import { type Answer, publicOrigin } from '#testing/fixtures/identity.ts'
import { appCode } from '#testing/fixtures/sign-in/second-step.ts'
import { softwareAuthenticator } from '#testing/stand-ins/software-authenticator.ts'
import { neighbours, neighboursPassword } from './account.ts'
import type { Kind, Operation } from './operation.ts'
import { actor, enrolmentOf, type Real, sessionIdOf, tokenOf } from './real.ts'

type Acts<K extends Kind> = Record<K, (real: Real, operation: Operation) => Promise<Answer | undefined>>

const address = '127.0.0.1'
const byOperator = { reason: 'The model asks.', actor: 'operator' }
const elsewhere = { cookie: `atrium_browser=${'e'.repeat(43)}` }

export const besides: Acts<
  | 'take second step'
  | 'take by code'
  | 'ask code'
  | 'type code'
  | 'refresh'
  | 'refresh first'
  | 'prove'
  | 'passkey in'
  | 'cancel change'
  | 'make codes'
  | 'add passkey'
  | 'rename passkey'
  | 'remove passkey'
  | 'log out'
  | 'end others'
  | 'end one'
  | 'end new'
  | 'end everywhere'
  | 'disable'
  | 'enable'
  | 'take off'
  | 'operator ends'
  | 'neighbour moves'
> = {
  'take second step': (real, { secret }) => takeStep(real, secret, appCode(real.appKey || 'AAAA', real.the.now())),
  'take by code': (real, { secret, backup }) => takeStep(real, secret, real.secrets.get(backup) ?? 'none'),
  'ask code': async ({ the, email, digits }, { id, address: asking }) => {
    const { asked } = await the.identity.mailSignIn({ email: email[asking], address })
    const { rows } = (await the.database.db.execute(
      sql`select link_hash from mailed_sign_ins where asked_hash = ${hashSecret(asked)}`,
    )) as { rows: { link_hash: string }[] }
    digits.set(id, { asked, linkHash: rows[0]?.link_hash ?? '', code: '' })
    return undefined
  },
  'type code': async ({ the, digits, secrets }, { id, secret, isElse }) => {
    const { asked, code } = digits.get(secret) ?? { asked: 'none', code: '000000' }
    const typed = isElse ? String((Number(code) + 1) % 1_000_000).padStart(6, '0') : code
    const { oobCode } = await the.identity.takeSignInCode({ asked, code: typed })
    secrets.set(id, oobCode)
    return undefined
  },
  refresh: async (real, { session }) => {
    const { status, body, ...answer } = await real.the.refresh(real.sessions.get(session)?.refreshToken ?? 'none')
    if (status !== 200) return { status, body, ...answer }
    carryOn(real, session, body)
    return undefined
  },
  'refresh first': async (real, { session, isElse }) => {
    const { first = 'none' } = real.sessions.get(session) ?? {}
    const { status, body, ...answer } = await real.the.refresh(first, isElse ? elsewhere : {})
    if (status !== 200) return { status, body, ...answer }
    if (real.sessions.get(session)?.refreshToken === first) carryOn(real, session, body)
    return undefined
  },
  prove: async ({ the, passkeys, secrets }, { id, passkey }) => {
    const { device } = passkeys.get(passkey) ?? {}
    if (!device) return refusedAnswer
    const response = device.get(await the.identity.passkeys.requestOptions(address))
    secrets.set(id, await the.identity.passkeys.signInToken(response, address))
    return undefined
  },
  'passkey in': ({ the, secrets }, { secret }) =>
    the.call('signInWithCustomToken', { token: secrets.get(secret) ?? 'none' }, { origin: publicOrigin }),
  'cancel change': async (real, { session }) => {
    await real.the.identity.emailChange?.cancel(await actor(real, session))
    return undefined
  },
  'make codes': async (real, { id, session }) => {
    const [one, other] = await real.the.identity.secondStep.makeBackupCodes(await actor(real, session))
    real.secrets.set(id, one ?? '').set(`other ${id}`, other ?? '')
    return undefined
  },
  'add passkey': async (real, { id, session }) => {
    const { passkeys } = real.the.identity
    const asking = await actor(real, session)
    const device = softwareAuthenticator(publicOrigin, { counts: false })
    const response = device.create(await passkeys.createOptions(asking, address))
    real.passkeys.set(id, { id: (await passkeys.add(asking, { response, name: id })).id, device })
    return undefined
  },
  'rename passkey': async (real, { id, session, passkey }) => {
    const change = { id: real.passkeys.get(passkey)?.id ?? nobodys, name: id }
    await real.the.identity.passkeys.rename(await actor(real, session), change)
    return undefined
  },
  'remove passkey': async (real, { session, passkey }) => {
    await real.the.identity.passkeys.remove(await actor(real, session), real.passkeys.get(passkey)?.id ?? nobodys)
    return undefined
  },
  'log out': async (real, { session }) => {
    await real.the.identity.endSession(await actor(real, session))
    return undefined
  },
  'end others': async (real, { session }) => {
    await real.the.identity.ownSessions?.endOthers(await actor(real, session))
    return undefined
  },
  'end one': async (real, { session, other }) => {
    const asking = await actor(real, session)
    await real.the.identity.ownSessions?.end(asking, sessionIdOf(tokenOf(real, other)))
    return undefined
  },
  'end new': async ({ the, secrets }, { secret }) => {
    await the.identity.ownSessions?.endNewSignIn(secrets.get(secret) ?? 'none')
    return undefined
  },
  'end everywhere': async (real, { session }) => {
    await real.the.identity.signOutEverywhere(await actor(real, session))
    return undefined
  },
  disable: (real) => operatorTurns(real, true),
  enable: (real) => operatorTurns(real, false),
  'take off': async ({ the, uid }) => {
    await the.identity.takeOffSecondStep({ uid, ...byOperator })
    return undefined
  },
  'operator ends': async ({ the, uid }) => {
    await the.identity.endAllSessions({ uid, ...byOperator })
    return undefined
  },
  'neighbour moves': async (real, { address: wished, isElse }) => {
    const { neighbour, email } = real
    // Of what they do themselves at once the model knows nothing.
    const before = neighbour.moves
    const { promise: moves, resolve: hasMoved } = Promise.withResolvers<void>()
    neighbour.moves = moves
    await before
    try {
      return await moveNeighbour(real, email[isElse ? neighbours : wished])
    } finally {
      hasMoved()
    }
  },
}

async function moveNeighbour({ the, neighbour }: Real, newEmail: string): Promise<Answer | undefined> {
  const { body } = await the.signIn(neighbour.email, neighboursPassword)
  const asked = await the.call('sendOobCode', {
    requestType: 'VERIFY_AND_CHANGE_EMAIL',
    idToken: body['idToken'],
    newEmail,
  })
  if (asked.status !== 200) return asked
  const mailed = the.codes.findLast(({ uid, email: to }) => uid === neighbour.uid && to === newEmail)
  const moved = await the.call('update', { oobCode: mailed?.code })
  if (moved.status !== 200) return moved
  neighbour.email = newEmail
  return undefined
}

const nobodys = '00000000-0000-4000-8000-000000000000'
const refusedAnswer: Answer = { status: 400, body: {}, headers: {}, error: 'there is none' }

async function takeStep({ the, uid, secrets }: Real, secret: string, verificationCode: string): Promise<Answer> {
  const mfaEnrollmentId = await enrolmentOf(the, uid)
  return the.mfa('mfaSignIn:finalize', {
    mfaPendingCredential: secrets.get(secret) ?? 'none',
    mfaEnrollmentId,
    totpVerificationInfo: { verificationCode },
  })
}

function carryOn({ sessions }: Real, session: string, body: Record<string, unknown>): void {
  const { id_token: idToken = '', refresh_token: refreshToken = '' } = body as Record<string, string>
  sessions.set(session, { idToken, refreshToken, first: sessions.get(session)?.first ?? '' })
}

async function operatorTurns({ the, uid }: Real, disabled: boolean): Promise<undefined> {
  await the.identity.disableAccount({ uid, disabled, ...byOperator })
}
