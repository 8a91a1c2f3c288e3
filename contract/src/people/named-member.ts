/** Somebody who belongs to an organization or a publisher, as lists show them. */
import * as z from 'zod/mini'
import { role } from '../rules/people.ts'

/** As much of a member as it takes to name them. */
export const namedMember = z.strictObject({
  user_id: z.string(),
  displayName: z.string(),
  given_name: z.string(),
  family_name: z.string(),
  username: z.nullable(z.string()),
  email: z.nullable(z.string()),
})
export type NamedMember = z.output<typeof namedMember>

/** A row of a list of people. */
export const listedMember = z.strictObject({
  ...namedMember.shape,
  photoURL: z.nullable(z.string()),
  role,
  /** ISO 8601. */
  joinedAt: z.string(),
})
