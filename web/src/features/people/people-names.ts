/** Several people in a sentence: all of them where they are few, else the first two and how many more. */
import type { NamedMember } from '@atrium/contract/people/named-member'
import { allOf, listed } from '#messages/format.ts'
import { peopleMessages } from '#messages/people/people.ts'
import { memberName } from '#domain/people/member-name.ts'

const mostNamed = 3
const namedOfMany = 2

/** In the order they come in; empty for nobody. */
export function peopleNames(people: readonly NamedMember[]): string {
  const names = people.map(memberName)
  if (names.length > mostNamed) {
    return peopleMessages.andOthers(listed(names.slice(0, namedOfMany)), names.length - namedOfMany)
  }
  return allOf(names)
}
