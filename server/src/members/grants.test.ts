/** What a member becomes by what they are offered: never less, and nothing on a day that it was not given for. */
import { roles } from '@atrium/contract/rules/roles'
import { expect, test } from 'vitest'
import { type Grant, isSame, joined } from './grants.ts'

const day = '2026-06-15'
const past = '2026-06-01'
const soon = '2026-07-01'
const late = '2026-12-01'

function grant(role: Grant['role'], startsOn: string | null = null, endsOn: string | null = null): Grant {
  return { role, startsOn, endsOn }
}

test.each<[string, Grant, Grant, Grant]>([
  ['of the same role the longer days', grant('User', soon, late), grant('User', past, soon), grant('User', past, late)],
  ['a lower one does not lengthen', grant('staff', null, late), grant('User'), grant('staff', null, late)],
  ['a lower one does not advance', grant('staff', soon), grant('User'), grant('staff', soon)],
  ['a higher one for good', grant('User', soon, late), grant('owner'), grant('owner')],
  [
    'a higher one that lasts as long',
    grant('User', null, soon),
    grant('staff', null, late),
    grant('staff', null, late),
  ],
  ['a higher one that has begun', grant('User'), grant('staff', past), grant('staff', past)],
  ['not a higher one that ends sooner', grant('User'), grant('staff', null, late), grant('User')],
  ['not a higher one that is still to begin', grant('User'), grant('staff', soon), grant('User')],
  [
    'not a higher one that begins sooner and ends sooner',
    grant('User', soon),
    grant('staff', null, late),
    grant('User', soon),
  ],
])('%s', (_, held, offered, expected) => {
  expect(joined(held, offered, day)).toEqual(expected)
})

/** On which days somebody is at least that. */
function holds(one: Grant, least: Grant['role'], on: string): boolean {
  const isIn = (one.startsOn ?? on) <= on && on <= (one.endsOn ?? on)
  return isIn && roles.indexOf(one.role) <= roles.indexOf(least)
}

test('of any two: nothing is lost, and from today on no role on a day of neither, but between two of the same', () => {
  const days = [null, past, soon, late]
  const all = roles.flatMap((role) => days.flatMap((from) => days.map((until) => grant(role, from, until))))
  for (const held of all)
    for (const offered of all) {
      const now = joined(held, offered, day)
      for (const least of roles)
        for (const on of [day, '2026-06-20', soon, '2026-10-01', late, '2027-01-01']) {
          const about = JSON.stringify({ held, offered, now, least, on })
          if (holds(held, least, on)) expect(holds(now, least, on), about).toBe(true)
          const wasGiven = holds(held, least, on) || holds(offered, least, on)
          if (!wasGiven && held.role !== offered.role) expect(holds(now, least, on), about).toBe(false)
        }
    }
  expect(isSame(grant('User', past), grant('owner', past))).toBe(true)
})
