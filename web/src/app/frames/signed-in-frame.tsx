/** What all signed-in pages stand in: the state that one account was shown, and no other's; and the toasts. */
import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { matchPath, Outlet, useLocation } from 'react-router'
import { createQueryClient } from '#app/query-client.ts'
import { isLearner } from '#domain/learners/is-learner.ts'
import { doneWithout } from '#monitoring/done-without.ts'
import { patterns } from '#paths.ts'
import { secondStepTaken } from '#session/second-step/question.ts'
import { useSignedIn } from '#session/session.ts'
import { resetPersonalStores } from '#state/personal-store.ts'
import { FullPageLoader } from '#ui/feedback/full-page-loader.tsx'
import { lazyPage } from '#ui/loading/lazy-page.tsx'
import { FinishedSignUp } from './finished-sign-up.tsx'
import { FreshSignIn } from './fresh-sign-in.tsx'
import { OwnLanguage } from './own-language.tsx'
import { useChangesElsewhere } from './use-changes-elsewhere.ts'
import { useLeaveDoor } from './use-leave-door.ts'

const Toaster = doneWithout('The toaster', async () => (await import('#ui/feedback/toaster.tsx')).Toaster)

/** Comes with whoever signed in by a second step; the card of that says the same. */
const MissingBackupCodes = doneWithout(
  'The word about missing backup codes',
  async () => (await import('./missing-backup-codes.tsx')).MissingBackupCodes,
)

const learnerAccount = lazyPage(
  async () => (await import('#features/learner-account/learner-account-page.tsx')).LearnerAccountPage,
)

/** In a chunk of its own: the pages at the door need none of it. */
export function SignedInFrame() {
  const { uid } = useSignedIn()
  useLeaveDoor()
  return (
    <>
      <FinishedSignUp key={uid}>
        <ServerState />
      </FinishedSignUp>
      <Suspense>
        <Toaster />
      </Suspense>
    </>
  )
}

function ServerState() {
  const [queryClient] = useState(createQueryClient)
  useEffect(() => resetPersonalStores, [])
  useChangesElsewhere(queryClient)
  const hasSecondStep = secondStepTaken.use((taken) => taken)
  const isForLearners = matchPath(patterns.goToOrganization, useLocation().pathname) !== null
  if (isLearner(useSignedIn()) && !isForLearners) {
    return (
      <QueryClientProvider client={queryClient}>
        <Suspense fallback={<FullPageLoader />}>
          <learnerAccount.Page />
        </Suspense>
      </QueryClientProvider>
    )
  }
  return (
    <QueryClientProvider client={queryClient}>
      <OwnLanguage>
        <Suspense fallback={<FullPageLoader />}>
          <Outlet />
        </Suspense>
      </OwnLanguage>
      <FreshSignIn />
      {hasSecondStep ? (
        <Suspense>
          <MissingBackupCodes />
        </Suspense>
      ) : null}
    </QueryClientProvider>
  )
}
