/** Right ways to ask of one's own account, and as an operator of others'. */
import { sql } from 'drizzle-orm'
import { picture } from '#testing/files/pictures.ts'
import { formOf } from '#testing/files/content.ts'
import { softwareAuthenticator } from '#testing/stand-ins/software-authenticator.ts'
import { enrol, signIn, unused } from '../world.ts'
import { linked } from './mails.ts'
import { type At, namesIn, nothing, oneOf, post, read, type Right } from './right.ts'

const origin = 'http://localhost:8080'
const reason = 'It was asked for.'
let image: Promise<Buffer> | undefined

/** Whom an operator may do it to: nobody who operates. */
const about = ({ world, number }: At) => ({
  user_id: world.uid[oneOf(['una', 'ben', 'sue', 'out'], number) ?? 'una'] ?? '',
  reason,
})

const device = ({ world, as }: At) => (world.devices[as] ??= softwareAuthenticator(origin, { counts: false }))

async function ownPasskey({ world, uid, number }: At): Promise<string | undefined> {
  return oneOf(await read<{ id: string }>(world, sql`select id from passkeys where uid = ${uid} order by id`), number)
    ?.id
}

async function sessionOf({ world, as }: At): Promise<string | undefined> {
  const { body } = await world.server.api({ url: '/api/iam/auth/sessions' }, world.bearer[as] ?? '')
  const sessions = (body['results'] ?? []) as { id: string; current: boolean }[]
  return (sessions.find(({ current }) => !current) ?? sessions[0])?.id
}

export const account: Record<string, Right> = {
  signUpUser: ({ as }) => ({ body: { given_name: 'Somebody', family_name: as } }),
  getProfile: nothing,
  updateProfile: ({ world, number }) => ({
    body:
      oneOf(
        [
          { language: 'de' },
          { language: null },
          { given_name: 'Somebody', pronounce: 'mrs' },
          { username: unused(world, 'else') },
          { displayName: 'Somebody Else' },
        ],
        number,
      ) ?? {},
  }),
  uploadContents: async () => {
    image ??= picture('png')
    return { form: await formOf(['files', { bytes: await image }]) }
  },
  disableAccount: (at) => ({ body: about(at) }),
  enableAccount: async (at) => {
    const [shut] = await namesIn(at.world, sql`select uid from accounts where disabled`)
    return { body: shut === undefined ? about(at) : { user_id: at.world.uid[shut], reason } }
  },
  endAllSessions: (at) => ({ body: about(at) }),
  takeOffSecondStep: async ({ world, number }) => {
    const enrolled = await namesIn(world, sql`select uid from authenticators`)
    const one = oneOf(
      enrolled.filter((name) => name !== 'operator'),
      number,
    )
    return one && { body: { user_id: world.uid[one], reason } }
  },
  getSecondStep: nothing,
  makeBackupCodes: async ({ world, as, uid }) => {
    const there = await read(world, sql`select 1 from authenticators where uid = ${uid}`)
    if (there.length === 0) await enrol(world, as)
    return {}
  },
  customToken: ({ uid, number }) => ({ body: { uid, ...(number % 2 === 0 && { origin }) } }),
  logOut: nothing,
  getEmailChange: nothing,
  cancelEmailChange: async ({ world, as }) => {
    const idToken = (world.bearer[as] ?? '').replace('Bearer ', '')
    const newEmail = `${unused(world, as)}@${world.houses.amber.name}.example`
    await world.server.identity('sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail })
    return {}
  },
  listSessions: nothing,
  endSession: async (at) => {
    const id = await sessionOf(at)
    return id === undefined ? undefined : { params: { id } }
  },
  endOtherSessions: nothing,
  signOutEverywhere: nothing,
  mailIdentityCode: nothing,
  passkeyCreationOptions: nothing,
  addPasskey: async (at) => {
    const { body } = await post(at.world, at.as, '/api/iam/passkeys/options')
    if (body['challenge'] === undefined) return undefined
    return { body: { response: device(at).create(body as never), name: 'Mine' } }
  },
  listPasskeys: nothing,
  renamePasskey: async (at) => {
    const id = await ownPasskey(at)
    return id === undefined ? undefined : { params: { id }, body: { name: 'Yours' } }
  },
  removePasskey: async (at) => {
    const id = await ownPasskey(at)
    return id === undefined ? undefined : { params: { id } }
  },
  getAccountDeletion: nothing,
  askAccountDeletion: async ({ world, number }) => {
    const as = oneOf(['una', 'ben', 'sue', 'two', 'out'] as const, number) ?? 'una'
    await signIn(world, as)
    return { as }
  },
  keepAccount: nothing,
  getAccountExport: nothing,
  askAccountExport: async ({ world, number }) => {
    const asked = await namesIn(world, sql`select uid from account_exports where asked_at > now() - interval '1 day'`)
    const as = oneOf(
      (['una', 'ben', 'sue', 'two', 'ada', 'bob'] as const).filter((name) => !asked.includes(name)),
      number,
    )
    if (as === undefined) return undefined
    await signIn(world, as)
    return { as }
  },
  downloadAccountExport: async ({ world }) => {
    const ready = await namesIn(
      world,
      sql`select uid from account_exports where token_hash is not null and taken_at is null`,
    )
    for (const as of ready) {
      const token = await linked(world, '/account/download', 'code', world.email[as])
      if (token !== '') return { as, body: { token } }
    }
    return undefined
  },
}
