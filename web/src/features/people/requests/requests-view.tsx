/** Who asks to join: accepted or declined, one by one or many at once. */
import { listDomains } from '@atrium/contract/organizations/domains'
import { useQuery } from '@tanstack/react-query'
import { hasFailed } from '#api/has-failed.ts'
import { useMutation } from '#api/use-mutation.ts'
import { showErrorToast } from '#api/show-error-toast.ts'
import { FailedPart } from '#domain/organization/failed-part.tsx'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { useRefreshPeople } from '#domain/organization/use-refresh-people.ts'
import { SelectAll } from '#features/people/bulk/select-all.tsx'
import { useSelection } from '#features/people/bulk/use-selection.ts'
import { requestsMessages as texts } from '#messages/people/requests.ts'
import { paths } from '#paths.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { showToast } from '#ui/feedback/toasts.ts'
import { Button, ConsentButton, LinkButton } from '#ui/form/buttons/button.tsx'
import { Pagination } from '#ui/list/paging/pagination.tsx'
import { useLastPage } from '#ui/list/paging/use-last-page.ts'
import { useListQuery } from '#ui/list/query/use-list-query.ts'
import { answerRequests, requestPage } from '../api/join-requests.ts'
import { EmptyPart } from '../empty-part.tsx'
import { RequestRow } from './request-row.tsx'
import styles from './requests.module.css'

interface Answer {
  ids: readonly string[]
  accept: boolean
}

export function RequestsView() {
  const { organization, role } = useOrganization()
  const { query, change } = useListQuery(['name'])
  const list = useQuery(requestPage(organization, query))
  useLastPage(list, query.page, change)
  const requests = list.data?.results
  const selection = useSelection(`requests of ${organization}`, requests?.map(({ id }) => id) ?? [])
  const answering = useAnswer(organization)
  const answer = (ids: readonly string[], accept: boolean) =>
    answering.mutate({ ids, accept }, { onSuccess: selection.clear })
  const { ids } = selection
  if (hasFailed(list)) return <FailedPart query={list} />
  return (
    <section className={styles.requests} aria-label={texts.title} aria-busy={list.isFetching}>
      {requests === undefined && <Skeleton width="full" />}
      {requests?.length === 0 && (
        <EmptyPart
          sentence={texts.empty}
          advice={texts.emptyAdvice}
          nextStep={
            listDomains.access.organization.includes(role) && (
              <LinkButton variant="secondary" to={paths.console(organization, 'settings/domains')}>
                {texts.toDomains}
              </LinkButton>
            )
          }
        />
      )}
      {requests !== undefined && requests.length > 0 && (
        <>
          <div className={styles.bar} role="group" aria-label={texts.selected(ids.length)}>
            <label className={styles.all}>
              <SelectAll selection={selection} outOf={requests.length} />
              {ids.length === 0 ? texts.selectAll : texts.selected(ids.length)}
            </label>
            {ids.length > 0 && (
              <span className={styles.actions}>
                <ConsentButton variant="secondary" busy={answering.isPending} onClick={() => answer(ids, true)}>
                  {texts.accept}
                </ConsentButton>
                <Button variant="quiet" disabled={answering.isPending} onClick={() => answer(ids, false)}>
                  {texts.decline}
                </Button>
              </span>
            )}
          </div>
          <ul role="list" className={styles.list}>
            {requests.map((request) => (
              <RequestRow
                key={request.id}
                request={request}
                selected={selection.has(request.id)}
                busy={answering.isPending}
                onSelect={() => selection.toggle(request.id)}
                onAnswer={(accept) => answer([request.id], accept)}
              />
            ))}
          </ul>
        </>
      )}
      {list.data && list.data.totalResults > 1 && (
        <Pagination page={query.page} limit={query.limit} total={list.data.totalResults} onChange={change} />
      )}
    </section>
  )
}

function useAnswer(organization: string) {
  const refresh = useRefreshPeople()
  return useMutation({
    mutationFn: ({ ids, accept }: Answer) => answerRequests(organization, ids, accept),
    onSuccess({ answered, left }, { accept }) {
      const text = accept ? texts.accepted(answered) : texts.declined(answered)
      if (answered > 0) showToast({ kind: 'success', text })
      const inactive = left.filter(({ reason }) => reason === 'directory_inactive').length
      if (inactive > 0) showToast({ kind: 'error', text: texts.leftInactive(inactive) })
      if (left.length > inactive) showToast({ kind: 'error', text: texts.left(left.length - inactive) })
    },
    onError: showErrorToast,
    // After a refusal too: somebody else may have answered them.
    onSettled: refresh,
  })
}
