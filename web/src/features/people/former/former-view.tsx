/** Whose membership ended with its last day: found, and taken in again one by one or many at once. */
import type { FormerMember } from '@atrium/contract/people/terms'
import { useQuery } from '@tanstack/react-query'
import { useHeldState } from '#domain/drafts/use-held-state.ts'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { formerPage } from '#features/people/api/terms.ts'
import { useSelection } from '#features/people/bulk/use-selection.ts'
import { useMembersQuery } from '#features/people/members/members-query.ts'
import { PastList } from '#features/people/past/past-list.tsx'
import { PastTable } from '#features/people/past/past-table.tsx'
import { termsMessages } from '#messages/people/terms.ts'
import { Button } from '#ui/form/buttons/button.tsx'
import { useLastPage } from '#ui/list/paging/use-last-page.ts'
import { FormerRow } from './former-row.tsx'
import { RenewMembers } from './renew-members.tsx'

const texts = termsMessages.former

export function FormerView() {
  const { organization } = useOrganization()
  const { query, change } = useMembersQuery()
  const list = useQuery(formerPage(organization, query))
  useLastPage(list, query.page, change)
  const people = list.data?.results
  const selection = useSelection(
    `former of ${organization}`,
    people?.filter(isRenewable).map(({ user_id }) => user_id) ?? [],
  )
  const [renewing, setRenewing] = useHeldState<readonly FormerMember[] | null>(
    `renewed members of ${organization}`,
    null,
  )
  const close = () => setRenewing(null)
  const renewChosen = () => setRenewing(people?.filter(({ user_id }) => selection.ids.includes(user_id)) ?? [])
  return (
    <>
      <PastList
        title={texts.title}
        status="former"
        {...{ query, change, list, selection }}
        action={
          <Button variant="secondary" onClick={renewChosen}>
            {texts.renew}
          </Button>
        }
        empty={{ sentence: texts.empty, advice: texts.emptyAdvice }}
      >
        <PastTable
          title={texts.title}
          happened={texts.ended}
          people={people}
          isChoosable={isRenewable}
          selection={selection}
          row={(person) => (
            <FormerRow
              key={person.user_id}
              person={person}
              selected={selection.has(person.user_id)}
              onSelect={() => selection.toggle(person.user_id)}
              onRenew={() => setRenewing([person])}
            />
          )}
        />
      </PastList>
      {renewing && (
        <RenewMembers
          people={renewing}
          onClose={close}
          onDone={() => {
            close()
            selection.done(renewing.map(({ user_id }) => user_id))
          }}
        />
      )}
    </>
  )
}

function isRenewable({ mayRenew }: FormerMember): boolean {
  return mayRenew
}
