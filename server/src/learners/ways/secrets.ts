/** What signs in beside the card: how pictures are drawn, and how what is kept of either is wrapped. */
import { randomInt } from 'node:crypto'
import { type LearnerPicture, learnerPictures, pictureCount } from '@atrium/contract/people/learner-names'
import { openKept, type OpeningContext } from '#secrets/open-kept.ts'
import { learnerWayPurpose } from '#secrets/purposes.ts'
import type { LearnersContext } from '#learners/context.ts'

/** Each another one, by the system's generator. */
export function drawPictures(): LearnerPicture[] {
  const left: LearnerPicture[] = [...learnerPictures]
  return Array.from({ length: pictureCount }, () => left.splice(randomInt(left.length), 1)).flat()
}

/** A sequence of pictures as what is hashed. */
export function secretOf(pictures: readonly LearnerPicture[]): string {
  return pictures.join(' ')
}

/** Bound to the account: of another one it is none. */
export function wrapWay({ secrets }: Pick<LearnersContext, 'secrets'>, uid: string, hash: string): string {
  return secrets.wrap(hash, learnerWayPurpose(uid))
}

/** Undefined where its key is lost: nothing is right then until an owner sets it anew. */
export function openWay(context: OpeningContext, uid: string, wrapped: string): string | undefined {
  return openKept(context, { wrapped, purpose: learnerWayPurpose(uid), about: { learner: uid } })
}
