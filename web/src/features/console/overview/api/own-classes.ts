/** The classes that I am in, past ones too, a page at a time. */
import { listOwnClasses } from '@atrium/contract/people/classes'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#api/client.ts'
import { peopleKey } from '#domain/organization/keys.ts'

export function ownClassesPage(organization: string, asked: { page: number; limit: number }) {
  return queryOptions({
    queryKey: [...peopleKey(organization), 'own-classes', asked],
    queryFn: ({ signal }) => call(listOwnClasses, { query: { organization, ...asked }, signal }),
    placeholderData: keepPreviousData,
  })
}
