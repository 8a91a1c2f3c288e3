/** Looks a name up: who is at that sub-domain, if anyone. */
import { findOrganizationByName } from '@atrium/contract/organizations'
import { queryOptions } from '@tanstack/react-query'
import { isApiError } from '#api/api-error.ts'
import { call } from '#api/client.ts'

/**
 * The answer is out of date as soon as another person creates, so none is kept; and a question about
 * a name that has left the field is aborted.
 */
export function nameLookup(name: string) {
  return queryOptions({
    queryKey: ['organizations', 'name', name],
    queryFn: ({ signal }) => lookUp(name, signal),
    retry: false,
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
}

async function lookUp(name: string, signal: AbortSignal): Promise<'found' | 'free'> {
  try {
    await call(findOrganizationByName, { params: { name }, signal })
    return 'found'
  } catch (error) {
    if (isApiError(error) && error.status === 404) return 'free'
    throw error
  }
}
