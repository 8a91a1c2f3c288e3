/** Several people in a sentence: all of them where they are few, else the first two and how many more. */
import type { NamedMember } from '@atrium/contract/people/members'
import { peopleMessages } from '#messages/people/people.ts'
import { memberName } from '#domain/people/member-name.ts'

const mostNamed = 3
const namedOfMany = 2

/** In the order they come in; empty for nobody. */
export function peopleNames(people: readonly NamedMember[]): string {
  const names = people.map(memberName)
  if (names.length > mostNamed) {
    return peopleMessages.andOthers(names.slice(0, namedOfMany).join(', '), names.length - namedOfMany)
  }
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : peopleMessages.andLast(names.slice(0, -1).join(', '), last)
}
