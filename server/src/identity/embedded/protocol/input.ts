/** Reads a request's body: each field's rule carries the protocol's own error as its message. */
import { emailMaxLength } from '@atrium/contract/limits'
import { isEmail } from '@atrium/contract/rules/is-email'
import * as z from 'zod'
import { isStorable } from '#http/input/storable-text.ts'
import { isProtocolCode, ProtocolError, type ProtocolCode } from './protocol-error.ts'

const MAX_TOKEN_LENGTH = 8_192
/** More than the longest password allowed, so that the password's own rule can answer. */
const MAX_PASSWORD_LENGTH = 4_096

/** Throws the `ProtocolError` of the first field that is wrong. Fields that the schema does not name are ignored. */
export function read<Schema extends z.ZodObject>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const code = parsed.error.issues[0]?.message ?? ''
  throw new ProtocolError(isProtocolCode(code) ? code : 'INVALID_ARGUMENT')
}

/** A string that must be there. An array, object or number in its place is refused, never coerced. */
export function text(missing: ProtocolCode, invalid: ProtocolCode = missing, maxLength = MAX_TOKEN_LENGTH) {
  return z
    .string({ error: ({ input }) => (input === undefined || input === null ? missing : invalid) })
    .min(1, { error: missing, abort: true })
    .max(maxLength, invalid)
    .refine(isStorable, invalid)
}

/** `empty` answers for "": to most operations it is a missing address, to some an invalid one. */
export function email(
  missing: ProtocolCode = 'MISSING_EMAIL',
  invalid: ProtocolCode = 'INVALID_EMAIL',
  empty: ProtocolCode = missing,
) {
  const whole = z.string({ error: ({ input }) => (input === undefined || input === null ? missing : invalid) })
  return whole.trim().min(1, { error: empty, abort: true }).max(emailMaxLength, invalid).refine(isEmail, invalid)
}

export const password = text('MISSING_PASSWORD', 'INVALID_PASSWORD', MAX_PASSWORD_LENGTH)
export const idToken = text('MISSING_ID_TOKEN', 'INVALID_ID_TOKEN')

/** JSON's null says the same as leaving the field out (protobuf's reading, which the protocol has). */
export function orAbsent<Field extends z.ZodType>(field: Field) {
  return z.preprocess((value) => value ?? undefined, field.optional())
}

/**
 * A value of an enumeration, by its name or by its number: protobuf's JSON takes either, and the Android
 * client sends numbers. In: the names in the order of their numbers, from 0 on. What is neither goes on as it is.
 */
export function enumeration<Field extends z.ZodType>(names: readonly string[], field: Field) {
  return z.preprocess((value) => (Number.isInteger(value) ? (names[Number(value)] ?? value) : value), field)
}

/**
 * A body with its fields in the protocol's own spelling: protobuf's JSON takes `id_token` for `idToken`, and
 * forms write the one or the other.
 */
export function camelKeys(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const spelled = (name: string) => name.replace(/_([a-z])/g, (_whole, letter: string) => letter.toUpperCase())
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [spelled(name), value]))
}

/** Throws where a public client sets what only the provider itself may; `false` sets nothing (protobuf's default). */
export function refuseSelfSet(body: unknown, fields: readonly string[]): void {
  for (const field of fields) {
    if (typeof body === 'object' && body !== null && Object.hasOwn(body, field)) {
      const { [field]: value } = body as Record<string, unknown>
      if (value !== undefined && value !== null && value !== false) throw new ProtocolError('INSUFFICIENT_PERMISSION')
    }
  }
}
