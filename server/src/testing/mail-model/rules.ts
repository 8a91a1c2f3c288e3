/** What each operation does and has mailed, one after the other: what the server has to agree with, by its documents. */
import type { Operation, Verdict } from './operation.ts'
import { accountActs, addressActs } from './rules/accounts.ts'
import type { Act } from './rules/mailing.ts'
import { organizationActs, publisherActs } from './rules/organization.ts'
import { isOpen, peopleActs } from './rules/people.ts'
import { people, type Secret, type World } from './world.ts'

const acts: Record<Operation['kind'], Act> = {
  ...accountActs,
  ...addressActs,
  ...peopleActs,
  ...organizationActs,
  ...publisherActs,
}

/** Changes the world by the operation, unless it is refused. */
export function apply(world: World, operation: Operation, wasLimited: boolean): Verdict {
  world.order += 1
  const before = structuredClone(world)
  const verdict = acts[operation.kind](world, { ...operation, wasLimited })
  if (verdict === 'done' && hasOwner(world)) return 'done'
  const { counted } = world
  Object.assign(world, before, { counted })
  return verdict === 'done' ? 'refused' : verdict
}

function hasOwner({ organization: { members } }: World): boolean {
  return people.some((one) => members[one]?.isIn && members[one].role === 'owner')
}

/** Whether the link of a mail opens something. */
export function opens(world: World, name: string): boolean {
  const { accounts, organization, secrets } = world
  const secret = secrets[name]
  if (!secret || secret.isDead) return false
  return isForAnything(secret) ?? isFound()

  function isForAnything({ template, invite: id = '' }: Secret): boolean | undefined {
    if (template === 'sign_in_link') return true
    if (template !== 'invite') return undefined
    const invite = organization.invites[id]
    return organization.isOpen && invite?.secret === name && isOpen(invite)
  }

  function isFound(): boolean {
    const account = secret?.person && accounts[secret.person]
    if (!account) return false
    const isOfAddress = ['reset_password', 'verify_email', 'change_email'].includes(secret.template)
    return !isOfAddress || account.address === secret.address
  }
}
