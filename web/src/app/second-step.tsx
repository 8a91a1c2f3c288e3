/** Where the question for a second step shows, whichever page began the sign-in; its code comes with the first one. */
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { secondStepQuestion, type SecondStepQuestion } from '#session/second-step/question.ts'
import { lazyPage } from '#ui/loading/lazy-page.tsx'

const modal = lazyPage<{ question: SecondStepQuestion }>(
  async () => (await import('#domain/second-step/second-step-modal.tsx')).SecondStepModal,
)

export function SecondStep() {
  const question = secondStepQuestion.use((asked) => asked)
  const [isLoaded, setIsLoaded] = useState(modal.isLoaded)
  const { key } = useLocation()
  // Where its code does not come, whoever began it hears of that as of any other step of a sign-in, and can try again.
  useEffect(() => {
    if (question) modal.load().then(() => setIsLoaded(true), question.fail)
  }, [question])
  // Whoever goes back, or on, in the middle of it gives it up: the page that began it is left.
  useEffect(() => () => secondStepQuestion.get()?.cancel(), [key])
  return question && isLoaded ? <modal.Page question={question} /> : null
}
