/** Does the operations of `rules.ts` to a real school on the whole server. */
import { sql } from 'drizzle-orm'
import type { LearnerCard } from '@atrium/contract/people/learner'
import { learnerPictures } from '@atrium/contract/people/learner-names'
import { addressCodeHash } from '#learners/addresses/give-address.ts'
import type { AddressesFixture } from '#testing/fixtures/learners/addresses.ts'
import { byCard } from '#testing/fixtures/learners/learners.ts'
import type { Kind, Operation, Verdict } from './rules.ts'
import type { Mailbox } from './school.ts'

/** By the names that operations gave. */
export interface Real {
  the: AddressesFixture
  name: string
  id: string
  owner: string
  staff: string
  email: Record<Mailbox, string>
  uids: Map<string, string>
  cards: Map<string, string>
  secrets: Map<string, string | readonly string[]>
  links: Map<string, string>
  sessions: Map<string, string>
}

type Asked = { status: number; body: Record<string, unknown> }

let made = 0

export async function newReal(the: AddressesFixture): Promise<Real> {
  made += 1
  const name = `school${made}`
  // What is asked of owners asks for a sign-in of the last minutes.
  const owner = `Bearer ${String((await the.signInAs('ada@example.com', 'correct horse'))['idToken'])}`
  const payload = { name, displayName: 'A Fine School' }
  const { body } = await the.server.api({ method: 'POST', url: '/api/iam/organizations', payload }, owner)
  const id = String((body['organization'] as { id: string }).id)
  const email = { mine: `mine${made}@example.com`, yours: `yours${made}@example.com` }
  const staff = await the.member(name, 'staff')
  const given = { uids: new Map(), cards: new Map(), secrets: new Map(), links: new Map(), sessions: new Map() }
  return { the, name, id, owner, staff, email, ...given }
}

/** Answers the verdict, and keeps what was given out. What is neither done nor refused is a fault, and thrown. */
export async function perform(real: Real, operation: Operation): Promise<Verdict> {
  const { status, body } = await acts[operation.kind](real, operation)
  if (status >= 500) throw new Error(`${operation.kind} was answered with ${status}: ${JSON.stringify(body)}`)
  if (status === 429 || body['error'] === 'recent_login_required') throw new Error(JSON.stringify(body))
  return status < 300 ? 'done' : 'refused'
}

const nobody = 'A'.repeat(28)

const acts: Record<Kind, (real: Real, operation: Operation) => Promise<Asked>> = {
  make: async (real, { id, username }) => {
    const learners = [{ username, given_name: username, family_name: 'Byron' }]
    const answer = await ask(real, 'POST', '', { learners })
    const [card] = (answer.body['made'] ?? []) as LearnerCard[]
    if (card) {
      real.uids.set(id, card.user_id)
      real.cards.set(id, card.code)
    }
    // Of a list of which something is refused nothing is made, and that is the answer.
    return { ...answer, status: card ? answer.status : Math.max(answer.status, 400) }
  },
  rename: (real, { learner, username }) => ask(real, 'PATCH', of(real, learner), { username }),
  'by card': (real, { id, learner, card }) =>
    signIn(real, id, byCard({ user_id: uidOf(real, learner), code: real.cards.get(card) ?? noCard } as LearnerCard)),
  'by code': (real, { id, username, card }) =>
    signIn(real, id, { by: 'code', organization: real.name, username, card: real.cards.get(card) ?? noCard }),
  'by pictures': (real, { id, username, secret }) => {
    const pictures = real.secrets.get(secret)
    return signIn(real, id, {
      by: 'pictures',
      organization: real.name,
      username,
      pictures: isList(pictures) ?? wrongPictures,
    })
  },
  'by password': (real, { id, username, secret }) => {
    const password = real.secrets.get(secret)
    const typed = typeof password === 'string' ? password : 'nothing that anybody set'
    return signIn(real, id, { by: 'password', organization: real.name, username, password: typed })
  },
  'guess ten': async (real, { id, username, way }) => {
    const wrong = way === 'password' ? { password: 'nothing that anybody set' } : { pictures: wrongPictures }
    const guess = () => signIn(real, id, { by: way, organization: real.name, username, ...wrong })
    const [answer] = await Promise.all(Array.from({ length: 10 }, guess))
    return answer ?? { status: 500, body: {} }
  },
  'own sign-in': async ({ the, email, sessions }, { id, mailbox }) => {
    const { idToken } = await the.signInAs(email[mailbox])
    if (typeof idToken !== 'string') return { status: 400, body: {} }
    sessions.set(id, `Bearer ${idToken}`)
    return { status: 200, body: {} }
  },
  'new card': async (real, { id, learner, isStaff }) => {
    const answer = await ask(real, 'POST', '/cards', { ids: [uidOf(real, learner)] }, isStaff)
    const [card] = (answer.body['cards'] ?? []) as LearnerCard[]
    if (card) real.cards.set(id, card.code)
    return answer
  },
  'set pictures': async (real, { id, learner, isStaff }) => {
    const answer = await ask(real, 'POST', `${of(real, learner)}/pictures`, {}, isStaff)
    if (answer.status < 300) real.secrets.set(id, answer.body['pictures'] as string[])
    return answer
  },
  'set password': async (real, { id, learner, isStaff }) => {
    const password = `Quiet-Arches-${id}`
    const answer = await ask(real, 'POST', `${of(real, learner)}/password`, { password }, isStaff)
    if (answer.status < 300) real.secrets.set(id, password)
    return answer
  },
  'remove way': (real, { learner, isStaff }) => ask(real, 'DELETE', `${of(real, learner)}/way`, undefined, isStaff),
  unlock: (real, { learner, isStaff }) => ask(real, 'POST', `${of(real, learner)}/unlock`, undefined, isStaff),
  'give address': (real, { learner, mailbox, isStaff }) =>
    ask(real, 'POST', `${of(real, learner)}/address`, { email: real.email[mailbox] }, isStaff),
  'take back': (real, { learner, isStaff }) => ask(real, 'DELETE', `${of(real, learner)}/address`, undefined, isStaff),
  'take along': ({ the, links }, { link }) => the.take(links.get(link) ?? 'none'),
  remove: (real, { learner, isStaff }) => members(real, 'delete', learner, isStaff),
  restore: (real, { learner, isStaff }) => members(real, 'restore', learner, isStaff),
  'delete school': ({ the, owner, id }) =>
    the.server.api({ method: 'DELETE', url: `/api/iam/organizations/${id}` }, owner),
  'restore school': ({ the, owner, id }) =>
    the.server.api({ method: 'POST', url: `/api/iam/organizations/${id}/restore` }, owner),
}

const noCard = 'ABCD-EFGH-JKMN'
/** Drawn once in a quarter of a million times. */
const wrongPictures = learnerPictures.slice(0, 4)

function isList(secret: string | readonly string[] | undefined): readonly string[] | undefined {
  return typeof secret === 'string' ? undefined : secret
}

function uidOf({ uids }: Real, learner: string): string {
  return uids.get(learner) ?? nobody
}

function of(real: Real, learner: string): string {
  return `/${uidOf(real, learner)}`
}

function ask(
  { the, name, owner, staff }: Real,
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
  isStaff = false,
): Promise<Asked> {
  return the.ask(method, path, { in: name, as: isStaff ? staff : owner, ...(body && { body }) })
}

function members(
  { the, name, owner, staff, ...real }: Real,
  what: 'delete' | 'restore',
  learner: string,
  isStaff: boolean,
) {
  const payload = { ids: [real.uids.get(learner) ?? nobody] }
  const url = `/api/users/members/${what}`
  return the.server.api({ method: 'POST', url, query: { organization: name }, payload }, isStaff ? staff : owner)
}

async function signIn({ the, sessions }: Real, id: string, typed: object): Promise<Asked> {
  const answer = await the.signIn(typed)
  if (answer.status >= 300) return answer
  const { idToken } = await the.exchange(answer.body['token'])
  if (typeof idToken !== 'string') return { status: 400, body: {} }
  sessions.set(id, `Bearer ${idToken}`)
  return answer
}

/** Gives the links that were mailed the names of what mailed them: at once, there is one to each learner at most. */
export async function readMail(real: Real, given: readonly Operation[]): Promise<void> {
  const { the, email, links } = real
  const kept = (await the.server.app.inject('/dev/mailbox.json')).json<{ to: string; text: string }[]>()
  for (const { to, text } of kept) {
    const link = Object.values(email).includes(to) ? /\S+\/take-along\?code=\S+/.exec(text)?.[0] : undefined
    const code = link === undefined ? null : new URL(link).searchParams.get('code')
    if (code === null || [...links.values()].includes(code)) continue
    const { rows } = (await the.server.database.db.execute(
      sql`select uid from learner_addresses where code_hash = ${addressCodeHash(code)}`,
    )) as { rows: { uid: string }[] }
    const one = given.find(({ learner }) => real.uids.get(learner) === rows[0]?.uid)
    if (one) links.set(one.id, code)
  }
}
