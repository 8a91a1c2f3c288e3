/** What the form is checked by, and what it sends, once their code is there. */
import type { User } from '@atrium/contract/users'
import { lazyCall } from '#api/lazy-call.ts'
import type { Edits } from './profile-fields.ts'

const load = () => import('./profile-rules.ts')

export const form = lazyCall(async () => {
  const { profileForm } = await load()
  return async (user: User) => profileForm(user)
})

export const change = lazyCall(async () => {
  const { profileChange } = await load()
  return async (user: User, edits: Edits) => profileChange(user, edits)
})
