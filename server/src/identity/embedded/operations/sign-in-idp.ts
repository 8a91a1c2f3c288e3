/** `accounts:signInWithIdp`: sign-in, linking and reauthentication with a Google ID token. */
import * as z from 'zod'
import { signInWithGoogle } from '#identity/embedded/accounts/google-accounts.ts'
import { linkGoogle } from '#identity/embedded/accounts/link-google.ts'
import type { IdentityContext, Operation } from '#identity/embedded/context.ts'
import { idToken, orAbsent, read, text } from '#identity/embedded/protocol/input.ts'
import { ProtocolError, type ProtocolCode } from '#identity/embedded/protocol/protocol-error.ts'
import { answerToFirstStep } from '#identity/embedded/second-step/first-step.ts'
import { arrivalTokenIn, describeIdentity, verifiedCredential, type Credential } from './idp-credential.ts'
import { signInByArrival } from './sign-in-arrival.ts'

/** Tokens travel in them. */
const MAX_URI_LENGTH = 16_384

const fields = z.object({
  requestUri: text('MISSING_REQUEST_URI', 'INVALID_REQUEST_URI', MAX_URI_LENGTH),
  postBody: orAbsent(z.string('INVALID_IDP_RESPONSE').max(MAX_URI_LENGTH, 'INVALID_IDP_RESPONSE')),
  idToken: orAbsent(idToken),
  autoCreate: orAbsent(z.boolean('INVALID_ARGUMENT')),
  returnIdpCredential: orAbsent(z.boolean('INVALID_ARGUMENT')),
  pendingToken: z.unknown().optional(),
})
type Input = z.output<typeof fields>

/** What is wrong between credential and account: a client that asked for the credential gets it all the same. */
const aboutCredential = new Set<ProtocolCode>([
  'EMAIL_EXISTS',
  'FEDERATED_USER_ID_ALREADY_LINKED',
  'PROVIDER_ALREADY_LINKED',
])

/**
 * Refuses with `MISSING_REQUEST_URI`, `INVALID_REQUEST_URI`, with what `verifiedCredential` does,
 * `USER_DISABLED`, `USER_NOT_FOUND` (reauthentication only), and when linking with what `linkGoogle`
 * does. Answers `needConfirmation` where an account has the e-mail and Google has not verified it, or
 * another Google account signs in there, and, to `returnIdpCredential`, 200 with `errorMessage` where the credential cannot be linked.
 */
export const signInWithIdp: Operation = async (context, body, { address }) => {
  const input = read(fields, body)
  const arrival = arrivalTokenIn(input)
  if (arrival !== undefined) return signInByArrival(context, arrival, { address, idToken: input.idToken })
  const credential = await verifiedCredential(context, input)
  const described = describeIdentity(credential)
  try {
    return { ...described, ...(await signIn(context, credential, input, address)) }
  } catch (error) {
    const returned = input.returnIdpCredential === true && error instanceof ProtocolError
    if (returned && aboutCredential.has(error.code)) return { ...described, errorMessage: error.message }
    throw error
  }
}

async function signIn(
  context: IdentityContext,
  { identity }: Credential,
  input: Input,
  address: string,
): Promise<object> {
  const signedIn =
    input.idToken === undefined
      ? await signInWithGoogle(context, identity, { mayCreate: input.autoCreate !== false, address })
      : { outcome: await linkGoogle(context, identity, input.idToken), isNewUser: false }
  // The SDK turns it into `auth/account-exists-with-different-credential`.
  if ('needConfirmation' in signedIn) return signedIn
  const { outcome, isNewUser } = signedIn
  const { account } = outcome
  return {
    localId: account.uid,
    isNewUser,
    ...(account.email === null ? {} : { email: account.email, emailVerified: account.emailVerified }),
    ...(await answerToFirstStep(context, outcome)),
  }
}
