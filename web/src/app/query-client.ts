/** Server state: how long it is fresh, and what is worth a second try. */
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError, isApiError } from '#api/api-error.ts'
import { isOutdated } from '#api/outdated/is-outdated.ts'
import { isUnserved } from '#api/may-pass.ts'
import { toFailure } from '#api/failure.ts'
import { ruleRefusal } from '#domain/entry/rule-refusal.ts'

const freshMs = 30_000

export function createQueryClient(): QueryClient {
  let mayBeOld = false
  const askAnew = async () => {
    await client.invalidateQueries()
    const shown = client.getQueryCache().findAll({ type: 'active' })
    mayBeOld = shown.some((query) => query.state.isInvalidated && !query.isDisabled() && !query.isStatic())
  }
  const client: QueryClient = new QueryClient({
    // An organization that does not let one in any more says so of every part of its console, and who is less there than
    // the page still shows, or nobody, hears it from the first call: the frame asks, and tells.
    queryCache: new QueryCache({
      onError: (error, { queryKey }) => {
        if (mayBeLess(error) && !isOwnMembership(queryKey)) askMemberships(client)
      },
    }),
    mutationCache: new MutationCache({
      // What the page offered is not there any more, or is another by now: so may be whatever else it shows. And a change
      // whose answer was lost may have been made: what the page shows is asked anew, and where that is not answered
      // either, once somebody tries again.
      onSettled: (_answer, error) => {
        if (mayBeOld || isOutdated(error) || mayBeMade(error)) void askAnew()
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

/** Whether nobody knows what became of a change. */
function mayBeMade(error: Error | null): boolean {
  const code = error === null ? null : toFailure(error).code
  return code !== null && isUnserved(code)
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
