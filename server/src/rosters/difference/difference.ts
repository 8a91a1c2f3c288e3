/** What comes of a roster: what it asks for, less what its source has brought already. */
import type { RosterCounts, RosterLine, RosterNote, RosterProblem, RosterRole } from '@atrium/contract/people/rosters'
import { wholeName } from '@atrium/contract/rules/name-order'
import type { StepData } from '#db/schema.ts'
import type { RefusedLine } from '#rosters/reading/found.ts'
import type { ClassWish, PersonWish, Wishes } from './wishes.ts'

interface BroughtPerson {
  sourcedId: string
  email: string
  givenName: string
  familyName: string
  role: RosterRole
  /** A directory has ended their membership: they are to come in anew. By anybody's hand, or by their last day, they stay out. */
  isOut: boolean
}

/** What a source has brought, and still keeps. */
export interface Brought {
  people: BroughtPerson[]
  classes: { sourcedId: string; title: string }[]
  places: { classSourcedId: string; personSourcedId: string }[]
}

/** As it is kept, but for its place in the order. */
export interface Step {
  kind: RosterLine['kind']
  action: RosterLine['action']
  file: string | null
  line: number | null
  sourcedId: string
  name: string
  email: string
  reason: RosterProblem | null
  note: RosterNote | null
  data: StepData
}

/** Steps in the order in which they are done: classes, people, who is in which class; refused lines come last. */
export function differenceOf(
  wishes: Wishes,
  brought: Brought,
  refused: readonly RefusedLine[],
): { steps: Step[]; counts: RosterCounts } {
  const classes = classSteps(wishes, brought)
  const people = personSteps(wishes, brought)
  const leaving = new Set(people.filter(({ action }) => action === 'leave').map(({ sourcedId }) => sourcedId))
  const places = placeSteps(wishes, brought, leaving)
  const sum = (of: 'joining' | 'leaving') =>
    places.reduce((all, { note }) => all + (note?.code === 'places' ? note[of] : 0), 0)
  const counts = {
    people: counted(people, wishes.people.size),
    classes: counted(classes, wishes.classes.size),
    places: { add: sum('joining'), leave: sum('leaving') },
    refused: refused.length,
  }
  const lines = refused.map((line): Step => ({ ...line, kind: 'line', action: 'refuse', note: null, data: {} }))
  return { steps: [...classes, ...people, ...places, ...lines], counts }
}

function counted(steps: readonly Step[], wished: number) {
  const of = (action: Step['action']) => steps.filter((step) => step.action === action).length
  return { add: of('add'), change: of('change'), leave: of('leave'), same: wished - of('add') - of('change') }
}

const plain = { reason: null, note: null, email: '' } as const

function classSteps({ classes }: Wishes, brought: Brought): Step[] {
  const file = 'classes.csv'
  const before = new Map(brought.classes.map((one) => [one.sourcedId, one]))
  const step = ({ sourcedId, line, title: name, names }: ClassWish, action: Step['action'], note: RosterNote | null) =>
    ({ ...plain, kind: 'class', action, file, line, sourcedId, name, note, data: { names } }) satisfies Step
  const wished = [...classes.values()].flatMap((wish): Step[] => {
    const old = before.get(wish.sourcedId)
    if (!old) return [step(wish, 'add', null)]
    return old.title === wish.title ? [] : [step(wish, 'change', { code: 'class_renamed', from: old.title })]
  })
  const gone = brought.classes.filter(({ sourcedId }) => !classes.has(sourcedId))
  return [
    // What goes first makes room for a name.
    ...gone.map(({ sourcedId, title: name }): Step => {
      return { ...plain, kind: 'class', action: 'leave', file: null, line: null, sourcedId, name, data: {} }
    }),
    ...wished,
  ]
}

interface Parts {
  givenName: string
  familyName: string
}

const nameOf = ({ givenName, familyName }: Parts) => wholeName({ given_name: givenName, family_name: familyName })

/** Where only its parts are others (which of 欧阳娜 is the family name), they are said apart. */
function renamed(old: Parts, wish: Parts): { from: string; to: string } | null {
  const apart = ({ givenName, familyName }: Parts) => `${familyName.trim()}, ${givenName.trim()}`
  if (apart(old) === apart(wish)) return null
  const [from, to] = [nameOf(old), nameOf(wish)]
  return from === to ? { from: apart(old), to: apart(wish) } : { from, to }
}

function personSteps({ people }: Wishes, brought: Brought): Step[] {
  const before = new Map(brought.people.map((one) => [one.sourcedId, one]))
  const step = ({ sourcedId, line, ...data }: PersonWish, action: Step['action'], note: RosterNote): Step => ({
    kind: 'person',
    action,
    file: 'users.csv',
    line,
    sourcedId,
    name: nameOf(data),
    email: data.email,
    reason: null,
    note,
    data,
  })
  const wished = [...people.values()].flatMap((wish): Step[] => {
    const old = before.get(wish.sourcedId)
    if (!old || old.isOut) return [step(wish, 'add', { code: 'person', role: wish.role, how: null })]
    const differs = <T>(from: T, to: T) => (from === to ? null : { from, to })
    const [role, email] = [differs(old.role, wish.role), differs(old.email, wish.email)]
    const name = renamed(old, wish)
    if (role === null && email === null && name === null) return []
    return [step(wish, 'change', { code: 'person_changes', role, email, name })]
  })
  const gone = brought.people.filter(({ sourcedId }) => !people.has(sourcedId))
  return [
    ...wished,
    ...gone.map((one): Step => {
      const { sourcedId, email, role } = one
      const note = { code: 'person', role, how: null } as const
      const where = { file: null, line: null, reason: null }
      return { kind: 'person', action: 'leave', ...where, sourcedId, name: nameOf(one), email, note, data: {} }
    }),
  ]
}

/** A step a class. Whoever leaves the organization keeps their places, as anybody whose last day is over. */
function placeSteps({ classes, places }: Wishes, brought: Brought, leaving: Set<string>): Step[] {
  const before = Map.groupBy(brought.places, ({ classSourcedId }) => classSourcedId)
  const titles = new Map(brought.classes.map(({ sourcedId, title }) => [sourcedId, title]))
  return [...new Set([...places.keys(), ...before.keys()])].flatMap((sourcedId): Step[] => {
    const wished = places.get(sourcedId) ?? new Set<string>()
    const had = new Set((before.get(sourcedId) ?? []).map(({ personSourcedId }) => personSourcedId))
    // A class that is over goes into the archive with whoever was in it.
    const remove = classes.has(sourcedId) ? [...had].filter((id) => !wished.has(id) && !leaving.has(id)) : []
    const add = [...wished].filter((id) => !had.has(id))
    if (add.length + remove.length === 0) return []
    const name = classes.get(sourcedId)?.title ?? titles.get(sourcedId) ?? ''
    const note = { code: 'places', joining: add.length, leaving: remove.length } as const
    const where = { file: 'enrollments.csv', line: null }
    return [{ ...plain, kind: 'places', action: 'change', ...where, sourcedId, name, note, data: { add, remove } }]
  })
}
