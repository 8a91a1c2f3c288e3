/** Rules for what people of an organization are and are called. */
import * as z from 'zod/mini'
import {
  classNameMaxLength,
  descriptionMaxLength,
  inviteMaxUses,
  labelNameMaxLength,
  maxIdsAtOnce,
  publisherNameMaxLength,
} from '../limits.ts'
import { fieldMessages } from '../messages.ts'

/** What somebody may do in an organization; `User` is the specification's spelling. */
export const roles = ['owner', 'staff', 'User'] as const
export const role = z.enum(roles, fieldMessages.roleInvalid)
export type Role = z.output<typeof role>

function name(required: string, max: number) {
  return z.string(required).check(z.trim(), z.minLength(1, required), z.maxLength(max, fieldMessages.nameTooLong))
}

export const labelName = name(fieldMessages.labelNameRequired, labelNameMaxLength)
export const className = name(fieldMessages.classNameRequired, classNameMaxLength)
export const publisherName = name(fieldMessages.publisherNameRequired, publisherNameMaxLength)
export const description = z
  .string(fieldMessages.invalid)
  .check(z.trim(), z.maxLength(descriptionMaxLength, fieldMessages.descriptionTooLong))

export const inviteUses = z
  .int(fieldMessages.usesInvalid)
  .check(z.minimum(1, fieldMessages.usesInvalid), z.maximum(inviteMaxUses, fieldMessages.usesInvalid))

/** One or more ids of things; which of them exist is decided where they are kept. */
export const ids = z
  .array(
    z
      .string(fieldMessages.invalid)
      .check(z.minLength(1, fieldMessages.required), z.maxLength(128, fieldMessages.invalid)),
    fieldMessages.required,
  )
  .check(z.minLength(1, fieldMessages.required), z.maxLength(maxIdsAtOnce, fieldMessages.tooMany))
