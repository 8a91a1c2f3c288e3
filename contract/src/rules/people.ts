/** Rules for what people of an organization are and are called. */
import * as z from 'zod/mini'
import {
  classNameMaxLength,
  descriptionMaxLength,
  inviteMaxUses,
  labelNameMaxLength,
  maxClassesAtOnce,
  maxIdsAtOnce,
  maxMatchesAtOnce,
  publisherNameMaxLength,
  usernameInListMaxLength,
} from '../limits.ts'
import { fieldMessages } from '../sentences/en/fields.ts'
import { color } from './organization.ts'
import { nameOf } from './person.ts'
import { roles } from './roles.ts'
import { day } from './time/day.ts'
import { isInOrder } from './time/term.ts'

/** What somebody may do in an organization. */
export const role = z.enum(roles, fieldMessages.roleInvalid)

export const labelName = nameOf(fieldMessages.labelNameRequired, labelNameMaxLength)
export const newLabel = z.strictObject({ name: labelName, color: z.optional(color) })
export const className = nameOf(fieldMessages.classNameRequired, classNameMaxLength)
export const publisherName = nameOf(fieldMessages.publisherNameRequired, publisherNameMaxLength)
export const description = z
  .string(fieldMessages.invalid)
  .check(z.trim(), z.maxLength(descriptionMaxLength, fieldMessages.descriptionTooLong))

export const inviteUses = z
  .int(fieldMessages.usesInvalid)
  .check(z.minimum(1, fieldMessages.usesInvalid), z.maximum(inviteMaxUses, fieldMessages.usesInvalid))

const idOfThing = z
  .string(fieldMessages.invalid)
  .check(z.minLength(1, fieldMessages.required), z.maxLength(128, fieldMessages.invalid))

/** Ids of things, or none; which of them exist is decided where they are kept. */
export const idsOrNone = z
  .array(idOfThing, fieldMessages.required)
  .check(z.maxLength(maxIdsAtOnce, fieldMessages.tooMany))

/** One or more of them. */
export const ids = z
  .array(idOfThing, fieldMessages.required)
  .check(z.minLength(1, fieldMessages.required), z.maxLength(maxIdsAtOnce, fieldMessages.tooMany))

/** The classes of a whole year, or some of them. */
export const classIds = z
  .array(idOfThing, fieldMessages.required)
  .check(z.minLength(1, fieldMessages.required), z.maxLength(maxClassesAtOnce, fieldMessages.tooMany))

/** Which classes are copied, and what each copy is called. */
export const classCopies = z
  .array(z.strictObject({ id: z.string(fieldMessages.required), name: className }), fieldMessages.required)
  .check(z.minLength(1, fieldMessages.required), z.maxLength(maxIdsAtOnce, fieldMessages.tooMany))

/** What each of several people becomes. */
export const roleChanges = z
  .array(z.strictObject({ user_id: z.string(fieldMessages.required), role }), fieldMessages.required)
  .check(
    z.minLength(1, fieldMessages.required),
    z.maxLength(maxIdsAtOnce, fieldMessages.tooMany),
    z.refine((changes) => new Set(changes.map(({ user_id }) => user_id)).size === changes.length, {
      error: fieldMessages.oncePerPerson,
    }),
  )

/** The days of each of several memberships; null for none. */
export const termChanges = z
  .array(
    z
      .strictObject({
        user_id: z.string(fieldMessages.required),
        startsOn: z.nullable(day),
        endsOn: z.nullable(day),
      })
      .check(z.refine(isInOrder, { error: fieldMessages.lastDayBeforeFirst, path: ['endsOn'] })),
    fieldMessages.required,
  )
  .check(
    z.minLength(1, fieldMessages.required),
    z.maxLength(maxIdsAtOnce, fieldMessages.tooMany),
    z.refine((changes) => new Set(changes.map(({ user_id }) => user_id)).size === changes.length, {
      error: fieldMessages.oncePerPerson,
    }),
  )

/** Usernames as somebody wrote them down: what is none has no member. */
export const usernames = z
  .array(
    z
      .string(fieldMessages.invalid)
      .check(z.minLength(1, fieldMessages.required), z.maxLength(usernameInListMaxLength, fieldMessages.invalid)),
    fieldMessages.required,
  )
  .check(z.minLength(1, fieldMessages.required), z.maxLength(maxIdsAtOnce, fieldMessages.tooMany))

/** Members by what the list is narrowed by; with nothing said, everybody. */
export const memberMatches = z
  .array(
    z.strictObject({
      /** Part of the name or of the username. */
      username: z.optional(z.string(fieldMessages.invalid)),
      /** A label's id. */
      label: z.optional(z.string(fieldMessages.invalid)),
      role: z.optional(role),
    }),
    fieldMessages.required,
  )
  .check(z.minLength(1, fieldMessages.required), z.maxLength(maxMatchesAtOnce, fieldMessages.tooMany))
export type MemberMatch = z.output<typeof memberMatches>[number]
