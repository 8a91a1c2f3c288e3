/** A sign-in in the place of whoever is signed in here. */
import { endServerSession } from '#session/log-out.ts'
import { knownSession } from '#session/session.ts'
import { isGood } from '#session/token/token-claims.ts'
import { storedToken } from '#session/token/token-store.ts'

/** The session of somebody else that the sign-in replaces ends: its tokens are nobody's here any more. */
export async function endingReplaced(signIn: () => Promise<void>): Promise<void> {
  const { user: before } = await knownSession()
  const token = storedToken()
  await signIn()
  const { user } = await knownSession()
  if (before !== null && user?.uid !== before.uid && token !== null && isGood(token)) void endServerSession(token)
}
