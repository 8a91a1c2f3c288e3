/** What a question does where its answer is refused: the toast says why, and a question that is none any more closes. */
import { isOutdated } from './is-outdated.ts'
import { showErrorToast } from '#api/show-error-toast.ts'

/** For a change's `onError`. What may get through in a moment is asked still, to be tried again. */
export function tellAndClose(close: () => void): (error: unknown) => void {
  return (error) => {
    showErrorToast(error)
    if (isOutdated(error)) close()
  }
}
