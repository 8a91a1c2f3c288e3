/** What each operation does and is answered, one after the other: what the server has to agree with, by its documents. */
import { type Answer, isDone, type Operation } from './operation.ts'
import { accountActs, organizationActs } from './rules/accounts.ts'
import { type Act, refusals } from './rules/asked.ts'
import { peopleActs } from './rules/people.ts'
import { publisherActs } from './rules/publishers.ts'
import { ownersOf, type World } from './world.ts'

const acts: Record<Operation['kind'], Act> = { ...publisherActs, ...peopleActs, ...accountActs, ...organizationActs }

/** Changes the world by the operation, unless it is refused: a publisher always has an owner. */
export function apply(world: World, operation: Operation): Answer {
  world.order += 1
  const before = structuredClone(world)
  const answer = acts[operation.kind](world, operation)
  const hasOwners = Object.values(world.publishers).every((one) => one.deletedDays !== null || ownersOf(one).length > 0)
  if (isDone(answer) && hasOwners) return answer
  Object.assign(world, before)
  return isDone(answer) ? refusals.lastOwner : answer
}
