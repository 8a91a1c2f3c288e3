/** Where the question for a second step shows, whichever page began the sign-in; its code comes with the first one. */
import { Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import { secondStepQuestion, type SecondStepQuestion } from '#session/second-step/question.ts'
import { lazyPage } from '#ui/loading/lazy-page.tsx'

const modal = lazyPage<{ question: SecondStepQuestion }>(
  async () => (await import('#domain/second-step/second-step-modal.tsx')).SecondStepModal,
)

export function SecondStep() {
  const question = secondStepQuestion.use((asked) => asked)
  const { key } = useLocation()
  // Whoever goes back, or on, in the middle of it gives it up: the page that began it is left.
  useEffect(() => () => secondStepQuestion.get()?.cancel(), [key])
  if (question === null) return null
  return (
    <Suspense>
      <modal.Page question={question} />
    </Suspense>
  )
}
