/** How an answer lies in its record: as it is, or wrapped where it says a secret, or was asked with one. */
import { createHash } from 'node:crypto'
import { Refusal } from '#http/refusal.ts'
import { keptAnswerPurpose } from '#secrets/purposes.ts'
import { type Secrets, UnwrapError } from '#secrets/secrets.ts'

export interface Request {
  uid: string
  /** Absent: done as often as it is asked for. */
  key: string | undefined
  operation: string
  body: unknown
  /** Given where what is asked or answered is secret: neither lies open then, and nor does a hash of what was asked. */
  secrets?: Pick<Secrets, 'wrap' | 'unwrap'>
}

/** A request that says its key. */
export type NamedRequest = Request & { key: string }

export interface KeptRecord {
  fingerprint: string
  answer: unknown
}

/** By which a request is told from another one under the same key. */
export function fingerprintOf({ operation, body, secrets }: NamedRequest): string {
  return hashOf(secrets ? [operation] : [operation, body])
}

export function toKeep({ uid, key, body, secrets }: NamedRequest, answer: unknown): unknown {
  if (!secrets) return answer
  const whole = JSON.stringify({ asked: hashOf(body), answer })
  return { sealed: secrets.wrap(whole, keptAnswerPurpose({ uid, key })) }
}

/**
 * What was answered. Refuses with `idempotency_key_reused` where the key came with another request, and with `answer_lost`
 * where no key that is here opens it.
 */
export function keptAnswer(request: NamedRequest, record: KeptRecord | undefined): unknown {
  if (record?.fingerprint !== fingerprintOf(request)) throw new Refusal('idempotency_key_reused')
  if (!request.secrets) return record.answer
  const { asked, answer } = opened(request, request.secrets, (record.answer as { sealed: string }).sealed)
  if (asked !== hashOf(request.body)) throw new Refusal('idempotency_key_reused')
  return answer
}

function opened({ uid, key }: NamedRequest, secrets: Pick<Secrets, 'unwrap'>, sealed: string) {
  try {
    return JSON.parse(secrets.unwrap(sealed, keptAnswerPurpose({ uid, key }))) as { asked: string; answer: unknown }
  } catch (cause) {
    if (!(cause instanceof UnwrapError)) throw cause
    throw new Refusal('answer_lost', { detail: 'a kept answer cannot be opened with the keys that are here', cause })
  }
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url')
}
