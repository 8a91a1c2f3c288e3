/** What becomes of accounts and of the organization: by their people, by an operator who owns it, and by the job. */
import { sql } from 'drizzle-orm'
import { deleteDueAccounts } from '#users/deletion/delete-due.ts'
import { openMail } from '#messaging/sealed-mail.ts'
import type { MailRow } from '#messaging/queries.ts'
import { testSecrets } from '#testing/secrets/secrets.ts'
import type { accountKinds, Operation, organizationKinds } from '../operation.ts'
import { numberIn } from '../rules/accounts.ts'
import { ask, type Asked, emailOf, organizationOf, type Perform, type Real, usernameOf } from '../real.ts'
import type { Address } from '../world.ts'

type Kind = (typeof accountKinds | typeof organizationKinds)[number]

const unauthenticated: Asked = { status: 401, body: { error: 'unauthenticated' } }
const done: Asked = { status: 200, body: {} }

const tokenOf = ({ tokens }: Real, { by, isStale }: Operation) => (isStale ? tokens[by].stale : tokens[by].fresh)
/** The organization's owner is also who runs the product. */
const byOperator = (
  real: Real,
  url: string,
  payload: object | undefined,
  method: 'POST' | 'PATCH' | 'DELETE' = 'POST',
) => ask(real, real.operator, { method, url, ...(payload && { payload }) })

const ofAccount =
  (what: 'disable' | 'enable'): Perform =>
  async (real, { other }) => {
    const payload = { user_id: real.uid[other], reason: 'for a while' }
    return byOperator(real, `/api/iam/accounts/${what}`, payload)
  }

export const accountActs: Record<Kind, Perform> = {
  'change name': (real, one) => {
    const payload = { displayName: one.displayName, username: usernameOf(real, one.by, one.username) }
    return ask(real, tokenOf(real, one), { method: 'PATCH', url: '/api/users/profile', payload })
  },
  'change address': async (real, one) => {
    const { server, uid } = real
    const { db } = server.database
    const { rows } = (await db.execute(sql`select email from accounts where uid = ${uid[one.by]}`)) as {
      rows: { email: string }[]
    }
    const isFirst = rows[0]?.email === emailOf(real, `${one.by}@one`)
    const newEmail = emailOf(real, `${one.by}@${isFirst ? 'two' : 'one'}` satisfies Address)
    const requestType = 'VERIFY_AND_CHANGE_EMAIL'
    const continueUrl = 'http://localhost:8080/'
    const asked = await server.identity('sendOobCode', {
      requestType,
      idToken: real.tokens[one.by].fresh,
      newEmail,
      continueUrl,
    })
    if ('error' in asked) return unauthenticated
    const { rows: mails } = (await db.execute(sql`select id, template, recipient, subject, sealed, text, html, links
      from mails where recipient = ${newEmail} and template = 'change_email' order by created_at desc, id desc limit 1`)) as {
      rows: MailRow[]
    }
    const [link = ''] = mails[0] ? openMail(testSecrets, mails[0]).links : []
    const used = await server.identity('update', { oobCode: new URL(link).searchParams.get('oobCode') })
    return 'error' in used ? unauthenticated : done
  },
  disable: ofAccount('disable'),
  enable: ofAccount('enable'),
  'delete account': async (real, one) => {
    const answer = await real.server.identity('delete', { idToken: real.tokens[one.by].fresh })
    if (!('error' in answer)) return done
    const { message } = answer['error'] as { message: string }
    const isOut = ['INVALID_ID_TOKEN', 'TOKEN_EXPIRED', 'USER_NOT_FOUND', 'USER_DISABLED'].includes(message)
    return isOut ? unauthenticated : { status: 403, body: { error: 'forbidden', message } }
  },
  'ask deletion': (real, one) => ask(real, tokenOf(real, one), { method: 'POST', url: '/api/users/account/deletion' }),
  'carry out deletion': async ({ server, uid, context }, { other }) => {
    const { db } = server.database
    const { rows } = (await db.execute(sql`update users set deletion_due_at = now() - interval '1 second'
      where uid = ${uid[other]} and deletion_due_at is not null returning uid`)) as { rows: unknown[] }
    await deleteDueAccounts(context)
    // Whoever has to wait is not to go with the next one.
    const { rows: left } = (await db.execute(sql`update users set deletion_due_at = now() + interval '1 day'
      where uid = ${uid[other]} and deletion_due_at is not null returning uid`)) as { rows: unknown[] }
    return rows.length === 1 && left.length === 0 ? done : { status: 409, body: {} }
  },
  'join organization': (real, one) =>
    setInside(
      real,
      one,
      sql`select ${real.organizationId}, ${real.uid[one.other]}, 'User'
    from users u, organizations o where u.uid = ${real.uid[one.other]} and u.gone_at is null
      and o.id = ${real.organizationId} and o.deleted_at is null`,
    ),
  'change organization role': (real, one) =>
    inside(real, 'PATCH', `members/${real.uid[one.other]}/role`, { role: one.role }),
  'leave organization': async (real, one) => {
    const answer = await inside(real, 'POST', 'members/delete', { ids: [real.uid[one.other]] })
    return answer.status === 204 ? done : answer
  },
  'close organization': (real) =>
    byOperator(real, `/api/iam/organizations/${real.organizationId}`, undefined, 'DELETE'),
  'restore organization': (real) =>
    byOperator(real, `/api/iam/organizations/${real.organizationId}/restore`, undefined),
  'change record': (real, one) =>
    inside(real, 'PATCH', real.uid[one.other], { given_name: `Given ${numberIn(one.id)}` }),
}

function inside(real: Real, method: 'POST' | 'PATCH' | 'DELETE', path: string, payload: object): Promise<Asked> {
  return byOperator(real, `/api/users/${path}?organization=${organizationOf(real)}`, payload, method)
}

/** As whoever comes by an invite; whoever was taken out before comes back as a new member. */
async function setInside(
  { server, organizationId, uid }: Real,
  { other }: Operation,
  row: ReturnType<typeof sql>,
): Promise<Asked> {
  const { db } = server.database
  await db.execute(sql`delete from organization_members
    where organization_id = ${organizationId} and uid = ${uid[other]} and removed_at is not null`)
  const { rows } = (await db.execute(sql`insert into organization_members (organization_id, uid, role) ${row}
    on conflict do nothing returning uid`)) as { rows: unknown[] }
  return rows.length === 1 ? done : { status: 404, body: { error: 'not_found' } }
}
