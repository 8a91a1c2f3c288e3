/** What somebody does to their account, by the identity protocol, the API and mailed links. */
import { sql } from 'drizzle-orm'
import { deleteDueAccounts } from '#users/deletion/delete-due.ts'
import type { accountKinds, Operation } from '../operation.ts'
import { ask, type Asked, askIdentity, emailOf, password, type Perform, type Real } from '../real.ts'

type Kind = (typeof accountKinds)[number]

const done: Asked = { status: 200, body: {} }
export const refused: Asked = { status: 409, body: {} }

const tokenOf = ({ tokens }: Real, { session }: Operation) => tokens.get(session) ?? 'none'
const apply: Perform = (real, { secret, page }) =>
  askIdentity(real, 'update', { oobCode: real.secrets.get(secret) ?? 'none' }, { page })

const oob = (real: Real, requestType: string, { page }: Operation, more: object) =>
  askIdentity(real, 'sendOobCode', { requestType, continueUrl: 'http://localhost:8080/', ...more }, { page })

export const accountActs: Record<Kind, Perform> = {
  'ask verify': (real, one) => oob(real, 'VERIFY_EMAIL', one, { idToken: tokenOf(real, one) }),
  'use verify': apply,
  'ask reset': (real, one) => oob(real, 'PASSWORD_RESET', one, { email: emailOf(real, one.address) }),
  'use reset': (real, { secret, page }) => {
    const oobCode = real.secrets.get(secret) ?? 'none'
    return askIdentity(real, 'resetPassword', { oobCode, newPassword: password }, { page })
  },
  'tell reset': (real, { address, page }) => {
    const payload = { email: emailOf(real, address), template: 'success_reset_password' }
    return ask(real, null, page, { method: 'POST', url: '/api/messaging/email/send', payload })
  },
  'ask sign-in': (real, one) => oob(real, 'EMAIL_SIGNIN', one, { email: emailOf(real, one.address) }),
  'change password': (real, one) => {
    const payload = { idToken: tokenOf(real, one), password, returnSecureToken: true }
    return begun(real, one, askIdentity(real, 'update', payload, { page: one.page, browser: one.browser }))
  },
  'ask change': (real, one) => {
    const newEmail = emailOf(real, one.address)
    return oob(real, 'VERIFY_AND_CHANGE_EMAIL', one, { idToken: tokenOf(real, one), newEmail })
  },
  'use change': apply,
  'take back': apply,
  'cancel change': (real, { session, page }) =>
    ask(real, session, page, { method: 'DELETE', url: '/api/iam/auth/email-change' }),
  'sign in': (real, one) => {
    const payload = { email: emailOf(real, one.address), password, returnSecureToken: true }
    return begun(real, one, askIdentity(real, 'signInWithPassword', payload, { page: one.page, browser: one.browser }))
  },
  'end sign-in': (real, { secret, page }) => {
    const payload = { code: real.secrets.get(secret) ?? 'none' }
    return ask(real, null, page, { method: 'POST', url: '/api/iam/auth/new-sign-in/end', payload })
  },
  'set language': (real, { session, page, language }) =>
    ask(real, session, page, { method: 'PATCH', url: '/api/users/profile', payload: { language } }),
  'ask deletion': (real, { session, page }) =>
    ask(real, session, page, { method: 'POST', url: '/api/users/account/deletion' }),
  'keep account': (real, { session, page }) =>
    ask(real, session, page, { method: 'DELETE', url: '/api/users/account/deletion' }),
  'carry out deletion': async ({ server, uid, context }, { other }) => {
    const { db } = server.database
    const { rows } = (await db.execute(sql`update users set deletion_due_at = now() - interval '1 second'
      where uid = ${uid[other]} and deletion_due_at is not null returning uid`)) as { rows: unknown[] }
    await deleteDueAccounts(context)
    const left = (await db.execute(sql`select uid from accounts where uid = ${uid[other]}`)) as { rows: unknown[] }
    return rows.length === 1 && left.rows.length === 0 ? done : refused
  },
  'delete account': (real, one) => askIdentity(real, 'delete', { idToken: tokenOf(real, one) }, { page: one.page }),
}

async function begun({ tokens }: Real, { id }: Operation, answer: Promise<Asked>): Promise<Asked> {
  const { status, body } = await answer
  if (status === 200) tokens.set(id, String(body['idToken']))
  return { status, body }
}
