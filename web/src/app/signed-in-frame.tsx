/** What all signed-in pages stand in: the server state that one account was shown, and no other's. */
import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Outlet } from 'react-router'
import { useSignedIn } from '#session/session.ts'
import { FullPageLoader } from './full-page-loader.tsx'
import { createQueryClient } from './query-client.ts'

/** In a chunk of its own: the pages at the door need none of it. */
export function SignedInFrame() {
  const { uid } = useSignedIn()
  return <ServerState key={uid} />
}

function ServerState() {
  const [queryClient] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queryClient}>
      <Suspense fallback={<FullPageLoader />}>
        <Outlet />
      </Suspense>
    </QueryClientProvider>
  )
}
