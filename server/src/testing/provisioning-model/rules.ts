/** What each operation does, one after the other: what the server has to agree with, by its documents and RFC 7644. */
import { isScim, type Operation, type ScimKind } from './operation.ts'
import { byHand } from './rules/by-hand.ts'
import { changeMembers, createGroup, deleteGroup, renameGroup } from './rules/groups.ts'
import { Refused } from './rules/membership.ts'
import { change, create, remove } from './rules/users.ts'
import type { World } from './world.ts'

/** A status for a directory; for everybody else, whether it was done. */
export type Verdict = string

/** Changes the world by the operation, unless it is refused. */
export function apply(world: World, operation: Operation): Verdict {
  world.order += 1
  const before = structuredClone(world)
  const verdict = verdictOf(world, operation)
  const isDone = verdict === 'done' || verdict.startsWith('2')
  if (!isDone) Object.assign(world, before)
  return verdict
}

function verdictOf(world: World, operation: Operation): Verdict {
  const { kind } = operation
  if (!isScim(kind)) return byHand[kind](world, operation) ? 'done' : 'refused'
  if (!world.isOpen || !world.directories[operation.of].tokens.includes(operation.token)) return '401'
  try {
    return acts[kind](world, operation)
  } catch (error) {
    if (error instanceof Refused) return error.status
    throw error
  }
}

const acts: Record<ScimKind, (world: World, operation: Operation) => Verdict> = {
  create,
  replace: (world, operation) => {
    const { userName, externalId, email, active } = operation
    return change(world, operation, { userName, externalId, email, ...(active !== undefined && { active }) })
  },
  activate: (world, operation) => change(world, operation, { active: true }),
  deactivate: (world, operation) => change(world, operation, { active: false }),
  'change name': (world, operation) => change(world, operation, { userName: operation.userName }),
  'change email': (world, operation) => change(world, operation, { email: operation.email ?? operation.address }),
  delete: remove,
  'create group': createGroup,
  'rename group': renameGroup,
  add: (world, operation) => changeMembers(world, operation, 'add'),
  take: (world, operation) => changeMembers(world, operation, 'take'),
  'set members': (world, operation) => changeMembers(world, operation, 'all'),
  'replace group': (world, operation) => {
    renameGroup(world, operation)
    return changeMembers(world, operation, 'all')
  },
  'delete group': deleteGroup,
}
