/** `accounts:sendOobCode`: has a code mailed. */
import { nameKey } from '@atrium/contract/rules/normalize'
import * as z from 'zod'
import { assertStillOpen } from '#identity/embedded/accounts/credentials.ts'
import { findAccountByEmailKey } from '#identity/embedded/accounts/queries.ts'
import { issueActionCode, issueResetCode } from '#identity/embedded/codes/action-codes.ts'
import { mailSignIn } from '#identity/embedded/codes/mailed-sign-ins.ts'
import type { Caller, IdentityContext, Operation } from '#identity/embedded/context.ts'
import { countAttempts, countOrOwn } from '#identity/embedded/passwords/with-attempt-limit.ts'
import { email, enumeration, idToken, orAbsent, read, refuseSelfSet, text } from '#identity/embedded/protocol/input.ts'
import { isAuthorizedOrigin, originOf } from '#identity/embedded/protocol/origins.ts'
import { ProtocolError } from '#identity/embedded/protocol/protocol-error.ts'
import { recognitionOf } from '#identity/embedded/sessions/browser.ts'
import { assertRecent, signedIn } from '#identity/embedded/sessions/signed-in.ts'
import type { Attempt } from '#limits/limiter.ts'
import { mailAttempts, ownMailAttempts } from '#limits/mails.ts'

const MAX_CONTINUE_URL_LENGTH = 2_048

/** By their numbers (`OobReqType` in the hosted provider's API description). */
const requestTypes = [
  ...['OOB_REQ_TYPE_UNSPECIFIED', 'PASSWORD_RESET', 'OLD_EMAIL_AGREE', 'NEW_EMAIL_ACCEPT', 'VERIFY_EMAIL'],
  ...['RECOVER_EMAIL', 'EMAIL_SIGNIN', 'VERIFY_AND_CHANGE_EMAIL', 'REVERT_SECOND_FACTOR_ADDITION'],
]
const request = z.object({
  requestType: enumeration(requestTypes, text('MISSING_REQ_TYPE', 'INVALID_REQ_TYPE')),
  // "" is none: to the protocol a text that is empty is left out.
  continueUrl: z.preprocess(
    (value) => (value === '' ? undefined : value),
    orAbsent(text('INVALID_CONTINUE_URI', 'INVALID_CONTINUE_URI', MAX_CONTINUE_URL_LENGTH)),
  ),
})
const withEmail = z.object({ email: email() })
const withIdToken = z.object({ idToken: text('INVALID_ID_TOKEN') })
// In this order: what is missing is said of the address first.
const withNewEmail = z.object({ newEmail: email('MISSING_NEW_EMAIL', 'INVALID_NEW_EMAIL'), idToken })
/** Domains that links may lead by: this product has none but its own. */
const linkDomains = [
  ['linkDomain', 'INVALID_HOSTING_LINK_DOMAIN'],
  ['dynamicLinkDomain', 'INVALID_DYNAMIC_LINK_DOMAIN'],
] as const
const domains = z.object({ linkDomain: z.unknown(), dynamicLinkDomain: z.unknown() }).partial()
/** The code itself is for whoever reads the mail. */
const notByClients = ['returnOobLink']

/**
 * The answer to `PASSWORD_RESET` is the same whether there is such an account or not.
 * Refuses with `MISSING_REQ_TYPE`, `INVALID_REQ_TYPE`, `OPERATION_NOT_ALLOWED`, `INVALID_CONTINUE_URI`,
 * `INVALID_HOSTING_LINK_DOMAIN`, `INVALID_DYNAMIC_LINK_DOMAIN`, `INSUFFICIENT_PERMISSION`, `MISSING_EMAIL`, `MISSING_NEW_EMAIL`, `MISSING_ID_TOKEN`,
 * `UNAUTHORIZED_DOMAIN`, `TOO_MANY_ATTEMPTS_TRY_LATER`, `EMAIL_EXISTS`, and with what `signedIn` does.
 */
export const sendActionCode: Operation = async (context, body, caller) => {
  const { requestType, continueUrl } = read(request, body)
  if (requestType === requestTypes[0]) throw new ProtocolError('MISSING_REQ_TYPE')
  refuseSelfSet(body, notByClients)
  for (const [name, code] of linkDomains) if (read(domains, body)[name]) throw new ProtocolError(code)
  const next = continueUrl === undefined ? null : checkedContinueUrl(context, continueUrl)
  if (!context.hooks.onActionCode) throw new ProtocolError('OPERATION_NOT_ALLOWED')
  const email = await send(context, requestType, body, next, caller)
  return { kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email }
}

function send(
  context: IdentityContext,
  requestType: string,
  body: unknown,
  continueUrl: string | null,
  caller: Caller,
): Promise<string> {
  switch (requestType) {
    case 'PASSWORD_RESET':
      return sendReset(context, read(withEmail, body).email, continueUrl, caller)
    case 'VERIFY_EMAIL':
      return sendVerification(context, read(withIdToken, body).idToken, continueUrl, caller)
    case 'VERIFY_AND_CHANGE_EMAIL': {
      const input = read(withNewEmail, body)
      return sendEmailChange(context, input, continueUrl, caller)
    }
    case 'EMAIL_SIGNIN':
      return sendSignIn(context, read(withEmail, body).email, continueUrl, caller)
    default:
      throw new ProtocolError('INVALID_REQ_TYPE')
  }
}

async function sendReset(
  context: IdentityContext,
  email: string,
  continueUrl: string | null,
  { address }: Caller,
): Promise<string> {
  const emailKey = nameKey(email)
  const mail = { cause: 'reset', recipientKey: emailKey, sender: { address } } as const
  const { browser } = recognitionOf(context.browser)
  const attempts: Attempt[] = [{ limit: 'accountLookup', subject: address }, ...mailAttempts(mail)]
  await countOrOwn(context, { emailKey, browser }, attempts, (known) => ownMailAttempts(mail, known))
  const account = await findAccountByEmailKey(context.db, emailKey)
  await issueResetCode(context, account, { email, emailKey, continueUrl })
  return email
}

/** To an address without an account too: signing in makes one. */
async function sendSignIn(
  context: IdentityContext,
  email: string,
  continueUrl: string | null,
  { address }: Caller,
): Promise<string> {
  if (continueUrl === null) throw new ProtocolError('MISSING_CONTINUE_URI')
  const { browser } = recognitionOf(context.browser)
  await mailSignIn(context, { email, continueUrl, address, browser, withCode: false })
  return email
}

async function sendVerification(
  context: IdentityContext,
  idToken: string,
  continueUrl: string | null,
  { address }: Caller,
): Promise<string> {
  const { account, session } = await signedIn(context, idToken)
  if (account.email === null || account.emailKey === null) throw new ProtocolError('MISSING_EMAIL')
  const sender = { uid: account.uid, confirmed: account.emailVerified, address }
  await countAttempts(context, ...mailAttempts({ cause: 'confirm', recipientKey: account.emailKey, sender }))
  await context.db.transaction(async (tx) => {
    await assertStillOpen(context, tx, session)
    await issueActionCode(context, tx, { uid: account.uid, kind: 'verifyEmail', continueUrl })
  })
  return account.email
}

async function sendEmailChange(
  context: IdentityContext,
  { idToken, newEmail }: z.output<typeof withNewEmail>,
  continueUrl: string | null,
  { address }: Caller,
): Promise<string> {
  const { account, session } = await signedIn(context, idToken)
  assertRecent(context, session)
  if (account.email === null) throw new ProtocolError('MISSING_EMAIL')
  const emailKey = nameKey(newEmail)
  const sender = { uid: account.uid, confirmed: account.emailVerified, address }
  await countAttempts(context, ...mailAttempts({ cause: 'change', recipientKey: emailKey, sender }))
  if (await findAccountByEmailKey(context.db, emailKey)) throw new ProtocolError('EMAIL_EXISTS')
  const asked = { uid: account.uid, sessionId: session.id }
  await context.db.transaction(async (tx) => {
    // Whoever ends it, or all of them, right now finds the code, or comes first.
    await assertStillOpen(context, tx, session)
    await issueActionCode(context, tx, { ...asked, kind: 'verifyAndChangeEmail', newEmail, continueUrl })
  })
  return account.email
}

/** The parsed address, never the text that was sent: what is checked is what is used. */
function checkedContinueUrl({ origins }: IdentityContext, address: string): string {
  const origin = originOf(address)
  if (origin === null) throw new ProtocolError('INVALID_CONTINUE_URI')
  if (!isAuthorizedOrigin(origin, origins))
    throw new ProtocolError('UNAUTHORIZED_DOMAIN', { text: 'Domain not allowlisted by project' })
  // Written out, for a link in a mail, letters of other scripts are nine times as long: one that no server reads is none.
  const { href } = new URL(address)
  if (href.length > MAX_CONTINUE_URL_LENGTH) throw new ProtocolError('INVALID_CONTINUE_URI')
  return href
}
