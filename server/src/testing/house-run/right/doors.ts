/** Right ways to ask what anybody may: with what was mailed, printed or given out. */
import { sql } from 'drizzle-orm'
import { password, signIn, unused } from '../world.ts'
import { linked, typedCode } from './mails.ts'
import { type At, namesOf, nothing, oneOf, post, read, type Right } from './right.ts'

type Offer = { token: string; kind: string; address: string | null }

/** One of those that were made last and can be accepted still. */
async function offer({ world, number }: At, kind?: 'organization' | 'author'): Promise<Offer | undefined> {
  const tokens = [...(world.given.get('token') ?? [])].slice(-12)
  const open: Offer[] = []
  for (const token of tokens) {
    const { status, body } = await post(world, 'nobody', '/api/users/invites/preview', { token })
    if (status !== 200 || (kind !== undefined && body['kind'] !== kind)) continue
    open.push({ token, kind: String(body['kind']), address: body['address'] as string | null })
  }
  return oneOf(open, number)
}

const accepted =
  (kind: 'organization' | 'author'): Right =>
  async (at) => {
    const found = await offer(at, kind)
    if (!found) return undefined
    const { world } = at
    const body = { token: found.token }
    const owners = Object.keys(world.email).filter((name) => world.email[name] === found.address)
    const as = namesOf(
      world,
      owners.map((name) => world.uid[name] ?? ''),
    )[0]
    if (found.address !== null && as === undefined) return undefined
    if (as !== undefined) await signIn(world, as)
    return { body, ...(as && { as }) }
  }

const card = async ({ world, number }: At) => {
  const there = await read<{ uid: string }>(
    world,
    sql`select l.uid from learners l join organization_members m using (organization_id, uid)
      where m.removed_at is null and l.organization_id = ${world.houses.amber.id} order by 1`,
  )
  const one = oneOf(
    there.filter(({ uid }) => world.cards.has(uid)),
    number,
  )
  return one && { learner: one.uid, card: world.cards.get(one.uid) }
}

async function newSignIn({ world }: At): Promise<string> {
  const there = await linked(world, 'mode=endSession', 'oobCode')
  if (there !== '') return there
  await signIn(world, 'una')
  return linked(world, 'mode=endSession', 'oobCode')
}

const withMail =
  (part: string, more: (at: At) => object = () => ({})): Right =>
  async (at) => {
    const token = await linked(at.world, part, 'code')
    return token === '' ? undefined : { body: { token, ...more(at) } }
  }

/** Of a link by which somebody sets a new password. */
async function resetToken(at: At): Promise<string> {
  const email = somebody(at)
  await post(at.world, 'nobody', '/api/users/forget-password', { email })
  return linked(at.world, 'mode=resetPassword', 'oobCode', email)
}

const somebody = ({ world, number }: At) => oneOf(Object.values(world.email), number) ?? ''

export const doors: Record<string, Right> = {
  findUser: (at) => ({ query: { email: somebody(at) } }),
  checkUsername: ({ world }) => ({ params: { username: unused(world, 'free') } }),
  findOrganizationByName: ({ house }) => ({ params: { name: house.name } }),
  findSignInConnection: (at) => ({ body: { email: somebody(at) } }),
  signInLearner: async (at) => {
    const one = await card(at)
    return one && { body: { by: 'card', ...one } }
  },
  previewLearnerCard: async (at) => {
    const one = await card(at)
    return one && { body: one }
  },
  previewTakeAlong: withMail('/take-along'),
  takeAlong: withMail('/take-along', ({ world }) => ({ username: unused(world, 'own'), password })),
  previewTakeBack: withMail('/take-back'),
  takeBack: withMail('/take-back'),
  previewNewSignIn: async (at) => {
    const code = await newSignIn(at)
    return code === '' ? undefined : { body: { code } }
  },
  endNewSignIn: async (at) => {
    const code = await newSignIn(at)
    return code === '' ? undefined : { body: { code } }
  },
  forgotPassword: (at) => ({ body: { email: somebody(at) } }),
  mailSignIn: (at) => ({ body: { email: somebody(at) } }),
  takeSignInCode: async (at) => {
    const email = somebody(at)
    const { body } = await post(at.world, 'nobody', '/api/iam/auth/mail-sign-ins', { email })
    const code = await typedCode(at.world, email)
    return code === '' ? undefined : { body: { asked: body['asked'], code } }
  },
  resetPassword: async (at) => {
    const token = await resetToken(at)
    return token === '' ? undefined : { query: { token }, body: { password } }
  },
  passkeyRequestOptions: nothing,
  signInWithPasskey: async ({ world, number }) => {
    const there = await read<{ uid: string }>(world, sql`select distinct uid from passkeys order by 1`)
    const as = oneOf(
      namesOf(
        world,
        there.map(({ uid }) => uid),
      ).filter((name) => world.devices[name]),
      number,
    )
    if (as === undefined) return undefined
    const { body } = await post(world, 'nobody', '/api/iam/auth/passkey/options')
    return { body: { response: world.devices[as]?.get(body as never) } }
  },
  sendEmail: async (at) => {
    const token = await resetToken(at)
    if (token === '') return undefined
    await post(at.world, 'nobody', `/api/users/reset-password?token=${token}`, { password })
    return { body: { email: somebody(at), template: 'success_reset_password' } }
  },
  previewInvite: async (at) => {
    const found = await offer(at)
    return found && { body: { token: found.token } }
  },
  acceptInvite: accepted('organization'),
  acceptAuthorInvite: accepted('author'),
}
