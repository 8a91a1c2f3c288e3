/** One change of one resource, whichever way it was asked, and its place in the log where it was refused. */
import { isOfWhatIsGone } from '#db/database.ts'
import { refusalIn } from '#http/refusal.ts'
import { isUnavailable } from '#http/failures/unavailable.ts'
import { isUnstorableText } from '#http/input/storable-text.ts'
import { noteRequest } from '#scim/connections/log.ts'
import type { ScimContext } from '#scim/context.ts'
import { changeGroup, createGroup, removeGroup } from '#scim/groups/groups.ts'
import { changeUser, createUser, removeUser } from '#scim/users/users.ts'
import type { Answered, Asked, Caller } from './asked.ts'
import { fieldOf, isObject, isOfFewFields } from './fields.ts'
import { badRequest, fromRefusal, ScimError } from './scim-error.ts'

export type Resource = 'Users' | 'Groups'

const RETRY_SECONDS = 5

const actions = {
  Users: { POST: createUser, PUT: changeUser, PATCH: changeUser, DELETE: removeUser },
  Groups: { POST: createGroup, PUT: changeGroup, PATCH: changeGroup, DELETE: removeGroup },
}

/** Does what was counted, and writes down what was refused. Rejects with `ScimError` alone, or with what nobody expected. */
export async function operate(context: ScimContext, resource: Resource, asked: Asked): Promise<Answered> {
  try {
    return await actions[resource][asked.operation](context, asked)
  } catch (error) {
    const refused = toScimError(error)
    if (!refused) throw error
    await noteRefusal(context, asked, { ...asked, resource, named: nameIn(asked) }, refused)
    throw refused
  }
}

/** Of any number of processes, the same window. */
export async function countRequest({ limiter }: ScimContext, { connection }: Caller): Promise<void> {
  const { allowed, retryAfterSeconds } = await limiter.takeFromShare({ limit: 'provisioning', subject: connection.id })
  if (!allowed) throw new ScimError(429, 'Too many requests at once.', undefined, retryAfterSeconds ?? RETRY_SECONDS)
}

/**
 * For owners to read: also of what was only to be read. What is no fault of the request is not: whoever asks too often, or
 * by a token that was revoked by then, writes nothing by it.
 */
export async function noteRefusal(
  { db }: ScimContext,
  { connection }: Caller,
  { operation, resource, named }: { operation: string; resource: string; named: string },
  { status, message: reason, why }: ScimError,
): Promise<void> {
  if (status === 401 || status === 429 || status >= 500) return
  const connectionId = connection.id
  try {
    await noteRequest(db, { connectionId, operation, resource, named, outcome: 'refused', status, why, reason })
  } catch (error) {
    // A directory that was removed meanwhile has no owner who would read it.
    if (!isOfWhatIsGone(error)) throw error
  }
}

function nameIn({ id, body }: Asked): string {
  // What was refused for having too many is looked through for its name by nobody either.
  if (!isObject(body) || !isOfFewFields(body)) return id
  const name = fieldOf(body, 'userName') ?? fieldOf(body, 'displayName')
  return typeof name === 'string' ? name : id
}

/** Undefined for what is no refusal. */
export function toScimError(error: unknown): ScimError | undefined {
  if (error instanceof ScimError) return error
  const refusal = refusalIn(error)
  if (refusal) return fromRefusal(refusal)
  if (isUnavailable(error)) return new ScimError(503, 'Not available at the moment.', undefined, 1)
  if (isUnstorableText(error)) return badRequest('invalidValue', 'A text has characters that cannot be kept.')
  return undefined
}
