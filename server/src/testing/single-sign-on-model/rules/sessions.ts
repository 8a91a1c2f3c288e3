/** What begins sessions, and what ends them with whatever would begin another. */
import type { Verdict } from '../operation.ts'
import { hasOnlyWay, isProven, type Secret, type Session, type World, isAtWork } from '../world.ts'

export function begin(world: World, id: string, session: Pick<Session, 'account' | 'connection'>): void {
  world.sessions[id] = { ...session, parent: null, ended: false }
}

/** The first step is taken: by an organization's own sign-in, or by a way of the account's own. */
export function firstStep(world: World, id: string, by: Pick<Session, 'account' | 'connection'>): Verdict {
  const account = world.accounts[by.account]
  if (!account || account.disabled) return 'refused'
  const refusal = againstWay(world, by)
  if (refusal !== undefined) return refusal
  if (account.secondStep) {
    world.secrets[id] = { kind: 'pending', ...by, dead: false }
    return 'pending'
  }
  begin(world, id, by)
  return 'done'
}

/** Asked of the first step and of the second: the domain may be lost in between, or get its only way in. */
export function againstWay(
  world: World,
  { account: name, connection }: Pick<Session, 'account' | 'connection'>,
): Verdict | undefined {
  const account = world.accounts[name]
  if (!account) return 'refused'
  if (connection === null) return hasOnlyWay(world, account.address, name) ? 'only way' : undefined
  const by = world.connections[connection]
  return by && isAtWork(account) && isProven(world, by.place) ? undefined : 'refused'
}

/** A secret that signs in and was not used. */
export function good({ secrets }: World, name: string, kind: Secret['kind']): Secret | undefined {
  const found = secrets[name]
  return found?.kind === kind && !found.dead ? found : undefined
}

export function endOf(world: World, account: string): void {
  endThose(world, (one) => one.account === account)
}

/** Sessions that began by it, what they were handed on to, what waits to begin one, and who is under way. */
export function endBy(world: World, connection: string): void {
  endThose(world, (one) => one.connection === connection)
  const found = world.connections[connection]
  if (found) found.endings += 1
}

function endThose({ sessions, secrets }: World, which: (one: Session | Secret) => boolean): void {
  for (const session of Object.values(sessions)) if (which(session)) session.ended = true
  for (const secret of Object.values(secrets)) if (which(secret)) secret.dead = true
}
