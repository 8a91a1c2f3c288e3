/** Which refusals of a change say that the page offered what is not so any more. */
import { isApiError } from '#api/api-error.ts'

const [notAllowed, gone, conflict] = [403, 404, 409]

/**
 * Whoever asks is less by now, or somebody else has ended or changed what it was about: asked once more, the same is
 * refused once more, until the page has asked anew for what it shows.
 */
export function isOutdated(error: unknown): boolean {
  return isApiError(error) && [notAllowed, gone, conflict].includes(error.status)
}
