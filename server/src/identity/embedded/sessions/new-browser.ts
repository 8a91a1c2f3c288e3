/** Tells people by mail of a sign-in from a browser that they were not signed in with before, with a link that ends it. */
import type { Transaction } from '#db/database.ts'
import type { Account } from '#identity/embedded/accounts/queries.ts'
import { insertSecret } from '#identity/embedded/codes/queries.ts'
import { hashSecret, newLinkCode } from '#identity/embedded/codes/secrets.ts'
import type { IdentityContext, IdentityHooks } from '#identity/embedded/context.ts'
import { endSessionCodeSeconds, secondsAfter } from '#identity/embedded/lifetimes.ts'
import { mailAttempts } from '#limits/mails.ts'
import { recognitionOf, type RecognizedSignIn, type SignInToTell } from './browser.ts'
import { isKnownBrowser } from './queries.ts'
import { wayOf } from './way-in.ts'

type Telling = Pick<IdentityContext, 'limiter' | 'untold'> & { hooks: Pick<IdentityHooks, 'onNewSignIns'> }

/**
 * Whether the person of an account is to be told that this request signed in to it. Asked once the sign-in is known to
 * be right, outside of any transaction: a mail is counted. Over the limit the sign-in goes on, and nobody is told again.
 */
export async function mayTellOfSignIn(
  { limiter, hooks, untold }: Telling,
  { uid, emailKey, emailVerified, browser, isKnownBrowser, address }: SignInToTell,
): Promise<boolean> {
  if (hooks.onNewSignIns === undefined || emailKey === null) return false
  if (browser === null || isKnownBrowser) return false
  const sender = { uid, confirmed: emailVerified, address }
  const attempts = mailAttempts({ cause: 'signIn', recipientKey: emailKey, sender })
  return untold(uid, () => limiter.take(...attempts))
}

/** The same where nothing was asked about the account's browsers before. */
export async function mayTellOfSignInFrom(
  context: IdentityContext,
  account: Pick<Account, 'uid' | 'emailKey' | 'emailVerified'>,
  address: string,
): Promise<boolean> {
  const { browser } = recognitionOf(context.browser)
  if (browser === null) return false
  const isKnown = await isKnownBrowser(context.db, account.uid, browser)
  return mayTellOfSignIn(context, { ...account, browser, isKnownBrowser: isKnown, address })
}

/** In the transaction that starts the sessions; each is one that `mayTellOfSignIn` allowed. */
export async function tellOfSignIns(
  { hooks }: { hooks: Pick<IdentityHooks, 'onNewSignIns'> },
  tx: Transaction,
  at: Date,
  signIns: readonly RecognizedSignIn[],
): Promise<void> {
  const mails = signIns.flatMap(({ account, ...signIn }) => {
    const { uid, email, emailVerified, displayName } = account
    return email === null ? [] : [{ uid, email, displayName: emailVerified ? displayName : null, ...signIn }]
  })
  if (mails.length === 0 || hooks.onNewSignIns === undefined) return
  const times = { createdAt: at, expiresAt: secondsAfter(at, endSessionCodeSeconds) }
  const coded = mails.map((mail) => ({ ...mail, code: newLinkCode(times.expiresAt) }))
  await insertSecret(
    tx,
    ...coded.map(({ uid, sessionId, code }) => ({
      hash: hashSecret(code),
      kind: 'end_session' as const,
      uid,
      sessionId,
      detail: {},
      ...times,
    })),
  )
  await hooks.onNewSignIns(
    tx,
    coded.map(({ email, displayName, code, way, language, recognition: { browserName, systemName, network } }) => ({
      ...(language && { asked: language }),
      email,
      displayName,
      code,
      at,
      goodForSeconds: endSessionCodeSeconds,
      browser: browserName,
      system: systemName,
      network,
      signedInWith: way ? wayOf(way) : 'other',
    })),
  )
}
