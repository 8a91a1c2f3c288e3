/** Where any signed-in page's question "is it still you?" shows; its code comes with the first one. */
import { Suspense } from 'react'
import type { FreshSignInProps } from '#domain/fresh-sign-in/fresh-sign-in-props.ts'
import { freshSignInQuestion } from '#session/fresh-sign-in/question.ts'
import { lazyPage } from '#ui/loading/lazy-page.tsx'

const modal = lazyPage<FreshSignInProps>(
  async () => (await import('#domain/fresh-sign-in/fresh-sign-in-modal.tsx')).FreshSignInModal,
)

export function FreshSignIn() {
  const question = freshSignInQuestion.use((asked) => asked)
  if (question === null) return null
  return (
    <Suspense>
      <modal.Page onConfirmed={question.confirm} onDeclined={question.decline} />
    </Suspense>
  )
}
