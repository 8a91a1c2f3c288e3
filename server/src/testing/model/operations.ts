/** What people do to two organizations, one operation at a time: for the model test. */
import type { Endpoint } from '@atrium/contract/endpoint'
import { deleteOrganization as deleteOrganizationEndpoint } from '@atrium/contract/organizations'
import { createClass, deleteClasses, updateClass } from '@atrium/contract/people/classes'
import { createInvite, revokeInvite } from '@atrium/contract/people/invites'
import { assignLabels, createLabel, unassignLabels } from '@atrium/contract/people/labels'
import { changeRoles as changeRolesEndpoint } from '@atrium/contract/people/many-members'
import {
  answerOwnershipOffer,
  changeRole as changeRoleEndpoint,
  createOwner,
  deleteMember,
  deleteMembers,
  deleteOwner,
  createOwnershipOffer,
  restoreMembers,
} from '@atrium/contract/people/members'
import { postAchievement } from '@atrium/contract/people/ranks'
import type { Role } from '@atrium/contract/rules/roles'
import fc from 'fast-check'
import { achieve } from '#achievements/ranks.ts'
import * as classes from '#classes/classes.ts'
import type { Database } from '#db/database.ts'
import type { Actor } from '#http/actor.ts'
import { membershipFor, type MembershipGuards } from '#http/membership.ts'
import { Refusal } from '#http/refusal.ts'
import { acceptForOrganization } from '#invites/accept.ts'
import type { InvitesContext } from '#invites/context.ts'
import { invite, revoke } from '#invites/organization-invites.ts'
import * as labels from '#labels/labels.ts'
import { changeRole, changeRoles } from '#members/change-role.ts'
import { removeFromAllOrganizations } from '#members/ends/ends.ts'
import { requireRole } from '#members/membership.ts'
import { requireAuthorRole } from '#publishers/membership.ts'
import { addOwner, removeOwner } from '#members/ownership/owners.ts'
import { answer, offer } from '#members/ownership/ownership-transfer.ts'
import { remove, restore } from '#members/removed/remove.ts'
import { remove as deleteOrganization } from '#organizations/deletion/remove.ts'
import type { KeepingSecrets } from '#idempotency/with-idempotency-key.ts'
import type { EndingContext } from '#single-sign-on/connections/end-sign-ins.ts'
import { lockUser } from '#users/anonymize-user.ts'
import type { SignedInContext } from '#users/held-people.ts'

/** What there is to act on, by number: an operation that names more than there is names one of them all the same. */
export interface World {
  db: Database
  context: InvitesContext & EndingContext & SignedInContext & KeepingSecrets
  people: Actor[]
  organizations: { name: string; id: string }[]
  invites: Made<{ token: string; id: string }>[]
  labels: Made<string>[]
  classes: Made<string>[]
  offers: Made<Actor>[]
  removed: Made<string>[]
}

/** Something that was made on the way, and in which organization. */
interface Made<T> {
  place: string
  what: T
}

/** Owners are named by who they are here, never by an address. */
const nobodys = () => Promise.resolve(() => Promise.resolve(new Map<string, string>()))

const roles: readonly Role[] = ['owner', 'staff', 'User']
const kinds = [
  ...['invite', 'inviteByMail', 'accept', 'acceptAtOnce', 'revoke', 'changeRole', 'changeRoles', 'remove', 'restore'],
  ...['leave', 'fillMatching'],
  ...['addOwner', 'removeOwner', 'offer', 'accept offer', 'decline offer', 'label', 'assign', 'class', 'fill', 'drop'],
  'achieve',
] as const
/** Seldom: not much happens behind them. */
const ends = ['delete account', 'delete organization'] as const
type Kind = (typeof kinds)[number] | (typeof ends)[number]

export interface Operation {
  kind: Kind
  /** Who acts, on whom, where, with which of what was made, and as what. */
  actor: number
  subject: number
  place: number
  thing: number
  role: Role
  /** With what may be another organization's. */
  astray: boolean
}

export const everyKind: readonly Kind[] = [...kinds, ...ends]

/** Mostly somebody who was an owner at the start: whoever may do nothing shows little. */
const ownerAndPlace = fc.constantFrom<[number, number]>([0, 0], [1, 0], [3, 1])
const anybodyAnywhere = fc.tuple(fc.nat(5), fc.nat(1))

export const operation: fc.Arbitrary<Operation> = fc
  .record({
    kind: fc.oneof(
      { weight: 30, arbitrary: fc.constantFrom(...kinds) },
      { weight: 1, arbitrary: fc.constantFrom(...ends) },
    ),
    who: fc.oneof({ weight: 3, arbitrary: ownerAndPlace }, { weight: 1, arbitrary: anybodyAnywhere }),
    subject: fc.nat(5),
    thing: fc.nat(7),
    role: fc.constantFrom(...roles),
    astray: fc.oneof(...[false, false, false, true].map((stray) => fc.constant(stray))),
  })
  .map(({ who: [actor, place], ...rest }) => ({ ...rest, actor, place }))

/** Rejects with a `Refusal` where the server refuses, and with anything else where it fails. */
export async function perform(world: World, { kind, ...wish }: Operation): Promise<void> {
  const { db, context, people } = world
  const actor = pick(people, wish.actor)
  const subject = pick(people, wish.subject)
  const { name: place, id: placeId } = pick(world.organizations, wish.place)
  const { role } = wish
  const thing = <T>(all: Made<T>[]): T | undefined => {
    const here = wish.astray ? all : all.filter((made) => made.place === place)
    return here[wish.thing % Math.max(here.length, 1)]?.what
  }
  const label = thing(world.labels)
  const schoolClass = thing(world.classes) ?? 'none'
  const { token, id: inviteId } = thing(world.invites) ?? { token: 'none', id: 'none' }
  const taker = thing(world.offers) ?? actor
  const guards: MembershipGuards = {
    requireRole: (...asked) => requireRole(db, ...asked),
    requireAuthorRole: (...asked) => requireAuthorRole(db, ...asked),
  }
  // Nobody is signed in at a site here.
  const ending = { ...context, provider: {} }
  const addresses = new Map(people.flatMap(({ uid, email }) => (email === null ? [] : [[uid, email] as const])))
  const accepting = {
    ...context,
    provider: { confirmedEmails: () => Promise.resolve(() => Promise.resolve(addresses)) },
  }
  /** As the adapter does before it calls the action. */
  const asking = async <E extends Endpoint>(
    endpoint: E,
    { by = actor, id, ...body }: { by?: Actor; id?: string; ids?: string[] } = {},
  ) => {
    const parsed = {
      params: { id },
      query: 'organization' in endpoint.query.shape ? { organization: place } : {},
      body,
    }
    return { actor: by, membership: await membershipFor(endpoint, guards, by, parsed) }
  }
  const keep = <T>(all: Made<T>[], what: T) => void all.push({ place, what })
  const acts: Record<Kind, () => Promise<unknown>> = {
    invite: async () => {
      const wanted = { role, uses: 1 + (wish.thing % 3), ...(label === undefined ? {} : { labels: [label] }) }
      keep(world.invites, await invite(context, { ...(await asking(createInvite)), ...wanted }))
    },
    inviteByMail: async () => {
      const email = subject.email ?? ''
      keep(world.invites, await invite(context, { ...(await asking(createInvite)), role, email }))
    },
    accept: () => acceptForOrganization(accepting, { actor: subject, token, address: 'address' }),
    acceptAtOnce: async () => {
      const all = people.map((as) => acceptForOrganization(accepting, { actor: as, token, address: 'address' }))
      const refused = (await Promise.allSettled(all)).filter((result) => result.status === 'rejected')
      // One that failed counts before those that were refused, and those only where nobody came in.
      const failed = refused.find(({ reason }) => !(reason instanceof Refusal))
      const worst = failed ?? (refused.length === people.length ? refused[0] : undefined)
      if (worst) throw worst.reason
    },
    changeRoles: async () => {
      const changes = [...new Set([subject.uid, actor.uid])].map((uid) => ({ user_id: uid, role }))
      await changeRoles(context, { ...(await asking(changeRolesEndpoint)), changes })
    },
    revoke: async () => revoke(context, { ...(await asking(revokeInvite)), id: inviteId }),
    changeRole: async () => changeRole(context, { ...(await asking(changeRoleEndpoint)), uid: subject.uid, role }),
    remove: async () => {
      const ids = [subject.uid, pick(people, wish.thing).uid]
      await remove(ending, { ...(await asking(deleteMembers, { ids })), ids })
      for (const uid of ids) if (uid !== actor.uid) keep(world.removed, uid)
    },
    restore: async () => {
      const ids = [thing(world.removed) ?? subject.uid]
      await restore(context, { ...(await asking(restoreMembers)), ids })
    },
    leave: async () => remove(ending, { ...(await asking(deleteMember, { id: actor.uid })), ids: [actor.uid] }),
    addOwner: async () =>
      addOwner(
        { ...context, provider: { confirmedEmails: nobodys } },
        { ...(await asking(createOwner)), user_id: subject.uid },
      ),
    removeOwner: async () => removeOwner(context, { ...(await asking(deleteOwner)), uid: subject.uid }),
    offer: async () => {
      await offer(context, { ...(await asking(createOwnershipOffer)), uid: subject.uid })
      keep(world.offers, subject)
    },
    'accept offer': async () =>
      answer(context, { ...(await asking(answerOwnershipOffer, { by: taker })), accept: true }),
    'decline offer': async () =>
      answer(context, { ...(await asking(answerOwnershipOffer, { by: taker })), accept: false }),
    label: async () => {
      const asked = await asking(createLabel)
      keep(world.labels, (await labels.create(context, { ...asked, name: `Label ${wish.thing}` })).id)
    },
    assign: async () => {
      const given = wish.thing < 6
      const asked = await asking(given ? assignLabels : unassignLabels)
      await labels.assign(context, { ...asked, uids: [subject.uid], labelIds: [label ?? 'none'], given })
    },
    class: async () => {
      const asked = await asking(createClass)
      keep(world.classes, (await classes.create(context, { ...asked, name: `Class ${wish.thing}` })).id)
    },
    fill: async () => classes.update(context, { ...(await asking(updateClass)), id: schoolClass, add: [subject.uid] }),
    fillMatching: async () => {
      const matching = [label === undefined ? {} : { label }]
      await classes.update(context, { ...(await asking(updateClass)), id: schoolClass, matching })
    },
    drop: async () => classes.remove(context, { ...(await asking(deleteClasses)), ids: [schoolClass] }),
    achieve: async () => {
      const body = { user_id: subject.uid, points: 1, class_id: schoolClass }
      await achieve(context, { ...(await asking(postAchievement)), ...body })
    },
    'delete account': () =>
      db.transaction(async (tx) => {
        await lockUser(tx, actor.uid)
        await removeFromAllOrganizations(tx, actor.uid)
      }),
    'delete organization': async () =>
      deleteOrganization(context, await asking(deleteOrganizationEndpoint, { id: placeId })),
  }
  await acts[kind]()
}

function pick<T>(all: readonly T[], number: number): T {
  const one = all[number % all.length]
  if (one === undefined) throw new Error('there is nothing to pick from')
  return one
}
