/** Sign-in by mail: asked for, its code typed or its link followed. */
import { mailSignIn, takeSignInCode } from '@atrium/contract/identity/identity'
import { call } from '#api/client.ts'
import { IdentityError } from './identity-error.ts'
import { applyAuthUser, withAuthSdk, withSignIn } from './session.ts'

/** Has the mail sent; answers with what is shown again with its code. The same whether there is such an account or not. */
export async function askSignInMail(email: string): Promise<string> {
  return (await call(mailSignIn, { body: { email } })).asked
}

/** Signs in by the code of the mail. Rejects with `sign_in_code_wrong` and `sign_in_code_expired`, or an `IdentityError`. */
export async function signInWithCode(asked: string, code: string): Promise<void> {
  const { email, oobCode } = await call(takeSignInCode, { body: { asked, code } })
  await signInWithLink(email, oobCode)
}

/** Signs in by the mail's link. Rejects with an `IdentityError`: `invalid-action-code`, `expired-action-code`, ... */
export async function signInWithLink(email: string, oobCode: string): Promise<void> {
  await withSignIn('sign-in', async (sdk) => applyAuthUser(await sdk.mailedSignIn(email, oobCode)))
}

/** Whom a link signs in; checking does not use it up. Rejects as `signInWithLink` does. */
export async function checkSignInLink(code: string): Promise<string> {
  const email = await withAuthSdk((sdk) => sdk.checkMailedLink(code))
  if (email === null) throw new IdentityError('invalid-action-code')
  return email
}
