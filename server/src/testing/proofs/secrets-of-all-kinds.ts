/** One good secret of each kind that the server gives out, by what it is for, on the whole server. */
import { eq, sql } from 'drizzle-orm'
import { accounts } from '#db/schema.ts'
import { appCode } from '#testing/fixtures/sign-in/second-step.ts'
import type { WholeServer } from '#testing/servers/whole-server.ts'

export const password = 'Quiet-arches-9'

export interface GivenOut {
  /** By what each is for. */
  secrets: Record<string, string>
  /** Who asks where somebody has to be signed in, and what else such a call names. */
  asker: { idToken: string; enrollmentId: string }
  learner: { id: string; username: string }
}

type Body = Record<string, unknown>

export async function givenOut(server: WholeServer): Promise<GivenOut> {
  const { identity, database } = server
  const post = async (url: string, payload: object, bearer?: string) => {
    const { status, body } = await server.api({ method: 'POST', url, payload }, bearer)
    if (status >= 300) throw new Error(`${url} was answered with ${status}: ${JSON.stringify(body)}`)
    return body
  }
  const mfa = async (name: string, payload: object) => {
    const url = `/identitytoolkit.googleapis.com/v2/accounts/${name}?key=any`
    return (await server.app.inject({ method: 'POST', url, payload })).json<Body>()
  }
  const signUp = async (name: string) => {
    const email = `${name}@example.com`
    const made = await identity('signUp', { email, password, returnSecureToken: true })
    const { localId, idToken, refreshToken } = made as Record<string, string>
    await database.db
      .update(accounts)
      .set({ emailVerified: true })
      .where(eq(accounts.uid, String(localId)))
    const given = { given_name: name, family_name: 'Byron' }
    await post('/api/users/signup', given, `Bearer ${idToken}`)
    return { email, uid: String(localId), idToken: String(idToken), refreshToken: String(refreshToken) }
  }
  const enrol = async (idToken: string, finish: boolean) => {
    const { totpSessionInfo } = await mfa('mfaEnrollment:start', { idToken, totpEnrollmentInfo: {} })
    const { sharedSecretKey = '', sessionInfo = '' } = totpSessionInfo as Record<string, string>
    if (!finish) return { sessionInfo, idToken }
    const totpVerificationInfo = { sessionInfo, verificationCode: appCode(sharedSecretKey, new Date()) }
    const done = await mfa('mfaEnrollment:finalize', { idToken, totpVerificationInfo })
    return { sessionInfo, idToken: String(done['idToken']) }
  }
  /** What a link has, of the newest mail to somebody with such a link. */
  const mailed = async (to: string, link: string, parameter: string) => {
    const mails = (await server.app.inject('/dev/mailbox.json')).json<{ to: string; links: string[] }[]>()
    const found = mails.flatMap((mail) => (mail.to === to ? mail.links : [])).find((one) => one.includes(link))
    const code = found === undefined ? null : new URL(found).searchParams.get(parameter)
    if (code === null) throw new Error(`no link with ${link} was mailed to ${to}`)
    return code
  }
  const oob = async (person: { email: string; idToken: string }, requestType: string, mode: string, more = {}) => {
    const { email, idToken } = person
    await identity('sendOobCode', { requestType, email, idToken, ...more })
    const to = 'newEmail' in more ? String(more.newEmail) : email
    return mailed(to, `mode=${mode}`, 'oobCode')
  }
  const secrets: Record<string, string> = {}

  const asker = await signUp('asker')
  const bearer = `Bearer ${asker.idToken}`
  const other = await signUp('other')
  Object.assign(secrets, { 'ID token': other.idToken, 'refresh token': other.refreshToken })
  const minted = await post('/api/iam/auth/customToken', { uid: other.uid }, `Bearer ${other.idToken}`)
  secrets['custom token'] = String(minted['customToken'])
  secrets['reset code'] = await oob(other, 'PASSWORD_RESET', 'resetPassword')
  secrets['change of address'] = await oob(other, 'VERIFY_AND_CHANGE_EMAIL', 'verifyAndChangeEmail', {
    newEmail: 'elsewhere@example.com',
  })
  secrets['mailed link'] = await oob(other, 'EMAIL_SIGNIN', 'signIn', { continueUrl: 'http://localhost:8080/' })
  const unconfirmed = await identity('signUp', { email: 'late@example.com', password, returnSecureToken: true })
  const late = { email: 'late@example.com', idToken: String(unconfirmed['idToken']) }
  secrets['confirmation'] = await oob(late, 'VERIFY_EMAIL', 'verifyEmail')
  secrets['page of a mailed code'] = String(
    (await post('/api/iam/auth/mail-sign-ins', { email: 'other@example.com' }, ''))['asked'],
  )
  const moved = await signUp('moved')
  const change = await oob(moved, 'VERIFY_AND_CHANGE_EMAIL', 'verifyAndChangeEmail', {
    newEmail: 'moved-on@example.com',
  })
  await identity('update', { oobCode: change })
  secrets['address taken back'] = await mailed(moved.email, 'mode=recoverEmail', 'oobCode')
  await identity('signInWithPassword', { email: asker.email, password, returnSecureToken: true })

  const careful = await signUp('careful')
  const enrolled = await enrol(careful.idToken, true)
  secrets['second step to come'] = String(
    (await identity('signInWithPassword', { email: careful.email, password }))['mfaPendingCredential'],
  )
  const codes = await post('/api/users/profile/second-step/backup-codes', {}, `Bearer ${enrolled.idToken}`)
  secrets['backup code'] = String((codes['codes'] as string[])[0])
  const found = await identity('lookup', { idToken: enrolled.idToken })
  const [
    {
      mfaInfo: [{ mfaEnrollmentId: enrollmentId }],
    },
  ] = found['users'] as [{ mfaInfo: [{ mfaEnrollmentId: string }] }]
  secrets['second step begun'] = (await enrol(asker.idToken, false)).sessionInfo
  secrets['end of a session'] = await mailed(asker.email, 'mode=endSession', 'oobCode')

  const { organization } = await post('/api/iam/organizations', { name: 'proofs', displayName: 'Proof Hall' }, bearer)
  const invite = await post('/api/users/invites?organization=proofs', {}, bearer)
  Object.assign(secrets, { invite: invite['token'], 'invite’s code': invite['code'] })
  const { author_id } = await post('/api/iam/authors', { name: 'Proofs' }, bearer)
  const author = await post('/api/iam/authors/invites', { author_id }, bearer)
  secrets['publisher’s invite'] = String(author['token'])
  const learners = [{ username: 'scholar', given_name: 'Ada', family_name: 'Byron' }]
  const { made } = await post('/api/users/learners?organization=proofs', { learners }, bearer)
  const [card] = made as [{ user_id: string; code: string }]
  secrets['learner’s card'] = card.code
  const arrival = await post('/api/iam/auth/learners', { by: 'card', learner: card.user_id, card: card.code }, '')
  secrets['arrival'] = String(arrival['token'])
  await post(`/api/users/learners/${card.user_id}/address?organization=proofs`, { email: 'own@example.com' }, bearer)
  secrets['account taken along'] = await mailed('own@example.com', 'take-along', 'code')
  const { id } = organization as { id: string }
  await database.db.execute(
    sql`insert into organization_members (organization_id, uid, role) values (${id}, ${other.uid}, 'User')`,
  )
  const changed = { method: 'PATCH', url: `/api/users/members/${other.uid}?organization=proofs` } as const
  await server.api({ ...changed, payload: { data: { username: 'otherone' } } }, bearer)
  secrets['change taken back'] = await mailed(other.email, 'take-back', 'code')
  const scim = { directory: 'entra', groups: 'labels' }
  secrets['directory’s token'] = String(
    (await post('/api/iam/organizations/proofs/connections', scim, bearer))['token'],
  )
  secrets['passkey to add'] = String((await post('/api/iam/passkeys/options', {}, bearer))['challenge'])
  secrets['passkey to sign in'] = String((await post('/api/iam/auth/passkey/options', {}, ''))['challenge'])
  const { idToken } = asker
  return { secrets, asker: { idToken, enrollmentId }, learner: { id: card.user_id, username: 'scholar' } }
}
