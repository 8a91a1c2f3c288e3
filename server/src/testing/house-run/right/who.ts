/** Who may ask: somebody of this world who is what the contract wants, in the organization or the publisher that it is about. */
import type { Endpoint } from '@atrium/contract/endpoint'
import { mayLearnersCall } from '@atrium/contract/rules/learners/calls'
import type { Standing } from '../standing.ts'
import { type ActorName, actors, type House, type World } from '../world.ts'
import { oneOf } from './right.ts'

const operators = new Set([
  ...['disableAccount', 'enableAccount', 'endAllSessions', 'takeOffSecondStep', 'importOrganizations'],
])
/** Of those without an address and those who are shut out only what all may do is right. */
const everybody = actors.filter((name) => name !== 'nobody' && name !== 'shut' && name !== 'lea')

/** Answers undefined where nobody is. */
export function whoMay(
  world: World,
  { id, access }: Endpoint,
  { name, author }: House,
  { roles, byName }: Pick<Standing, 'roles' | 'byName'>,
  number: number,
): ActorName | undefined {
  if (operators.has(id)) return 'operator'
  const some = mayLearnersCall(id) ? [...everybody, 'lea' as const] : everybody
  if (access === 'anyone') return oneOf([...some, 'nobody'], number)
  if (access === 'bearer') return oneOf(some, number)
  const [may, of]: [readonly string[], string] =
    'organization' in access ? [access.organization, name] : [access.publisher, author]
  const place = byName.get(of) ?? ''
  const fitting = some.filter((one) => may.includes(roles.get(world.uid[one] ?? '')?.get(place) ?? ''))
  return oneOf(fitting, number)
}
