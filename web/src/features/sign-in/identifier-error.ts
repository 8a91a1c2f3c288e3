/** What is wrong with the text of step 1 before anyone is asked. */
import { fieldMessages } from '@atrium/contract/sentences/en/fields'
import { isEmail } from '@atrium/contract/rules/is-email'

/** What holds an @ is checked as an e-mail; anything else may be a username. */
export function identifierError(text: string): string | null {
  if (text === '') return fieldMessages.emailRequired
  return text.includes('@') && !isEmail(text) ? fieldMessages.emailInvalid : null
}
