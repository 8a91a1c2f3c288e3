/** What has to be done before something else leads anywhere: random operations alone would mostly be refused. */
import type { Kind, Operation } from './operation.ts'
import { type Connection, isProven, type Member, type Place, type World } from './world.ts'

type Placed = Pick<Operation, 'place'>

export const mostConnections = 2

/** What owners alone do. */
export const owners: readonly Kind[] = [
  ...(['give role', 'remove', 'restore', 'delete', 'take back', 'add', 'check', 'open', 'remove domain'] as const),
  ...(['lead', 'connect', 'try out', 'switch on', 'switch off', 'repoint', 'disconnect'] as const),
]
/** What has to be there for each, and what brings it about where it is not. */
const needs: Partial<Record<Kind, [isThere: (world: World, at: Placed) => boolean, otherwise: Kind]>> = {
  exchange: [({ secrets }) => some(secrets, ({ kind, dead }) => kind === 'token' && !dead), 'finish'],
  'second step': [({ secrets }) => some(secrets, ({ kind, dead }) => kind === 'pending' && !dead), 'exchange'],
  finish: [({ ways: all }) => some(all, ({ used }) => !used), 'come'],
  come: [({ connections }) => some(connections, ({ state }) => state === 'on'), 'switch on'],
  lead: [(world, { place }) => hasConnection(world, place, 'on'), 'switch on'],
  'switch off': [(world, { place }) => hasConnection(world, place, 'on'), 'switch on'],
  'switch on': [(world, { place }) => hasConnection(world, place, 'tested'), 'try out'],
  'try out': [(world, { place }) => hasConnection(world, place, 'draft'), 'connect'],
  connect: [(world, { place }) => countConnections(world, place) < mostConnections, 'check'],
  repoint: [(world, { place }) => hasConnection(world, place, 'tested'), 'try out'],
  disconnect: [(world, { place }) => countConnections(world, place) > 0, 'connect'],
  open: [(world, { place }) => isProven(world, place), 'check'],
  check: [({ at }, { place }) => at[place].domain?.isPublished === true, 'publish'],
  publish: [({ at }, { place }) => at[place].domain !== null, 'add'],
  join: [(world, { place }) => isProven(world, place) && world.at[place].domain?.joining !== 'off', 'open'],
  ask: [(world, { place }) => isProven(world, place) && world.at[place].domain?.joining !== 'off', 'open'],
  accept: [({ at }, { place }) => some(at[place].requests, (state) => state === 'waiting'), 'ask'],
  decline: [({ at }, { place }) => some(at[place].requests, (state) => state === 'waiting'), 'ask'],
  withdraw: [({ at }, { place }) => some(at[place].requests, (state) => state === 'waiting'), 'ask'],
  restore: [({ at }, { place }) => some(at[place].members, ({ state }) => state === 'removed'), 'remove'],
  remove: [({ at }, { place }) => inside(at[place].members) > 1, 'let in'],
  'give role': [({ at }, { place }) => inside(at[place].members) > 1, 'let in'],
  leave: [({ at }, { place }) => inside(at[place].members) > 1, 'let in'],
}

const some = <T>(all: Record<string, T>, is: (one: T) => boolean): boolean => Object.values(all).some(is)
const inside = (members: Record<string, Member>): number =>
  Object.values(members).filter(({ state }) => state === 'in').length
const hasConnection = ({ connections }: World, place: Place, wanted: Connection['state']): boolean =>
  some(connections, (one) => one.place === place && one.state === wanted)

export function countConnections({ connections }: World, place: Place): number {
  return Object.values(connections).filter((one) => one.place === place).length
}

/** What leads to it, where it would lead nowhere yet. */
export function leading(kind: Kind, at: Placed, world: World): Kind {
  const [isThere, otherwise] = needs[kind] ?? []
  const { deleted, domain } = world.at[at.place]
  if (deleted && (isThere || owners.includes(kind))) return 'take back'
  if (kind === 'switch on' && domain?.state !== 'proven') return leading('check', at, world)
  return isThere === undefined || otherwise === undefined || isThere(world, at) ? kind : leading(otherwise, at, world)
}
