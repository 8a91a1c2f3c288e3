/** What a member is called in the list: never nothing. */
import type { NamedMember } from '@atrium/contract/people/named-member'
import { peopleMessages } from '#messages/people/people.ts'

type Named = Pick<NamedMember, 'displayName' | 'given_name' | 'family_name' | 'email'>

export function memberName({ displayName, given_name, family_name, email }: Named): string {
  return displayName || `${given_name} ${family_name}`.trim() || email || peopleMessages.list.unnamed
}
