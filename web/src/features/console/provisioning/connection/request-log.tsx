/** What a directory asked and what was done with it, newest first: looked through by result. */
import { provisioningOutcomes } from '@atrium/contract/organizations/provisioning'
import { useInfiniteQuery } from '@tanstack/react-query'
import { hasFailed } from '#api/has-failed.ts'
import { FailedPart } from '#domain/organization/failed-part.tsx'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { provisioningMessages } from '#messages/console/provisioning.ts'
import { dateStyle, locale } from '#messages/format.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Status } from '#ui/feedback/status.tsx'
import { Button } from '#ui/form/buttons/button.tsx'
import { SelectField } from '#ui/form/fields/select-field.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Line, LineList } from '#ui/list/line-list.tsx'
import { useAddressQuery } from '#ui/list/query/use-address-query.ts'
import { requestsOf } from '../api/requests.ts'
import { type LoggedRequest, refusalOf, sentenceOf } from './request-words.ts'
import styles from '../provisioning.module.css'

const texts = provisioningMessages.log
const parameter = 'result'

export function RequestLog({ id }: { id: string }) {
  const { organization } = useOrganization()
  const { search, change } = useAddressQuery()
  // What an address cannot mean is as if it were not there.
  const outcome = provisioningOutcomes.find((known) => known === search.get(parameter)) ?? null
  const list = useInfiniteQuery(requestsOf(organization, id, outcome))
  const requests = list.data?.pages.flatMap((page) => page.results)
  const narrow = (value: string) =>
    change((query) => {
      if (value === '') query.delete(parameter)
      else query.set(parameter, value)
      return query
    })
  return (
    <Card id="directory-log" title={texts.title} lead={texts.lead}>
      <div className={styles.filter}>
        <SelectField
          label={texts.result}
          name={parameter}
          value={outcome ?? ''}
          onChange={({ target }) => narrow(target.value)}
          options={[
            { value: '', label: texts.everything },
            ...provisioningOutcomes.map((value) => ({ value, label: texts.results[value] })),
          ]}
        />
      </div>
      {hasFailed(list) && <FailedPart query={list} />}
      {list.isPending ? <Status className="visually-hidden">{texts.loading}</Status> : null}
      {requests?.length === 0 && !hasFailed(list) ? (
        <Status>{outcome === null ? texts.empty : texts.nothing}</Status>
      ) : null}
      {!hasFailed(list) && (
        <section aria-label={texts.list} aria-busy={list.isFetching}>
          {requests === undefined && <Skeleton width="full" />}
          <LineList ordered>
            {requests?.map((request) => (
              <Request key={request.id} request={request} />
            ))}
          </LineList>
        </section>
      )}
      {list.hasNextPage && !hasFailed(list) && (
        <div>
          <Button variant="secondary" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {texts.older}
          </Button>
        </div>
      )}
    </Card>
  )
}

function Request({ request }: { request: LoggedRequest }) {
  const { timeZone } = useOrganization()
  const when = new Intl.DateTimeFormat(locale, { dateStyle, timeStyle: 'short', timeZone })
  const refusal = refusalOf(request)
  return (
    <Line aside={<time dateTime={request.at}>{when.format(new Date(request.at))}</time>}>
      <span className={request.outcome === 'refused' ? styles.refused : undefined}>{sentenceOf(request)}</span>
      {refusal.map((words) => (
        <span key={words} className={styles.soft}>
          {words}
        </span>
      ))}
    </Line>
  )
}
