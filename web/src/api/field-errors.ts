/** What a form says when the server refuses it: beside which field, else in a toast or at the form. One place for all forms. */
import { logWarning } from '#monitoring/log.ts'
import { type ApiError, isApiError } from './api-error.ts'
import { toFailure } from './failure.ts'
import { isGivenUp } from './given-up.ts'
import { showErrorToast } from './show-error-toast.ts'

interface Placement {
  /** Errors that are about one field, and which. */
  codes?: Partial<Record<ApiError['code'], string>>
  /** Fields of the call that have another name in the form. */
  names?: Readonly<Record<string, string>>
  /** Where everything is said that is about no field of the form. */
  otherwise?: 'toast' | 'form'
}

/**
 * For a form's `refused`: what is about one of its `fields` stands beside that, `root` being the form itself.
 * If anything is about no field that is shown, all of that is said in a toast or at the form, so that nothing goes unsaid.
 * Whoever would rather not confirm who they are is told nothing.
 */
export function toFieldErrors({ codes = {}, names = {}, otherwise = 'toast' }: Placement = {}) {
  return (error: unknown, fields: readonly string[]): Record<string, string> => {
    if (isGivenUp(error)) return {}
    const { fields: refused, message } = toFailure(error)
    const own = isApiError(error) ? codes[error.code] : undefined
    const said = own === undefined ? Object.entries(refused) : [[own, message] as const]
    const beside: Record<string, string> = {}
    const left: string[] = []
    for (const [field, text] of said) {
      const name = names[field] ?? field
      if (name === 'root' || fields.includes(name)) beside[name] = text
      else left.push(text)
    }
    if (said.length > 0 && left.length === 0) return beside
    if (otherwise === 'toast') showErrorToast(error)
    else {
      if (!isApiError(error)) logWarning('A failure was told at a form', error)
      beside['root'] = left.join(' ') || message
    }
    return beside
  }
}
