/** Where any signed-in page's question "is it still you?" shows; its code comes with the first one. */
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { FreshSignInProps } from '#domain/fresh-sign-in/fresh-sign-in-props.ts'
import { freshSignInQuestion } from '#session/fresh-sign-in/question.ts'
import { dialogOnUse } from '#ui/loading/dialog-on-use.tsx'

const modal = dialogOnUse<FreshSignInProps>(
  async () => (await import('#domain/fresh-sign-in/fresh-sign-in-modal.tsx')).FreshSignInModal,
)

export function FreshSignIn() {
  const question = freshSignInQuestion.use((asked) => asked)
  const { key } = useLocation()
  // Whoever goes back, or on, in the middle of it would rather not: what was to be done is of the page that is left.
  useEffect(() => () => freshSignInQuestion.get()?.decline(), [key])
  if (question === null) return null
  return <modal.Dialog onConfirmed={question.confirm} onClose={question.decline} />
}
