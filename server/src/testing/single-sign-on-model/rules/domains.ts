/** The domain that each organization may claim, prove and lose. */
import type { Acts, Verdict } from '../operation.ts'
import { isProven, type Place, places, type World } from '../world.ts'
import { isOwner } from './members.ts'

export const domains: Acts<
  'add' | 'publish' | 'unpublish' | 'check' | 'days pass' | 'open' | 'remove domain' | 'lead'
> = {
  add: (world, { session, place }) => {
    if (!isOwner(world, session, place) || world.at[place].domain) return 'refused'
    world.at[place].domain = { state: 'waiting', isPublished: false, joining: 'off', lead: null }
    return 'done'
  },
  publish: (world, { place }) => setRecord(world, place, true),
  unpublish: (world, { place }) => setRecord(world, place, false),
  check: (world, { session, place }) => {
    const { domain } = world.at[place]
    if (!isOwner(world, session, place) || !domain) return 'refused'
    const holder = places.find((one) => one !== place && world.at[one].domain?.state === 'proven')
    const held = holder && world.at[holder].domain
    // Another's proof stands while its record does, and its organization.
    const isTaken = held && holder && !world.at[holder].deleted && held.isPublished
    if (domain.isPublished && !isTaken) {
      if (held) held.state = 'lost'
      domain.state = 'proven'
    }
    return domain.state
  },
  // Longer than a record may be gone: whoever looks finds it so, from the beginning to the end.
  'days pass': (world) => {
    for (const place of places) {
      const { domain } = world.at[place]
      if (domain && isProven(world, place) && !domain.isPublished) domain.state = 'lost'
    }
    return 'done'
  },
  open: (world, { session, place, joining }) => {
    const { domain } = world.at[place]
    if (!isOwner(world, session, place) || !domain) return 'refused'
    if (joining !== 'off' && domain.state !== 'proven') return 'refused'
    domain.joining = joining
    return 'done'
  },
  'remove domain': (world, { session, place }) => {
    const organization = world.at[place]
    if (!isOwner(world, session, place) || !organization.domain) return 'refused'
    organization.domain = null
    for (const [name, state] of Object.entries(organization.requests)) {
      if (state === 'waiting') delete organization.requests[name]
    }
    return 'done'
  },
  lead: (world, { session, place, connection, only }) => {
    const { domain } = world.at[place]
    if (!isOwner(world, session, place) || domain?.state !== 'proven') return 'refused'
    if (connection === 'nowhere') {
      domain.lead = { connection: null, only: false }
      return 'done'
    }
    const to = world.connections[connection]
    if (to?.place !== place || to.state !== 'on') return 'refused'
    domain.lead = { connection, only }
    return 'done'
  },
}

function setRecord({ at }: World, place: Place, isPublished: boolean): Verdict {
  const { domain } = at[place]
  if (domain) domain.isPublished = isPublished
  return 'done'
}
