/** What the hosted provider knows of an account at this moment. */
import { Refusal } from '#http/refusal.ts'
import { HostedRefusal, type ProtocolClient } from './protocol-client.ts'

/** The provider takes no more in one question. */
const NAMED_AT_ONCE = 100

/** By address or by uid. */
export type AccountName = { email: string } | { uid: string }

export interface HostedAccount {
  uid: string
  email: string | null
  displayName: string | null
  createdAt: Date
  /** Null where it has no password. */
  passwordSetAt: Date | null
}

interface Answer {
  users?: {
    localId: string
    email?: string
    displayName?: string
    emailVerified?: boolean
    disabled?: boolean
    createdAt?: string
    passwordUpdatedAt?: number
    passwordHash?: string
  }[]
}

/** Null where there is no such account. Rejects with `Refusal('unavailable')` where it cannot be asked. */
export async function hostedAccount(protocol: ProtocolClient, name: AccountName): Promise<HostedAccount | null> {
  const wanted = 'uid' in name ? { localId: [name.uid] } : { email: [name.email] }
  const { users } = (await protocol.administer('lookup', wanted).catch((cause: unknown) => {
    throw new Refusal('unavailable', { detail: 'the hosted provider did not say who has an account', cause })
  })) as Answer
  const [account] = users ?? []
  if (account === undefined) return null
  const { localId, email = null, displayName = null, createdAt, passwordUpdatedAt, passwordHash } = account
  const hasPassword = passwordHash !== undefined && passwordUpdatedAt !== undefined
  return {
    uid: localId,
    email,
    displayName,
    createdAt: new Date(Number(createdAt ?? 0)),
    passwordSetAt: hasPassword ? new Date(Number(passwordUpdatedAt)) : null,
  }
}

/** Of these accounts, unless disabled, the addresses that were confirmed, by uid. Rejects with `Refusal('unavailable')`. */
export async function hostedConfirmedEmails(
  protocol: ProtocolClient,
  uids: readonly string[],
): Promise<Map<string, string>> {
  const users: NonNullable<Answer['users']> = []
  for (let start = 0; start < uids.length; start += NAMED_AT_ONCE) {
    const localId = uids.slice(start, start + NAMED_AT_ONCE)
    const answer = (await protocol.administer('lookup', { localId }).catch((cause: unknown) => {
      throw new Refusal('unavailable', { detail: 'the hosted provider did not say whose address is confirmed', cause })
    })) as Answer
    users.push(...(answer.users ?? []))
  }
  return new Map(
    users.flatMap(({ localId, email, emailVerified, disabled }) =>
      email !== undefined && emailVerified === true && disabled !== true ? [[localId, email] as const] : [],
    ),
  )
}

/** Of these accounts, the uids that the provider does not have. Rejects with `Refusal('unavailable')`. */
export async function missingHostedAccounts(protocol: ProtocolClient, uids: readonly string[]): Promise<string[]> {
  if (uids.length === 0) return []
  const { users = [] } = (await protocol.administer('lookup', { localId: uids }).catch((cause: unknown) => {
    throw new Refusal('unavailable', { detail: 'the hosted provider did not say whose account is there', cause })
  })) as Answer
  const there = new Set(users.map(({ localId }) => localId))
  return uids.filter((uid) => !there.has(uid))
}

/** By the project's administrator. An account that is gone is as it should be. Rejects with `Refusal('unavailable')`. */
export async function deleteHostedAccount(protocol: ProtocolClient, uid: string): Promise<void> {
  try {
    await protocol.administer('delete', { localId: uid })
  } catch (cause) {
    if (cause instanceof HostedRefusal && cause.code === 'USER_NOT_FOUND') return
    throw new Refusal('unavailable', { detail: 'the hosted provider did not delete an account', cause })
  }
}
