/** Who does not meet one of the security rules, a page at a time, for the owners who ask for it. */
import { ruleNames } from '@atrium/contract/organizations/rules'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { FailedPart } from '#domain/organization/failed-part.tsx'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { consoleMessages } from '#messages/console/console.ts'
import { securityRulesMessages } from '#messages/console/security.ts'
import { paths } from '#paths.ts'
import { LinkButton } from '#ui/form/buttons/button.tsx'
import { EmptyMembers } from '#ui/illustrations/empty-members.tsx'
import { AppLayout } from '#ui/layout/app-layout.tsx'
import { EmptyList } from '#ui/list/empty-list.tsx'
import { Pagination } from '#ui/list/paging/pagination.tsx'
import { useLastPage } from '#ui/list/paging/use-last-page.ts'
import { useListQuery } from '#ui/list/query/use-list-query.ts'
import { lackingPage } from '../api/lacking.ts'
import styles from './lacking.module.css'
import { LackingTable } from './lacking-table.tsx'

const texts = securityRulesMessages.list

export function LackingList() {
  const { organization, displayName } = useOrganization()
  const [search] = useSearchParams()
  // What an address does not name is the first rule.
  const rule = ruleNames.find((name) => name === search.get('rule')) ?? 'second_step'
  const { query, change } = useListQuery(['name'])
  const list = useQuery(lackingPage(organization, { rule, page: query.page, limit: query.limit }))
  useLastPage(list, query.page, change)
  const title = texts.titles[rule]
  const back = (
    <LinkButton variant="secondary" to={paths.console(organization, 'security')}>
      {texts.toRules}
    </LinkButton>
  )
  return (
    <AppLayout title={title} documentTitle={consoleMessages.pageTitle(title, displayName)} action={back}>
      <p className={styles.lead}>{texts.lead}</p>
      <section aria-label={texts.table} aria-busy={list.isFetching}>
        {list.isPending ? (
          <p className="visually-hidden" role="status">
            {texts.loading}
          </p>
        ) : null}
        {list.error === null ? <LackingTable people={list.data?.results} /> : <FailedPart query={list} />}
        {list.data?.totalResults === 0 ? (
          <EmptyList
            drawing={<EmptyMembers />}
            sentence={texts.empty}
            advice={texts.emptyAdvice}
            nextStep={null}
            filter=""
            onClearFilter={() => {}}
          />
        ) : null}
      </section>
      {list.data && list.data.totalResults > 0 ? (
        <Pagination page={query.page} limit={query.limit} total={list.data.totalResults} onChange={change} />
      ) : null}
    </AppLayout>
  )
}
