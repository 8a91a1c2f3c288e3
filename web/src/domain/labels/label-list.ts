/** The labels of an organization. */
import { listLabels } from '@atrium/contract/people/labels'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#api/client.ts'
import { labelsKey } from '#domain/organization/keys.ts'

export function labelList(organization: string) {
  return queryOptions({
    queryKey: labelsKey(organization),
    queryFn: ({ signal }) => call(listLabels, { query: { organization }, signal }),
  })
}
