/** A sign-in of a learner without an address: by the card, or by username with its code, pictures or a password. */
import { randomUUID } from 'node:crypto'
import type { BodyOf } from '@atrium/contract/endpoint'
import type { signInLearner } from '@atrium/contract/identity/learner-sign-in'
import type { LearnerPicture } from '@atrium/contract/people/learner-names'
import { nameKey } from '@atrium/contract/rules/normalize'
import type { LearnerSessionWay } from '@atrium/contract/rules/sign-in-ways'
import { Refusal } from '#http/refusal.ts'
import { isCard } from '#learners/cards.ts'
import { type LearnersContext, requireOffered } from '#learners/context.ts'
import { openWay, secretOf } from '#learners/ways/secrets.ts'
import type { Attempt } from '#limits/limiter.ts'
import { alikeKey } from '#names/alike-key.ts'
import type { OpeningContext } from '#secrets/open-kept.ts'
import { countTry, type Entering, findEntering, giveTryBack, type Named, noteEntering } from './queries.ts'

type Body = BodyOf<typeof signInLearner>
/** What was typed or shown, by what it is; the contract lets nothing else in. */
type Typed =
  | { by: 'card'; learner: string; card: string }
  | { by: 'code'; organization: string; username: string; card: string }
  | { by: 'pictures'; organization: string; username: string; pictures: readonly LearnerPicture[] }
  | { by: 'password'; organization: string; username: string; password: string }

/** `log`: of secrets whose key is lost. */
export type EnteringContext = LearnersContext & Pick<OpeningContext, 'log'>

interface Caller {
  address: string
  /** The header. */
  cookie: string | undefined
}

interface Right {
  entering: Entering
  way: LearnerSessionWay
  compared: Parameters<typeof noteEntering>[2]
}

/**
 * What the SDK signs in with, once. Whatever is wrong, even the name, it is `learner_sign_in_wrong`, after the same
 * time; `too_many_requests` where too much of it was.
 */
export async function signIn(context: EnteringContext, { body, ...caller }: { body: Body } & Caller): Promise<string> {
  const offered = requireOffered(context)
  const { right, attempts } = await compareCounted(context, toTyped(body), caller)
  const { entering, way, compared } = right
  const { organizationId, uid } = entering
  const token = await context.db.transaction(async (tx) => {
    // The account before the rest: whoever is taking it along has ended what would begin a session, or finds it.
    await offered.hold(tx, uid)
    // Reset, set anew or removed since it was compared: held by now, so that whatever does so finds this token.
    if (!(await noteEntering(tx, entering, compared)) || !(await findEntering(tx, { uid }))) throw wrong()
    return offered.issueToken(tx, { uid, organizationId, way })
  })
  await context.limiter.giveBack(...attempts)
  return token
}

/** Whose card it is, counted as a sign-in by it. Refuses as `signIn` does. */
export async function previewCard(
  context: EnteringContext,
  { learner, card, ...caller }: { learner: string; card: string } & Caller,
): Promise<{ displayName: string }> {
  requireOffered(context)
  const { right, attempts } = await compareCounted(context, { by: 'card', learner, card }, caller)
  await context.limiter.giveBack(...attempts)
  return { displayName: right.entering.displayName }
}

/** Refuses with `too_many_requests` and `learner_sign_in_wrong`; of what was right, the caller gives the attempts back. */
async function compareCounted(
  context: EnteringContext,
  typed: Typed,
  caller: Caller,
): Promise<{ right: Right; attempts: Attempt[] }> {
  const attempts = await count(context, typed, caller)
  const right = await compare(context, typed, caller.address).catch(async (error: unknown) => {
    await context.limiter.giveBack(...attempts)
    throw error
  })
  if (!right) throw wrong()
  return { right, attempts }
}

/**
 * Where the attempts of an address, or at a learner, are used up, by whomever, a browser that the learner was signed in
 * with before has its own: one pupil keeps nobody else of the school out. Answers what was counted.
 */
async function count(context: EnteringContext, typed: Typed, { address, cookie }: Caller): Promise<Attempt[]> {
  const { limiter } = context
  const attempts = attemptsOf(typed, { address })
  const { allowed, retryAfterSeconds } = await limiter.take(...attempts)
  if (allowed) return attempts
  const entering = cookie === undefined ? undefined : await findEntering(context.db, namedBy(typed))
  const browser = entering ? await requireOffered(context).knownBrowser(entering.uid, cookie) : null
  const own = browser === null ? [] : attemptsOf(typed, { browser })
  if (own.length > 0 && (await limiter.take(...own)).allowed) return own
  throw new Refusal('too_many_requests', { detail: 'sign-ins of learners', retryAfterSeconds })
}

function toTyped({ by, learner = '', organization = '', username = '', card = '', ...secret }: Body): Typed {
  if (by === 'card') return { by, learner, card }
  const who = { organization, username }
  if (by === 'code') return { by, ...who, card }
  const { pictures = [], password = '' } = secret
  return by === 'pictures' ? { by, ...who, pictures } : { by, ...who, password }
}

function wrong(): Refusal {
  return new Refusal('learner_sign_in_wrong')
}

/** By the address; and for what is typed by whom it names, there or not. A card that is shown is never shut by others. */
function attemptsOf(typed: Typed, by: { address: string } | { browser: string }): Attempt[] {
  const [subject, at] = 'address' in by ? [by.address, ''] : [`browser ${by.browser}`, ` at ${by.browser}`]
  const byCaller: Attempt = { limit: 'wrongLearnerAddress', subject }
  if (typed.by === 'card') return [byCaller]
  // However it is written, it names one learner.
  const name = alikeKey(nameKey(typed.username))
  return [byCaller, { limit: 'wrongLearnerAccount', subject: `${typed.organization} ${name}${at}` }]
}

function namedBy(typed: Typed): Named {
  if (typed.by === 'card') return { uid: typed.learner }
  return { organization: typed.organization, usernameKey: nameKey(typed.username) }
}

async function compare(context: EnteringContext, typed: Typed, address: string): Promise<Right | undefined> {
  const entering = await findEntering(context.db, namedBy(typed))
  if (typed.by === 'card' || typed.by === 'code') {
    if (!isCard(typed.card, entering) || !entering) return undefined
    return { entering, way: 'card', compared: { cardHash: entering.cardHash } }
  }
  const secret = typed.by === 'pictures' ? secretOf(typed.pictures) : typed.password
  const { waySecret } = entering ?? {}
  const kept = entering?.way === typed.by && waySecret != null ? { entering, waySecret } : undefined
  return compareSecret(context, { secret, kept, way: typed.by }, address)
}

/** A learner that there is not. */
const nobody = { organizationId: randomUUID(), uid: '' }

/**
 * Counted while it is compared, which is begun first, and for nobody too: by the time one can tell nothing of whose name
 * it is.
 */
async function compareSecret(
  context: EnteringContext,
  asked: {
    secret: string
    kept: { entering: Entering; waySecret: string } | undefined
    way: 'pictures' | 'password'
  },
  address: string,
): Promise<Right | undefined> {
  const { secret, way } = asked
  const hash = asked.kept && openWay(context, asked.kept.entering.uid, asked.kept.waySecret)
  // What cannot be opened is as what is not there: no try of theirs.
  const kept = hash === undefined ? undefined : asked.kept
  const [compared, counted] = await Promise.allSettled([
    requireOffered(context).matches(secret, hash, address),
    countTry(context.db, kept?.entering ?? nobody),
  ])
  if (compared.status === 'rejected') {
    // Nothing was compared: no try either.
    if (kept && counted.status === 'fulfilled' && counted.value) await giveTryBack(context.db, kept.entering)
    throw compared.reason
  }
  if (counted.status === 'rejected') throw counted.reason
  if (!kept || !counted.value || !compared.value) return undefined
  const { entering, waySecret } = kept
  return { entering, way: way === 'password' ? 'learner_password' : way, compared: { waySecret } }
}
