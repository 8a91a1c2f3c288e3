/** What a member is called in the list: never nothing. */
import type { NamedMember } from '@atrium/contract/people/named-member'
import { fullName } from '#messages/names.ts'
import { peopleMessages } from '#messages/people/people.ts'

type Named = Pick<NamedMember, 'displayName' | 'given_name' | 'family_name' | 'email'>

export function memberName({ displayName, email, ...names }: Named): string {
  return displayName || fullName(names) || email || peopleMessages.list.unnamed
}
