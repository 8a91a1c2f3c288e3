/** The rules of the profile's form. */
import type { User } from '@atrium/contract/users'
import * as z from 'zod/mini'
import type { SchemaForm } from '#ui/form/use-schema-form.ts'
import { profileProblems } from './profile-fields.ts'

const typed = z.object({
  pronounce: z.string(),
  given_name: z.string(),
  family_name: z.string(),
  username: z.string(),
  displayName: z.string(),
  /** A new one; empty, it stays as it is. */
  password: z.string(),
  // Not typed here, but of the person all the same.
  email: z.optional(z.string()),
  photo: z.optional(z.string()),
})

export type ProfileFormState = SchemaForm<typeof typed>

/** Values stay as they were typed: what is sent is read from them by `profileChange`. */
export function profileForm(user: User) {
  return typed.check(
    z.superRefine(({ password, ...values }, context) => {
      const problems = Object.entries<string | undefined>(profileProblems(user, values, password))
      for (const [field, message] of problems)
        if (message !== undefined) context.addIssue({ code: 'custom', message, path: [field] })
    }),
  )
}
