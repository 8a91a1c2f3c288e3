/** Server state: how long it is fresh, and what is worth a second try. */
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from '#api/api-error.ts'
import { ruleRefusal } from '#domain/entry/rule-refusal.ts'

const freshMs = 30_000
const serverErrors = 500

export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    // An organization that does not let one in any more says so of every part of its console: the frame asks, and tells.
    queryCache: new QueryCache({
      onError: (error, { queryKey }) => {
        if (ruleRefusal(error) && !isOwnMembership(queryKey)) askMemberships(client)
      },
    }),
    mutationCache: new MutationCache({
      onError: (error) => {
        if (ruleRefusal(error)) askMemberships(client)
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: freshMs,
        // A refusal stays one; only what may be gone in a moment is asked again, once.
        retry: (failures, error) =>
          failures < 1 && error instanceof ApiError && (error.status === 0 || error.status >= serverErrors),
        // The browser's word for offline is unreliable, above all on loopback: always try.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  })
  return client
}

function askMemberships(client: QueryClient): void {
  void client.invalidateQueries({ predicate: ({ queryKey }) => isOwnMembership(queryKey) })
}

/** By the key of `ownMembership`. */
function isOwnMembership([first, , third]: readonly unknown[]): boolean {
  return first === 'people' && third === 'own'
}
