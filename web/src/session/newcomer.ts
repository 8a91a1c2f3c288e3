/** Whoever a hand-off\'s token is for: known before anybody is signed in by it. */
import { endServerSession } from './log-out.ts'
import { applyAuthUser, toSessionUser, withAuthSdk } from './session.ts'
import type { SessionUser } from './session-user.ts'

export interface Newcomer {
  user: SessionUser
  /** Signs them in here. The session of somebody else that this replaces ends. */
  accept: () => Promise<void>
  /** Ends the session that the token has started; whoever is signed in here stays. Never rejects. */
  decline: () => Promise<void>
}

/** Exchanges a custom token, which is used up by it. Rejects with `IdentityError`. */
export async function exchangeToken(token: string): Promise<Newcomer> {
  return withAuthSdk(async (sdk) => {
    const { user, takeOver, forget } = await sdk.exchangeSeparately(token)
    return {
      user: toSessionUser(user),
      accept: () =>
        withAuthSdk(async () => {
          const before = await sdk.currentUser()
          // By then its tokens are nobody's here any more.
          const replaced =
            before !== null && before.uid !== user.uid ? await before.getIdToken().catch(() => null) : null
          await applyAuthUser(await takeOver())
          void forget()
          if (replaced !== null) void endServerSession(replaced)
        }),
      decline: async () => {
        const idToken = await user.getIdToken().catch(() => null)
        if (idToken !== null) await endServerSession(idToken)
        await forget()
      },
    }
  })
}
