/** Server state: how long it is fresh, and what is worth a second try. */
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError, isApiError } from '#api/api-error.ts'
import { isUnserved } from '#api/may-pass.ts'
import { ruleRefusal } from '#domain/entry/rule-refusal.ts'

const freshMs = 30_000

export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    // An organization that does not let one in any more says so of every part of its console, and who is less there than
    // the page still shows, or nobody, hears it from the first call: the frame asks, and tells.
    queryCache: new QueryCache({
      onError: (error, { queryKey }) => {
        if (mayBeLess(error) && !isOwnMembership(queryKey)) askMemberships(client)
      },
    }),
    mutationCache: new MutationCache({
      onError: (error) => {
        if (mayBeLess(error)) askMemberships(client)
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: freshMs,
        // A refusal stays one; only what may be gone in a moment is asked again, once.
        retry: (failures, error) => failures < 1 && error instanceof ApiError && isUnserved(error.status),
        // The browser's word for offline is unreliable, above all on loopback: always try.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  })
  return client
}

/** Whether a refusal may say that one is not any more what a console was opened as. */
function mayBeLess(error: Error): boolean {
  return ruleRefusal(error) !== undefined || isApiError(error, 'forbidden') || isApiError(error, 'not_found')
}

function askMemberships(client: QueryClient): void {
  void client.invalidateQueries({ predicate: ({ queryKey }) => isOwnMembership(queryKey) })
}

/** By the keys of `ownMembership` and `ownPublisherMembership`. */
function isOwnMembership([first, , third]: readonly unknown[]): boolean {
  return (first === 'people' || first === 'publisher') && third === 'own'
}
