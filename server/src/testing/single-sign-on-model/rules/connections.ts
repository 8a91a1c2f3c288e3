/** An organization's connections: made, tried out, on and off, to another provider, deleted. */
import type { Acts } from '../operation.ts'
import { type Connection, isProven, type World } from '../world.ts'
import { isOwner } from './members.ts'
import { endBy } from './sessions.ts'

export const connections: Acts<'connect' | 'try out' | 'switch on' | 'switch off' | 'repoint' | 'disconnect'> = {
  connect: (world, { id, session, place }) => {
    if (!isOwner(world, session, place)) return 'refused'
    const madeAt = Math.max(-1, ...Object.values(world.connections).map((one) => one.madeAt)) + 1
    world.connections[id] = { place, side: 0, state: 'draft', madeAt, endings: 0, subjects: {} }
    return 'done'
  },
  'try out': (world, operation) => {
    const connection = ownersConnection(world, operation)
    if (!connection) return 'refused'
    if (connection.state === 'draft') connection.state = 'tested'
    return 'done'
  },
  'switch on': (world, operation) => {
    const connection = ownersConnection(world, operation)
    if (!connection) return 'refused'
    if (connection.state === 'on') return 'done'
    if (connection.state !== 'tested' || !isProven(world, connection.place)) return 'refused'
    connection.state = 'on'
    return 'done'
  },
  'switch off': (world, operation) => {
    const connection = ownersConnection(world, operation)
    if (!connection) return 'refused'
    if (connection.state !== 'on') return 'done'
    endBy(world, operation.connection)
    dropLead(world, operation)
    connection.state = 'tested'
    return 'done'
  },
  // Nobody is known any more by another issuer.
  repoint: (world, operation) => {
    const connection = ownersConnection(world, operation)
    if (!connection || connection.state === 'on') return 'refused'
    Object.assign(connection, { side: connection.side === 0 ? 1 : 0, state: 'draft', subjects: {} })
    connection.endings += 1
    return 'done'
  },
  disconnect: (world, operation) => {
    if (!ownersConnection(world, operation)) return 'refused'
    endBy(world, operation.connection)
    dropLead(world, operation)
    delete world.connections[operation.connection]
    return 'done'
  },
}

type Named = Parameters<(typeof connections)['disconnect']>[1]

function ownersConnection(world: World, { session, place, connection: name }: Named): Connection | undefined {
  const found = world.connections[name]
  return found?.place === place && isOwner(world, session, place) ? found : undefined
}

/** It is nobody's way any more, nor anybody's only one. */
function dropLead({ at }: World, { place, connection }: Named): void {
  const { domain } = at[place]
  if (domain?.lead?.connection === connection) domain.lead = null
}
