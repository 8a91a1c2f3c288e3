/** Whoever a sign-in that no page of ours began is for: known before anybody is signed in by it. */
import type { SeparateSignIn } from '#session/identity.ts'
import { endServerSession } from '#session/log-out.ts'
import { applyAuthUser, toSessionUser, withAuthSdk, withSignIn } from '#session/session.ts'
import type { SessionUser } from '#session/session-user.ts'
import type { AuthSdk } from '#session/signed-in-user.ts'

export interface Newcomer {
  user: SessionUser
  /** Signs them in here. The session of somebody else that this replaces ends. */
  accept: () => Promise<void>
  /** Ends the session that the token has started; whoever is signed in here stays. Never rejects. */
  decline: () => Promise<void>
}

/** Exchanges a custom token, which is used up by it. Rejects with `IdentityError`. */
export function exchangeToken(token: string): Promise<Newcomer> {
  return separate((sdk) => sdk.exchangeSeparately(token), withAuthSdk)
}

/** The same with the token of an organization's own sign-in: whoever is let in by it has signed in by their own doing. */
export function arrive(token: string): Promise<Newcomer> {
  return separate(
    (sdk) => sdk.arriveSeparately(token),
    (action) => withSignIn('sign-in', action),
  )
}

function separate(
  exchange: (sdk: AuthSdk) => Promise<SeparateSignIn>,
  within: (action: (sdk: AuthSdk) => Promise<void>) => Promise<void>,
): Promise<Newcomer> {
  return withAuthSdk(async (sdk) => {
    const { user, takeOver, forget } = await exchange(sdk)
    return {
      user: toSessionUser(user),
      accept: () =>
        within(async () => {
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
