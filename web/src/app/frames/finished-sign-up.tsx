/** Shows what it holds once the own sign-up is finished, where this browser knows of one that is not. */
import { type ReactNode, Suspense, useState } from 'react'
import { unfinishedOf } from '#domain/sign-up/unfinished-sign-up.ts'
import { useSignedIn } from '#session/session.ts'
import { FullPageLoader } from '#ui/feedback/full-page-loader.tsx'
import { lazyPage } from '#ui/loading/lazy-page.tsx'

const finishSignUp = lazyPage(
  async () => (await import('#features/sign-up/progress/finish-sign-up-page.tsx')).FinishSignUpPage,
)

export function FinishedSignUp({ children }: { children: ReactNode }) {
  const user = useSignedIn()
  const [unfinished, setUnfinished] = useState(() => unfinishedOf(user))
  if (unfinished === null) return children
  return (
    <Suspense fallback={<FullPageLoader />}>
      <finishSignUp.Page unfinished={unfinished} onFinished={() => setUnfinished(null)} />
    </Suspense>
  )
}
