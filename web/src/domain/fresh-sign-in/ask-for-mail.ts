/** The mail by which somebody shows that it is still them. */
import { askIdentityCode, askIdentityLink } from '#session/fresh-sign-in/confirm-identity.ts'

/** What was mailed, where, and what it was asked for with. */
export interface Mailed {
  to: string
  asked: string
}

/** Answers what is shown again with what was mailed; a hosted provider's link is its own matter. */
export async function askForMail(hosted: boolean): Promise<string> {
  if (!hosted) return askIdentityCode()
  await askIdentityLink()
  return ''
}
