/** What people do to two organizations, one operation at a time: for the model test. */
import type { Role } from '@atrium/contract/rules/people'
import fc from 'fast-check'
import { achieve } from '#achievements/ranks.ts'
import * as classes from '#classes/classes.ts'
import type { Database } from '#db/database.ts'
import type { Actor } from '#http/actor.ts'
import { Refusal } from '#http/refusal.ts'
import { acceptForOrganization } from '#invites/accept.ts'
import type { InvitesContext } from '#invites/context.ts'
import { invite, revoke } from '#invites/organization-invites.ts'
import * as labels from '#labels/labels.ts'
import { changeRole, changeRoles } from '#members/change-role.ts'
import { removeFromAllOrganizations } from '#members/ends.ts'
import { addOwner, removeOwner } from '#members/ownership/owners.ts'
import { answer, offer } from '#members/ownership/ownership-transfer.ts'
import { remove, restore } from '#members/removed/remove.ts'
import { remove as deleteOrganization } from '#organizations/remove.ts'
import { lockUser } from '#users/anonymize-user.ts'

/** What there is to act on, by number: an operation that names more than there is names one of them all the same. */
export interface World {
  db: Database
  context: InvitesContext
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
  const keep = <T>(all: Made<T>[], what: T) => void all.push({ place, what })
  const acts: Record<Kind, () => Promise<unknown>> = {
    invite: async () => {
      const wanted = { role, uses: 1 + (wish.thing % 3), ...(label === undefined ? {} : { labels: [label] }) }
      keep(world.invites, await invite(context, actor, place, wanted))
    },
    inviteByMail: async () => {
      keep(world.invites, await invite(context, actor, place, { role, email: subject.email ?? '' }))
    },
    accept: () => acceptForOrganization(context, subject, token, 'address'),
    acceptAtOnce: async () => {
      const all = people.map((as) => acceptForOrganization(context, as, token, 'address'))
      const refused = (await Promise.allSettled(all)).filter((result) => result.status === 'rejected')
      // One that failed counts before those that were refused, and those only where nobody came in.
      const failed = refused.find(({ reason }) => !(reason instanceof Refusal))
      const worst = failed ?? (refused.length === people.length ? refused[0] : undefined)
      if (worst) throw worst.reason
    },
    changeRoles: () =>
      changeRoles(db, actor, place, {
        changes: [...new Set([subject.uid, actor.uid])].map((uid) => ({ user_id: uid, role })),
      }),
    revoke: () => revoke(context, actor, place, inviteId),
    changeRole: () => changeRole(db, actor, { organization: place, uid: subject.uid, role }),
    remove: async () => {
      const uids = [subject.uid, pick(people, wish.thing).uid]
      await remove(db, actor, place, uids)
      for (const uid of uids) if (uid !== actor.uid) keep(world.removed, uid)
    },
    restore: () => restore(db, actor, place, [thing(world.removed) ?? subject.uid]),
    leave: () => remove(db, actor, place, [actor.uid]),
    addOwner: () => addOwner(db, actor, place, { user_id: subject.uid }, () => Promise.resolve()),
    removeOwner: () => removeOwner(db, actor, place, subject.uid),
    offer: async () => {
      await offer(db, actor, place, subject.uid, context)
      keep(world.offers, subject)
    },
    'accept offer': () => answer(db, taker, place, true),
    'decline offer': () => answer(db, taker, place, false),
    label: async () => {
      keep(world.labels, (await labels.create(db, actor, place, { name: `Label ${wish.thing}` })).id)
    },
    assign: () =>
      labels.assign(db, actor, place, { uids: [subject.uid], labelIds: [label ?? 'none'], given: wish.thing < 6 }),
    class: async () => {
      keep(world.classes, (await classes.create(db, actor, place, { name: `Class ${wish.thing}` })).id)
    },
    fill: () => classes.update(db, actor, place, schoolClass, { add: [subject.uid] }),
    fillMatching: () =>
      classes.update(db, actor, place, schoolClass, { matching: [label === undefined ? {} : { label }] }),
    drop: () => classes.remove(db, actor, place, [schoolClass]),
    achieve: () => achieve(db, actor, place, { user_id: subject.uid, points: 1, class_id: schoolClass }),
    'delete account': () =>
      db.transaction(async (tx) => {
        await lockUser(tx, actor.uid)
        await removeFromAllOrganizations(tx, actor.uid)
      }),
    'delete organization': () => deleteOrganization(db, actor, placeId),
  }
  await acts[kind]()
}

function pick<T>(all: readonly T[], number: number): T {
  const one = all[number % all.length]
  if (one === undefined) throw new Error('there is nothing to pick from')
  return one
}
