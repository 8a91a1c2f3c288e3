/** Reads and saves the record of whoever is signing up, and of nobody whom another tab signed in meanwhile. */
import type { BodyOf } from '@atrium/contract/endpoint'
import { getProfile, signUpUser, updateMember, type User } from '@atrium/contract/users'
import { call } from '#api/client.ts'

export function readRecord(uid: string): Promise<User> {
  return call(getProfile, { onlyAs: uid })
}

export async function saveRecord(uid: string, record: BodyOf<typeof signUpUser>): Promise<void> {
  await call(signUpUser, { body: record, onlyAs: uid })
}

/** Rejects with `username_taken` when somebody was quicker. */
export async function saveUsername(uid: string, username: string): Promise<void> {
  await call(updateMember, { params: { id: uid }, body: { data: { username } } })
}
