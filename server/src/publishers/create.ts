/** Creates a publisher, owned by whoever asks. */
import type { createAuthor } from '@atrium/contract/authors'
import { defaultPublisherPicture } from '@atrium/contract/default-pictures'
import type { AnswerOf, BodyOf } from '@atrium/contract/endpoint'
import { audit } from '#audit/audit.ts'
import { claimContents, requireShowable } from '#content/claims.ts'
import type { DatabaseContext, Transaction } from '#db/database.ts'
import { uuidByTime } from '#db/uuid.ts'
import type { Actor } from '#http/actor.ts'
import { Refusal } from '#http/refusal.ts'
import { withIdempotencyKey } from '#idempotency/with-idempotency-key.ts'
import { lockUser } from '#users/anonymize-user.ts'
import { holdCaller } from '#users/held-people.ts'
import { authorIdsFor } from './author-id.ts'
import { joinAuthor } from './membership.ts'
import { countAuthorsCreatedBy, insertAuthor } from './queries.ts'

type Endpoint = typeof createAuthor

interface Create extends BodyOf<Endpoint> {
  actor: Actor
  idempotencyKey?: string | undefined
  max?: number
}

/**
 * Publisher, ownership, the claims on its images, audit record and idempotency record in one transaction.
 * Refuses with `invalid_input` as `requireShowable` does, `idempotency_key_reused`, `unauthenticated` where the account went meanwhile, and with `publisher_limit` where the account has made `max`.
 */
export function create(
  { db }: DatabaseContext,
  { actor, idempotencyKey, max = Infinity, ...body }: Create,
): Promise<AnswerOf<Endpoint>> {
  const request = { uid: actor.uid, key: idempotencyKey, operation: 'createAuthor', body }
  return withIdempotencyKey(db, request, (tx) => insert(tx, actor, body, max))
}

async function insert(tx: Transaction, actor: Actor, body: BodyOf<Endpoint>, max: number): Promise<AnswerOf<Endpoint>> {
  // One after the other, so that any number at once are counted as they are.
  await lockUser(tx, actor.uid)
  await holdCaller(tx, actor.uid)
  if ((await countAuthorsCreatedBy(tx, actor.uid)) >= max) {
    throw new Refusal('publisher_limit', { detail: `${max} are made` })
  }
  const id = uuidByTime()
  const { name, description = '', profile_image_url = defaultPublisherPicture } = body
  const { banner_image_url = profile_image_url } = body
  const images = { bannerImageUrl: banner_image_url, profileImageUrl: profile_image_url }
  const author_id = await insertFirstFree(tx, { id, name, description, createdBy: actor.uid, ...images })
  await joinAuthor(tx, { id, uid: actor.uid, role: 'owner' })
  await requireShowable(tx, {
    holder: `author:${id}`,
    uid: actor.uid,
    chosen: { profile_image_url, banner_image_url: body.banner_image_url },
  })
  await claimContents(tx, `author:${id}`, [banner_image_url, profile_image_url])
  await audit(tx, { actor: actor.uid, action: 'author.created', subject: author_id })
  return { author_id, name, description, banner_image_url, profile_image_url }
}

/** The unique index decides who gets an id; whoever is late gets the next one. */
async function insertFirstFree(
  tx: Transaction,
  author: Omit<Parameters<typeof insertAuthor>[1], 'authorId'>,
): Promise<string> {
  const candidates = authorIdsFor(author.name)
  for (;;) {
    const { value: authorId } = candidates.next()
    if (await insertAuthor(tx, { ...author, authorId })) return authorId
  }
}
