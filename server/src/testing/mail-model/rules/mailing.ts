/** How a mail goes out: in whose language, with which link, and what it is counted by. */
import type { Operation, Verdict } from '../operation.ts'
import { type Address, holderOf, mostMails, type Person, publisherName, type Secret, type World } from '../world.ts'

/** Whether the real operation was refused for one mail too many: where the limit may be reached, it may be. */
export interface Done extends Operation {
  wasLimited: boolean
}
export type Act = (world: World, operation: Done) => Verdict
export type Acts<K extends string> = Record<K, Act>

interface Told {
  to: Address
  /** Whose mail it is, where that is not whoever has the address. */
  person?: Person
  about?: 'the organization' | 'the publisher'
  /** On behalf of the organization: in its language, unless its reader has set one. */
  isOrganizations?: boolean
  /** By no page. */
  byJob?: boolean
  secret?: Omit<Secret, 'template' | 'isDead' | 'madeAt' | 'address' | 'person'> & Partial<Secret>
}

export function mail(world: World, { page }: Pick<Done, 'page'>, template: string, told: Told): string {
  const { organization, accounts, mails, secrets, order } = world
  const { to, about, isOrganizations = false, byJob = false } = told
  const person = told.person ?? holderOf(world, to)
  const own = person && accounts[person]?.language
  const language = own ?? (isOrganizations ? organization.language : byJob ? 'en' : page)
  const named = about === 'the organization' ? organization.name : about === 'the publisher' ? publisherName : null
  const before = mails.filter((one) => one.template === template && one.to === to).length
  mails.push({ template, to, language, about: named })
  const name = `${template} ${to} ${before}`
  if (told.secret)
    secrets[name] = { template, address: to, person: person ?? null, isDead: false, madeAt: order, ...told.secret }
  return name
}

/**
 * What sends a mail that is limited. Whether a try is counted that is refused for something else is nobody's promise: where
 * it would decide, the real answer does.
 */
export function limited(
  { counted }: World,
  { wasLimited }: Pick<Done, 'wasLimited'>,
  key: string,
  act: () => Verdict,
): Verdict {
  const count = (counted[key] ??= { sure: 0, maybe: 0 })
  if (wasLimited && count.sure + count.maybe >= mostMails) return 'limited'
  if (count.sure >= mostMails) return 'limited'
  const verdict = act()
  if (verdict === 'done') count.sure += 1
  else count.maybe += 1
  return verdict
}

/** What one sends to another, whatever it is, is one share. */
export function sharedKey(by: Person, to: Address): string {
  return `others ${by} ${to}`
}

/** Whether owners are told once more of something that has a limit of its own. */
export function mayTell({ told }: World, what: string, most: number): boolean {
  const before = told[what] ?? 0
  if (before >= most) return false
  told[what] = before + 1
  return true
}

export function isGood({ secrets }: World, name: string, template: string): Secret | undefined {
  const secret = secrets[name]
  return secret?.template === template && !secret.isDead ? secret : undefined
}

export function voidThose({ secrets }: World, which: (secret: Secret) => boolean): void {
  for (const secret of Object.values(secrets)) if (which(secret)) secret.isDead = true
}
