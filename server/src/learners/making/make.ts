/** Accounts for a list of learners without an address: all of them, or none. */
import type { AnswerOf, BodyOf } from '@atrium/contract/endpoint'
import { maxLearners } from '@atrium/contract/limits'
import type { LearnerCard, RefusedLearner } from '@atrium/contract/people/learner'
import type { LearnerPicture } from '@atrium/contract/people/learner-names'
import type { makeLearners } from '@atrium/contract/people/learners'
import { auditTogether } from '#audit/audit.ts'
import { holdClass } from '#classes/class-members.ts'
import { putInClass } from '#classes/roster-classes.ts'
import type { Transacting, Transaction } from '#db/database.ts'
import type { Asking } from '#http/membership.ts'
import { Refusal } from '#http/refusal.ts'
import { type Keyed, onceCounted } from '#idempotency/with-idempotency-key.ts'
import type { LearnerActions } from '#identity/api/actions.ts'
import { hashCard, newCard, printedCard } from '#learners/cards.ts'
import { countForOrganization, type LearnersContext, requireOffered } from '#learners/context.ts'
import { countRows, insertLearners, takenKeys } from '#learners/queries.ts'
import { drawPictures, secretOf, wrapWay } from '#learners/ways/secrets.ts'
import { changePeople } from '#members/change-members.ts'
import { join } from '#members/join.ts'
import { alikeKey } from '#names/alike-key.ts'
import { nameUsers } from '#users/names/name-users.ts'
import { judgeList, type NewLearner, refuseTaken } from './judge-list.ts'

type Wanted = BodyOf<typeof makeLearners>
type Made = AnswerOf<typeof makeLearners>

/** A picture password that was drawn, and what is kept of it. */
interface Drawn {
  pictures: LearnerPicture[]
  hash: string
}

/**
 * The whole list is judged first, by itself and against who is there; a line that is refused refuses all. Refuses with
 * `learners_not_offered`, `learner_limit`, `not_found` and `class_archived` for the class, `too_many_requests`, and as `onceCounted` does.
 */
export async function make(
  context: LearnersContext,
  { address, body, idempotencyKey: key, ...asking }: Asking & Keyed & { body: Wanted; address: string },
): Promise<Made> {
  const offered = requireOffered(context)
  const { db, limiter, secrets } = context
  const { organizationId } = asking.membership
  const judged = judgeList(body.learners)
  const times = judged.learners.length
  // Before it is looked whether they were made by this very request, so that a line is not refused because of itself.
  const refused = [...judged.refused, ...(await takenAmong(db, organizationId, judged.learners))]
  if (body.check === true) return { made: [], refused: inOrder(refused) }
  const request = {
    uid: asking.actor.uid,
    key,
    operation: 'makeLearners',
    body: { organization: organizationId, ...body },
  }
  const making = async (once: Transacting): Promise<Made> => {
    if (refused.length > 0) return { made: [], refused: inOrder(refused) }
    await countForOrganization(context, 'learnerMake', { organizationId, times })
    // Before anything is held: each takes a while.
    const drawn = body.pictures === true ? await drawEach(offered, times, address) : []
    return changePeople(once, asking, async (tx) => {
      const taken = await takenAmong(tx, organizationId, judged.learners)
      if (taken.length > 0) throw new TakenMeanwhile(taken)
      if ((await countRows(tx, organizationId)) + times > maxLearners) {
        throw new Refusal('learner_limit', { detail: 'learners of one organization' })
      }
      if (body.class !== undefined) await holdClass(tx, organizationId, body.class)
      return { made: await makeAll(context, tx, asking, { ...judged, drawn, classId: body.class }), refused: [] }
    })
  }
  try {
    return await onceCounted(db, { ...request, secrets }, making, () =>
      limiter.giveBack(
        ...Array.from({ length: times }, () => ({ limit: 'learnerMake' as const, subject: organizationId })),
      ),
    )
  } catch (error) {
    if (error instanceof TakenMeanwhile) return { made: [], refused: error.refused }
    throw error
  }
}

/** Nothing is made and nothing kept: the same list may be good once it is asked for again. */
class TakenMeanwhile extends Error {
  readonly refused: RefusedLearner[]

  constructor(refused: RefusedLearner[]) {
    super('usernames were taken meanwhile')
    this.refused = refused
  }
}

/** One after the other: whoever else wants hashing has their turns between. */
async function drawEach(offered: LearnerActions, times: number, address: string): Promise<Drawn[]> {
  const drawn: Drawn[] = []
  while (drawn.length < times) {
    const pictures = drawPictures()
    drawn.push({ pictures, hash: await offered.hash(secretOf(pictures), address) })
  }
  return drawn
}

async function makeAll(
  context: LearnersContext,
  tx: Transaction,
  { actor, membership: { organizationId, name: organization } }: Asking,
  { learners, drawn, classId }: { learners: NewLearner[]; drawn: Drawn[]; classId: string | undefined },
): Promise<LearnerCard[]> {
  const displayNames = learners.map(({ displayName }) => displayName)
  const uids = await requireOffered(context).make(tx, { organizationId, displayNames })
  const made = learners.map((learner, index) => {
    const uid = uids[index] ?? ''
    return { ...learner, uid, code: newCard(), drawn: drawn[index] ?? null }
  })
  await nameUsers(tx, made)
  for (const uid of uids) await join(tx, { organizationId, uid, role: 'User', labels: [] })
  if (classId !== undefined) await putInClass(tx, organizationId, classId, uids)
  await insertLearners(
    tx,
    made.map(({ uid, username, usernameKey, code, drawn: its }) => ({
      organizationId,
      uid,
      username,
      usernameKey,
      cardHash: hashCard(uid, code),
      madeBy: actor.uid,
      ...(its && { way: 'pictures' as const, waySecret: wrapWay(context, uid, its.hash) }),
    })),
  )
  const record = { actor: actor.uid, organizationId } as const
  await auditTogether(
    tx,
    { ...record, action: 'learners.made', subject: '', detail: { people: made.length } },
    uids.map((subject) => ({ ...record, action: 'member.joined', subject, detail: { role: 'User', how: 'made' } })),
  )
  return made.map(({ uid, username, givenName, familyName, displayName, code, drawn: its }) => ({
    user_id: uid,
    username,
    given_name: givenName,
    family_name: familyName,
    displayName,
    ...printedCard(context.settings, { organization, uid, code }),
    pictures: its?.pictures ?? null,
  }))
}

async function takenAmong(
  q: Parameters<typeof takenKeys>[0],
  organizationId: string,
  learners: readonly NewLearner[],
): Promise<RefusedLearner[]> {
  const keys = learners.map(({ usernameKey }) => alikeKey(usernameKey))
  return refuseTaken(learners, await takenKeys(q, organizationId, keys))
}

function inOrder(refused: RefusedLearner[]): RefusedLearner[] {
  return refused.toSorted((one, other) => one.line - other.line)
}
