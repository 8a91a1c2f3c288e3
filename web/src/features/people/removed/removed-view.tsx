/** Who was removed or left within thirty days: found, and restored one by one or many at once. */
import { restorableDays } from '@atrium/contract/limits'
import type { RemovedMember } from '@atrium/contract/people/members'
import { useQuery } from '@tanstack/react-query'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { removedPage } from '#features/people/api/removed-members.ts'
import { useSelection } from '#features/people/bulk/use-selection.ts'
import { useMembersQuery } from '#features/people/members/members-query.ts'
import { PastList } from '#features/people/past/past-list.tsx'
import { PastTable } from '#features/people/past/past-table.tsx'
import { removedMessages } from '#messages/people/removed.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { useLastPage } from '#ui/list/paging/use-last-page.ts'
import { RemovedRow } from './removed-row.tsx'
import { useRestore } from './use-restore.ts'

const texts = removedMessages.list

export function RemovedView() {
  const { organization } = useOrganization()
  const { query, change } = useMembersQuery()
  const list = useQuery(removedPage(organization, query))
  useLastPage(list, query.page, change)
  const people = list.data?.results
  const selection = useSelection(
    `removed of ${organization}`,
    people?.filter(isRestorable).map(({ user_id }) => user_id) ?? [],
  )
  const restoring = useRestore()
  const restore = (chosen: readonly RemovedMember[]) => restoring.mutate(chosen, { onSuccess: selection.clear })
  const restoreChosen = () => restore(people?.filter(({ user_id }) => selection.ids.includes(user_id)) ?? [])
  return (
    <PastList
      title={texts.title}
      status="removed"
      {...{ query, change, list, selection }}
      action={
        <Button variant="secondary" busy={restoring.isPending} onClick={restoreChosen}>
          {texts.restore}
        </Button>
      }
      empty={{ sentence: texts.empty, advice: texts.emptyAdvice(restorableDays) }}
    >
      <PastTable
        title={texts.title}
        happened={texts.happened}
        people={people}
        isChoosable={isRestorable}
        selection={selection}
        row={(person) => (
          <RemovedRow
            key={person.user_id}
            person={person}
            selected={selection.has(person.user_id)}
            busy={restoring.isPending}
            onSelect={() => selection.toggle(person.user_id)}
            onRestore={() => restore([person])}
          />
        )}
      />
    </PastList>
  )
}

function isRestorable({ restorableUntil }: RemovedMember): boolean {
  return restorableUntil !== null
}
