/** What each operation does, one after the other: what the server has to agree with. */
import type { Act, Kind, Operation, Verdict } from './operation.ts'
import { accounts } from './rules/accounts.ts'
import { arrivals } from './rules/arrivals.ts'
import { connections } from './rules/connections.ts'
import { domains } from './rules/domains.ts'
import { joining } from './rules/joining.ts'
import { members } from './rules/members.ts'
import type { World } from './world.ts'

const acts: Record<Kind, Act> = { ...accounts, ...members, ...domains, ...connections, ...arrivals, ...joining }

/** Changes the world by the operation. */
export function apply(world: World, operation: Operation): Verdict {
  return acts[operation.kind](world, operation)
}
