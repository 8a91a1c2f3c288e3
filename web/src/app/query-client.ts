/** Server state: how long it is fresh, and what is worth a second try. */
import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#api/api-error.ts'

const freshMs = 30_000
const serverErrors = 500

export function createQueryClient(): QueryClient {
  return new QueryClient({
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
}
