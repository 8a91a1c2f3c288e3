/** The people of a publisher. */
import type { AuthorMember } from '@atrium/contract/authors/members'
import { usePublisher } from '#domain/publisher/use-publisher.ts'
import { publisherMessages } from '#messages/console/publisher.ts'
import { toDay } from '#messages/dates.ts'
import { peopleMessages } from '#messages/people/people.ts'
import { PeopleTable, Soft } from '../../people-list/people-table.tsx'
import { PublisherMemberMenu } from './publisher-member-menu.tsx'
import type { MemberChange } from './use-member-changes.ts'

const texts = peopleMessages.list

interface Props {
  /** Absent while the first page loads. */
  people: readonly AuthorMember[] | undefined
  onChoose: (change: MemberChange) => void
}

export function PublisherTable({ people, onChoose }: Props) {
  const { uid } = usePublisher()
  return (
    <PeopleTable
      label={publisherMessages.people.list}
      columns={{ name: texts.name, facts: [texts.role, publisherMessages.people.joined] }}
      people={people}
      facts={({ role, joinedAt }) => [peopleMessages.roleNames[role], toDay(joinedAt)]}
      naming={({ user_id }, name) =>
        user_id === uid ? (
          <>
            <bdi>{name}</bdi> <Soft>({texts.you})</Soft>
          </>
        ) : (
          name
        )
      }
      more={{ name: texts.actions, of: (person) => <PublisherMemberMenu person={person} onChoose={onChoose} /> }}
    />
  )
}
