/** Random steps: one call after the other, two or three at once, time that goes by, and work that is due. */
import type { Endpoint } from '@atrium/contract/endpoint'
import { endpoints } from '@atrium/contract/endpoints'
import fc from 'fast-check'
import { actors, type ActorName, type HouseName } from './world.ts'

export type Act =
  | {
      kind: 'call'
      endpoint: Endpoint
      as: ActorName
      house: HouseName
      number: number
      twice: boolean
      right: boolean
    }
  | { kind: 'directory'; number: number }
  | { kind: 'time'; days: number }
  | { kind: 'jobs' }
  | { kind: 'sign in'; as: ActorName }

/** Of these little is left to ask about: asked seldom. */
export const ending = new Set([
  ...['deleteOrganization', 'deleteAuthor', 'disableAccount', 'askAccountDeletion', 'signOutEverywhere', 'logOut'],
  ...['endSession', 'endAllSessions', 'endOtherSessions', 'deleteOwner', 'changeRules', 'importOrganizations'],
])
const all: readonly Endpoint[] = endpoints
const endpoint = fc.oneof(
  { weight: 40, arbitrary: fc.constantFrom(...all.filter(({ id, method }) => !ending.has(id) && method !== 'GET')) },
  { weight: 14, arbitrary: fc.constantFrom(...all.filter(({ method }) => method === 'GET')) },
  { weight: 2, arbitrary: fc.constantFrom(...all.filter(({ id }) => ending.has(id))) },
)
/** Whoever may much asks most. */
const who = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom<[ActorName, HouseName][]>(['ada', 'amber'], ['bob', 'birch'], ['abe', 'amber']),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom<[ActorName, HouseName][]>(['sue', 'amber'], ['two', 'amber'], ['two', 'birch']),
  },
  { weight: 3, arbitrary: fc.tuple(fc.constantFrom(...actors), fc.constantFrom<HouseName[]>('amber', 'birch')) },
)
const number = fc.nat(2 ** 30)
// Taken out of a sequence or left as it is: another number would be another call.
const whole = <T>(one: fc.Arbitrary<T>) => fc.noShrink(one)
/** Two of three are right by what there is, whoever was to ask; anybody asks anything in the third. */
const luck = { twice: fc.nat(3), right: fc.nat(2) }
const call = fc.record({ endpoint, who, number, ...luck }).map(({ who: [as, house], twice, right, ...rest }): Act => {
  const one: Act = { kind: 'call', ...rest, as, house, twice: twice === 0, right: right > 0 }
  // A sequence that breaks a rule is printed: by the endpoints' names, not by their schemas.
  return Object.assign(one, { [fc.toStringMethod]: () => told(one) })
})
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 30, arbitrary: call },
  { weight: 3, arbitrary: number.map((one): Act => ({ kind: 'directory', number: one })) },
  { weight: 1, arbitrary: fc.constantFrom(1, 2, 8, 31, 95).map((days): Act => ({ kind: 'time', days })) },
  { weight: 2, arbitrary: fc.constant<Act>({ kind: 'jobs' }) },
  { weight: 2, arbitrary: fc.constantFrom(...actors).map((as): Act => ({ kind: 'sign in', as })) },
)
const isAlone = ({ kind }: Act) => kind === 'time'
const step = fc.oneof(
  { weight: 5, arbitrary: whole(act).map((one) => [one]) },
  {
    weight: 2,
    arbitrary: fc.array(whole(act), { minLength: 2, maxLength: 3 }).map((some) => {
      const alone = some.find(isAlone)
      return alone ? [alone] : some
    }),
  },
)
export const sequence = (length: number): fc.Arbitrary<Act[][]> =>
  fc.array(step, { minLength: Math.ceil(length / 2), maxLength: length, size: 'max' })

export function told(one: Act): string {
  return one.kind === 'call'
    ? `${one.endpoint.id} by ${one.as} in ${one.house}, ${one.number}${one.right ? ', right' : ''}${one.twice ? ', twice' : ''}`
    : Object.values(one).join(' ')
}
