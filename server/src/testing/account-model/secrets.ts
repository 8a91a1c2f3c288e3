/** What of an account is good and for how long, and what takes it out of use: sessions, and the secrets that begin one or change it. */
import { MINUTE_SECONDS } from '@atrium/contract/rules/time/lengths'
import type { Account, Secret, Session } from './account.ts'

const goodFor: Record<Secret['kind'], number> = {
  reset: 60 * MINUTE_SECONDS,
  verify: 3 * 24 * 60 * MINUTE_SECONDS,
  change: 60 * MINUTE_SECONDS,
  recover: 3 * 24 * 60 * MINUTE_SECONDS,
  link: 10 * MINUTE_SECONDS,
  pending: 10 * MINUTE_SECONDS,
  token: 5 * MINUTE_SECONDS,
  'passkey token': MINUTE_SECONDS,
  backup: Number.POSITIVE_INFINITY,
  told: 7 * 24 * 60 * MINUTE_SECONDS,
}

/** A secret of that kind that was not used, did not run out, and was not taken out of use. */
export function good(
  { secrets, now, isThere }: Account,
  name: string,
  kind: Secret['kind'],
  { evenIfGone = false } = {},
): Secret | undefined {
  const found = secrets[name]
  const isGood = found?.kind === kind && !found.dead && now - found.madeAt < goodFor[kind]
  return isGood && (isThere || evenIfGone) ? found : undefined
}

export function secretsOf({ secrets }: Account, kind: Secret['kind']): Secret[] {
  return Object.values(secrets).filter((secret) => secret.kind === kind)
}

export function voidAll(account: Account, kind: Secret['kind']): void {
  for (const secret of secretsOf(account, kind)) secret.dead = true
}

export function keep(account: Account, id: string, secret: Partial<Secret> & Pick<Secret, 'kind'>): void {
  const { address, now, order } = account
  account.secrets[id] = { address, dead: false, madeAt: now, order, ...secret }
}

export function begin(
  account: Account,
  id: string,
  { parent = null, ...how }: Pick<Session, 'provider' | 'secondStep'> & { parent?: string | null },
): void {
  const device = account.sessions[parent ?? '']?.device ?? id
  account.sessions[id] = { ...how, parent, device, ended: false, begunAt: account.now, firstUse: null }
}

/** With what they minted and asked for, but for what is spared. */
export function endThose(
  account: Account,
  which: (one: Session, name: string) => boolean,
  spared?: Secret['kind'],
): void {
  for (const [name, session] of Object.entries(account.sessions)) {
    if (!which(session, name)) continue
    session.ended = true
    for (const secret of Object.values(account.secrets)) {
      if (secret.session === name && secret.kind !== spared) secret.dead = true
    }
  }
}

/** And whatever could begin one, but for what whoever lost the account, or owns an address nobody confirmed, was mailed. */
export function endEverySession(account: Account): void {
  endThose(account, () => true)
  for (const kind of ['verify', 'change', 'pending', 'token', 'passkey token', 'told'] as const) voidAll(account, kind)
  if (!account.verified) return
  voidAll(account, 'reset')
  for (const link of secretsOf(account, 'link')) if (link.address === account.address) link.dead = true
}

export function forgetEarlierOwner(account: Account, since = 0): void {
  endEverySession(account)
  voidAll(account, 'reset')
  if ((account.google?.since ?? -1) >= since) account.google = null
  for (const [name, passkey] of Object.entries(account.passkeys))
    if (passkey.since >= since) delete account.passkeys[name]
}

/** A session, with those that it was handed on to. */
export function endTree(account: Account, session: string, spared?: Secret['kind']): void {
  const tree = new Set([session])
  // Whoever was handed on comes later.
  for (const [name, { parent }] of Object.entries(account.sessions)) if (tree.has(parent ?? '')) tree.add(name)
  endThose(account, (_one, name) => tree.has(name), spared)
}

/** By whoever reads an address that nobody had confirmed. */
export function reclaim(account: Account): void {
  forgetEarlierOwner(account)
  account.password = null
  account.verified = true
}

export function voidSince(account: Account, order: number): void {
  for (const secret of secretsOf(account, 'recover')) if (secret.order >= order) secret.dead = true
}
