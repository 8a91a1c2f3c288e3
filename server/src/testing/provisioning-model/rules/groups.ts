/** What a directory's changes of groups do: each is a label or a class. */
import type { Operation } from '../operation.ts'
import type { Directory, DirectoryName, Group, World } from '../world.ts'
import { giveGroups, Refused, take } from './membership.ts'

export function createGroup(world: World, { id, of, name, users }: Operation): string {
  requireName(world, of, name)
  const group: Group = { name, members: [], target: '', isMade: false }
  world.directories[of].groups[id] = group
  enter(world, of, id, group)
  requireUsers(world.directories[of], users)
  setMembers(world, of, group, users)
  return '201'
}

export function renameGroup(world: World, operation: Operation): string {
  const { of, name, group: id } = operation
  const group = groupOf(world, operation)
  if (group.name === name) return '200'
  if (group.isMade && world.things[group.target]) {
    if (thingNamed(world, of, name) !== undefined) throw new Refused('409')
    Object.assign(world.things[group.target] ?? {}, { name })
  } else {
    leave(world, of, group)
    group.name = name
    enter(world, of, `${id} as ${world.order}`, group)
  }
  const others = Object.values(world.directories[of].groups).filter((one) => one !== group)
  if (others.some((one) => one.name === name)) throw new Refused('409')
  group.name = name
  return '200'
}

/** `all`: these alone stay. */
export function changeMembers(world: World, operation: Operation, how: 'add' | 'take' | 'all'): string {
  const { of, users } = operation
  const group = groupOf(world, operation)
  if (how !== 'take') requireUsers(world.directories[of], users)
  const stay = group.members.filter((id) => (how === 'add' ? true : how === 'take' ? !users.includes(id) : false))
  setMembers(world, of, group, how === 'take' ? stay : [...new Set([...stay, ...users])])
  return '200'
}

export function deleteGroup(world: World, operation: Operation): string {
  const group = groupOf(world, operation)
  leave(world, operation.of, group)
  delete world.directories[operation.of].groups[operation.group]
  return '204'
}

function groupOf({ directories }: World, { of, group: id }: Operation): Group {
  const group = directories[of].groups[id]
  if (!group) throw new Refused('404')
  return group
}

function requireName({ directories }: World, of: DirectoryName, name: string): void {
  if (Object.values(directories[of].groups).some((group) => group.name === name)) throw new Refused('409')
}

function requireUsers({ users }: Directory, ids: readonly string[]): void {
  if (ids.some((id) => !users[id])) throw new Refused('400')
}

function thingNamed({ things }: World, kind: DirectoryName, name: string): string | undefined {
  return Object.entries(things).find(([, thing]) => thing.kind === kind && thing.name === name)?.[0]
}

/** The label or class of its name, made where there is none. */
function enter(world: World, of: DirectoryName, made: string, group: Group): void {
  const found = thingNamed(world, of, group.name)
  const isTaken = Object.values(world.directories[of].groups).some((one) => one !== group && one.target === found)
  if (found !== undefined && isTaken) throw new Refused('409')
  if (found === undefined) world.things[made] = { kind: of, name: group.name }
  Object.assign(group, { target: found ?? made, isMade: found === undefined })
  giveAll(world, of, group)
}

/** Its people lose what it gave; what was made for it goes. */
function leave(world: World, of: DirectoryName, group: Group): void {
  const { users } = world.directories[of]
  take(
    world,
    group.members.map((id) => users[id]?.person ?? null),
    group.target,
  )
  if (group.isMade) delete world.things[group.target]
  group.target = ''
}

function setMembers(world: World, of: DirectoryName, group: Group, ids: string[]): void {
  const { users } = world.directories[of]
  const gone = group.members.filter((id) => !ids.includes(id))
  group.members = ids
  take(
    world,
    gone.map((id) => users[id]?.person ?? null),
    group.target,
  )
  giveAll(world, of, group)
}

function giveAll(world: World, of: DirectoryName, { members }: Group): void {
  const { users } = world.directories[of]
  for (const id of members) {
    const person = users[id]?.person
    if (person) giveGroups(world, person)
  }
}
