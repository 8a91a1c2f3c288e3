/** Whether what was asked for could not be had. */
import { isApiError } from './api-error.ts'
import { mayPass } from './may-pass.ts'

interface Asked {
  error: Error | null
  data: unknown
}

const refused = 400
/** Asked again, it may well be answered. */
const tooSlow = 408

/**
 * What is there already stays while it cannot be asked for anew, with what somebody is typing beside it: the banner says
 * that the server is not reached. What is refused by now is not theirs to see any more.
 */
export function hasFailed({ error, data }: Asked): boolean {
  if (error === null) return false
  if (data === undefined) return true
  return isApiError(error) && error.status >= refused && error.status !== tooSlow && !mayPass(error.status)
}
