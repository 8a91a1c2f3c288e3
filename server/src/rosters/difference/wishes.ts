/** What a roster asks for: people, classes and who is in them, out of all its records. */
import { classNameMaxLength } from '@atrium/contract/limits'
import type { RosterRole } from '@atrium/contract/people/rosters'
import { nameKey } from '@atrium/contract/rules/normalize'
import { cutTo } from '@atrium/contract/rules/person-name'
import type { Records } from '#rosters/reading/read-file.ts'

export interface PersonWish {
  sourcedId: string
  line: number | null
  email: string
  givenName: string
  familyName: string
  role: RosterRole
}
export interface ClassWish {
  sourcedId: string
  line: number | null
  title: string
  /** What it may be called, the first choice first. */
  names: string[]
}
export interface Wishes {
  people: Map<string, PersonWish>
  classes: Map<string, ClassWish>
  /** Class -> who is in it. */
  places: Map<string, Set<string>>
}

/** `today` is the organization's day. Days on which things end are not among them, as the standard has it. */
export function wishesOf(records: Records, today: string): Wishes {
  const isOver = (endDate: string) => endDate !== '' && endDate <= today
  const roles = new Map<string, RosterRole>()
  for (const { value } of records['roles.csv'].values()) {
    if (!value.primary || isOver(value.endDate)) continue
    // One at each school: the higher one counts.
    if (value.role === 'staff' || !roles.has(value.user)) roles.set(value.user, value.role)
  }
  const people = new Map<string, PersonWish>()
  for (const [sourcedId, { value, line = null }] of records['users.csv']) {
    const { enabled, ...person } = value
    if (enabled) people.set(sourcedId, { ...person, sourcedId, line, role: roles.get(sourcedId) ?? 'User' })
  }
  const classes = classWishes(records, isOver)
  const places = new Map<string, Set<string>>()
  for (const { value } of records['enrollments.csv'].values()) {
    if (!classes.has(value.class) || !people.has(value.user) || isOver(value.endDate)) continue
    const inClass = places.get(value.class) ?? new Set()
    places.set(value.class, inClass.add(value.user))
  }
  return { people, classes, places }
}

/** Those that are not over: a class is where all its terms are. Of two with one title, each says more. */
function classWishes(records: Records, isOver: (endDate: string) => boolean): Map<string, ClassWish> {
  const sessions = records['academicSessions.csv']
  const orgs = records['orgs.csv']
  const current = [...records['classes.csv']].filter(([, { value }]) => {
    const ends = value.terms.flatMap((id) => sessions.get(id)?.value.endDate ?? [])
    return ends.length === 0 || !ends.every(isOver)
  })
  const titles = Map.groupBy(current, ([, { value }]) => nameKey(value.title))
  return new Map(
    current.map(([sourcedId, { value, line = null }]) => {
      const { title, code, school, terms } = value
      const term = terms.map((id) => sessions.get(id)?.value.title ?? '').find((name) => name !== '') ?? ''
      const more = [code, term, orgs.get(school)?.value.name ?? '', sourcedId].filter((word) => word !== '')
      const longer = more.map((word) => withWord(title, word))
      const isAlone = (titles.get(nameKey(title))?.length ?? 0) < 2
      return [sourcedId, { sourcedId, line, title, names: isAlone ? [title, ...longer] : longer }]
    }),
  )
}

/** As long as a class may be called. */
function withWord(title: string, word: string): string {
  const behind = ` (${cutTo(word, classNameMaxLength / 2)})`
  return `${cutTo(title, classNameMaxLength - behind.length)}${behind}`
}
