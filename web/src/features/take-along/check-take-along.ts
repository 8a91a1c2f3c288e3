/** What is wrong before an account is made one's own, by the contract's rules. */
import { newPassword } from '@atrium/contract/rules/passwords/password'
import { fieldMessages } from '@atrium/contract/sentences/en/fields'
import type { UsernameCheck } from '#domain/usernames/username-check.ts'

type Field = 'username' | 'password' | 'confirmPassword'

/** Empty where nothing is wrong. A name that is still being looked up, the server decides on. */
export function takeAlongProblems(
  { password, confirmPassword }: Record<Field, string>,
  check: UsernameCheck,
): Partial<Record<Field, string>> {
  const problems: Partial<Record<Field, string>> = {}
  if (check.state === 'empty') problems.username = fieldMessages.usernameRequired
  if (check.state === 'taken') problems.username = fieldMessages.usernameTaken
  if (check.state === 'invalid') problems.username = check.message
  const parsed = newPassword.safeParse(password)
  if (!parsed.success) problems.password = parsed.error.issues[0]?.message ?? fieldMessages.invalid
  if (confirmPassword === '') problems.confirmPassword = fieldMessages.confirmPasswordRequired
  else if (confirmPassword !== password) problems.confirmPassword = fieldMessages.confirmPasswordMismatch
  return problems
}
