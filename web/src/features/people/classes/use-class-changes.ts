/** What is to change about who is in a class: kept until the class is saved. */
import type { NamedMember } from '@atrium/contract/people/named-member'
import type { MemberMatch } from '@atrium/contract/rules/people'
import { useHeldState } from '#domain/drafts/use-held-state.ts'

/** Everybody whom a filter selects, however many they are when the class is saved. */
export interface MatchingGroup {
  key: string
  match: MemberMatch
  /** As many as they were when they were chosen. */
  count: number
  /** What was searched for, and the label's name; empty for none. */
  name: string
  label: string
}

export type ClassChanges = ReturnType<typeof useClassChanges>

/** In: under which name it is held where the session ends meanwhile. */
export function useClassChanges(name: string) {
  const [added, setAdded] = useHeldState<readonly NamedMember[]>(`${name} added`, [])
  const [removed, setRemoved] = useHeldState<readonly string[]>(`${name} removed`, [])
  const [matching, setMatching] = useHeldState<readonly MatchingGroup[]>(`${name} matching`, [])

  function addAll(people: readonly NamedMember[]) {
    const ids = people.map(({ user_id }) => user_id)
    setRemoved((all) => all.filter((id) => !ids.includes(id)))
    setAdded((all) => [...all.filter(({ user_id }) => !ids.includes(user_id)), ...people])
  }

  return {
    added,
    removed,
    matching,
    isChanged: added.length + removed.length + matching.length > 0,
    addAll,
    add: (person: NamedMember) => addAll([person]),
    /** Out of those to come, and out of the class if they are in it by then. */
    remove({ user_id }: NamedMember) {
      setAdded(added.filter((one) => one.user_id !== user_id))
      setRemoved([...removed.filter((id) => id !== user_id), user_id])
    },
    addMatching(group: Omit<MatchingGroup, 'key'>) {
      const key = matchKey(group.match)
      setMatching([...matching.filter((one) => one.key !== key), { ...group, key }])
    },
    removeMatching: (key: string) => setMatching(matching.filter((one) => one.key !== key)),
  }
}

/** The same filter has the same key. */
export function matchKey({ username = '', label = '', role }: MemberMatch): string {
  return JSON.stringify([username, label, role ?? ''])
}
