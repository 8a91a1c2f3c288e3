/** Making a publisher, what it says of itself, and its end. */
import {
  mostMade,
  newPublisher,
  ownersOf,
  type Person,
  type Picture,
  type Publisher,
  slugOf,
  type World,
} from '../world.ts'
import type { publisherKinds } from '../operation.ts'
import { type Acts, inside, mail, record, refusals, signedIn } from './asked.ts'

/** Its owners are told of its end, and of its coming back, so often in a day. */
const mostTold = 6
const restorableDays = 30
const restingDays = 90

const settings = ['name', 'description', 'profile', 'banner'] as const
const fieldOf = {
  name: 'name',
  description: 'description',
  profile: 'profile_image_url',
  banner: 'banner_image_url',
} as const

export const publisherActs: Acts<(typeof publisherKinds)[number]> = {
  create: (world, done) => {
    if (!signedIn(world, done)) return refusals.unauthenticated
    const all = Object.values(world.publishers).filter(({ isPurged }) => !isPurged)
    if (all.filter(({ madeBy }) => madeBy === done.by).length >= mostMade) return '403 publisher_limit'
    const { name = 'Delta', description = '', profile = 'default', banner = profile } = done
    if (![done.profile, done.banner].every((one) => mayShow(done.by, one, undefined))) return refusals.invalid
    // An id rests on while there is anything of whoever had it.
    const isPlain = !all.some((one) => one.isPlain && one.slug === slugOf[name])
    world.publishers[done.id] = {
      ...newPublisher({ name, madeBy: done.by, isPlain }),
      description,
      profile,
      banner,
    }
    record(world, { action: 'author.created', actor: done.by, subject: done.id })
    return `201 ${isPlain ? 'plain' : 'with more behind it'}`
  },
  'change settings': (world, done) => {
    const asked = inside(world, done, ['owner'])
    if (typeof asked === 'string') return asked
    const { publisher } = asked
    if (done.version !== publisher.version) return '409 settings_changed'
    const changed = settings.filter((one) => done[one] !== undefined && done[one] !== publisher[one])
    if (changed.length === 0) return `200 ${publisher.version}`
    const chosen = (['profile', 'banner'] as const).flatMap((one) => (changed.includes(one) ? [done[one]] : []))
    if (!chosen.every((one) => mayShow(done.by, one, publisher))) return refusals.invalid
    Object.assign(publisher, Object.fromEntries(changed.map((one) => [one, done[one]])))
    publisher.version += 1
    const detail = {
      fields: changed.map((one) => fieldOf[one]).join(' '),
      ...(changed.includes('name') && { name: publisher.name }),
    }
    record(world, { action: 'author.settings_changed', actor: done.by, subject: done.publisher, detail })
    return `200 ${publisher.version}`
  },
  delete: (world, done) => {
    // How fresh the sign-in is, is asked of everybody, before what they are there.
    if (signedIn(world, done) && done.isStale) return refusals.tooOld
    const asked = inside(world, done, ['owner'])
    if (typeof asked === 'string') return asked
    const { publisher } = asked
    tell(world, publisher, done.by, 'publisher_deleted')
    Object.assign(publisher, { deletedDays: 0, deletedAt: world.order, offers: {} })
    record(world, { action: 'author.deleted', actor: done.by, subject: done.publisher })
    return '204'
  },
  restore: (world, done) => {
    if (!signedIn(world, done)) return refusals.unauthenticated
    const publisher = world.publishers[done.publisher]
    if (!publisher || !isRestorableBy(publisher, done.by)) return refusals.notRestorable
    Object.assign(publisher, { deletedDays: null, deletedAt: -1 })
    record(world, { action: 'author.restored', actor: done.by, subject: done.publisher })
    tell(world, publisher, done.by, 'publisher_restored')
    return '200'
  },
  rest: (world, { publisher: name, days }) => {
    const publisher = world.publishers[name]
    if (!publisher || publisher.deletedDays === null || publisher.isPurged) return '404'
    publisher.deletedDays += days
    if (publisher.deletedDays > restorableDays && !publisher.isErased) erase(world, name, publisher)
    if (publisher.deletedDays > restingDays) publisher.isPurged = true
    return '204'
  },
}

export function isRestorableBy({ deletedDays, members, isErased }: Publisher, person: Person): boolean {
  return deletedDays !== null && !isErased && members[person]?.role === 'owner'
}

/** One's own upload, and what is shown there already; what is of elsewhere is none of ours. */
function mayShow(person: Person, picture: Picture | undefined, publisher: Publisher | undefined): boolean {
  if (picture === undefined || picture === 'default' || picture === 'of elsewhere') return true
  return picture === person || (picture !== 'gone' && [publisher?.profile, publisher?.banner].includes(picture))
}

function tell(world: World, publisher: Publisher, by: Person, template: string): void {
  const others = ownersOf(publisher).filter((one) => one !== by)
  if (others.length === 0 || publisher.told >= mostTold) return
  publisher.told += 1
  for (const one of others) mail(world, template, one)
}

/** With all that belonged to it; who made it is kept, for the number that one may make. */
function erase(world: World, name: string, publisher: Publisher): void {
  Object.assign(publisher, { isErased: true, members: {}, removedAt: {}, profile: 'default', banner: 'default' })
  for (const [id, invite] of Object.entries(world.invites)) if (invite.publisher === name) delete world.invites[id]
}
