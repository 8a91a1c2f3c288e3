/** The calls about an organization's domains. */
import type { BodyOf } from '@atrium/contract/endpoint'
import {
  addDomain as addEndpoint,
  changeDomain as changeEndpoint,
  checkDomain as checkEndpoint,
  listDomains,
  removeDomain as removeEndpoint,
} from '@atrium/contract/organizations/domains'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#api/client.ts'
import { peopleKey } from '#domain/organization/keys.ts'

const domainsKey = (organization: string) => [...peopleKey(organization), 'domains'] as const

export function domainList(organization: string) {
  return queryOptions({
    queryKey: domainsKey(organization),
    queryFn: ({ signal }) => call(listDomains, { params: { name: organization }, signal }),
  })
}

export function addDomain(organization: string, domain: string) {
  return call(addEndpoint, { params: { name: organization }, body: { domain } })
}

export function checkDomain(organization: string, id: string) {
  return call(checkEndpoint, { params: { name: organization, id } })
}

export function changeDomain(organization: string, id: string, body: BodyOf<typeof changeEndpoint>) {
  return call(changeEndpoint, { params: { name: organization, id }, body })
}

export async function removeDomain(organization: string, id: string): Promise<void> {
  await call(removeEndpoint, { params: { name: organization, id } })
}
