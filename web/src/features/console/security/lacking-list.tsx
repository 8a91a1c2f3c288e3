/** Who does not meet one of the security rules, a page at a time, each leading to their place in the list of people. */
import { ruleNames } from '@atrium/contract/organizations/rules'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { useOrganization } from '#domain/organization/use-organization.ts'
import { securityRulesMessages } from '#messages/console/security.ts'
import { toDay } from '#messages/dates.ts'
import { paths, withQuery } from '#paths.ts'
import { useListQuery } from '#ui/list/query/use-list-query.ts'
import { PeopleList } from '../people-list/people-list.tsx'
import { lackingPage } from './api/lacking.ts'

const texts = securityRulesMessages.list

export function LackingList() {
  const { organization } = useOrganization()
  const [search] = useSearchParams()
  // What an address does not name is the first rule.
  const rule = ruleNames.find((name) => name === search.get('rule')) ?? 'second_step'
  const paging = useListQuery(['name'])
  const { page, limit } = paging.query
  const list = useQuery(lackingPage(organization, { rule, page, limit }))
  return (
    <PeopleList
      title={texts.titles[rule]}
      texts={texts}
      back={{ to: paths.console(organization, 'security'), text: texts.toRules }}
      list={list}
      paging={paging}
      fact={{ name: texts.joined, of: ({ joinedAt }) => toDay(joinedAt) }}
      naming={({ username, displayName }, name) => (
        <Link to={withQuery(paths.people(organization, 'members'), { name: username ?? displayName })}>
          <bdi>{name}</bdi>
        </Link>
      )}
    />
  )
}
