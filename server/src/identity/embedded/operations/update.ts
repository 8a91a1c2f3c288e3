/** `accounts:update`: the signed-in account's profile and credentials, or a code that changes them. */
import { nameKey } from '@atrium/contract/rules/normalize'
import * as z from 'zod'
import {
  assertNoOtherEmail,
  assertStillOpen,
  changeCredentials,
  holdAccount,
} from '#identity/embedded/accounts/credentials.ts'
import { listIdentities, type Account } from '#identity/embedded/accounts/queries.ts'
import { changeAccount, claimingEmail } from '#identity/embedded/accounts/save-account.ts'
import type { IdentityContext, Operation } from '#identity/embedded/context.ts'
import { assertAcceptableFor } from '#identity/embedded/passwords/acceptable-password.ts'
import { afterOthersOf, hashNewPassword } from '#identity/embedded/passwords/new-password.ts'
import {
  email,
  enumeration,
  idToken,
  orAbsent,
  password,
  read,
  refuseSelfSet,
  text,
} from '#identity/embedded/protocol/input.ts'
import { displayName, photoUrl } from '#identity/embedded/protocol/profile-fields.ts'
import { ProtocolError } from '#identity/embedded/protocol/protocol-error.ts'
import { passwordProvider, providerUserInfo } from '#identity/embedded/protocol/providers.ts'
import { tokensOf, type Grant } from '#identity/embedded/sessions/sessions.ts'
import { assertRecent, signedIn, type SignedIn } from '#identity/embedded/sessions/signed-in.ts'
import { ownNoticeAttempts } from '#limits/mails.ts'
import { applyActionCode } from './apply-action-code.ts'
import { unlink } from './unlink.ts'

/** By their numbers (`UserAttributeName` in the hosted provider's API description). */
const attributes = [
  ...['USER_ATTRIBUTE_NAME_UNSPECIFIED', 'EMAIL', 'DISPLAY_NAME', 'PROVIDER', 'PHOTO_URL', 'PASSWORD', 'RAW_USER_INFO'],
]
const deletable = enumeration(attributes, z.enum(['DISPLAY_NAME', 'PHOTO_URL'], 'OPERATION_NOT_ALLOWED'))
const asked = z.object({
  idToken: orAbsent(idToken),
  oobCode: orAbsent(text('MISSING_OOB_CODE', 'INVALID_OOB_CODE')),
})
const fields = z.object({
  displayName: displayName.nullish(),
  photoUrl: photoUrl.nullish(),
  email: orAbsent(email('MISSING_EMAIL', 'INVALID_EMAIL', 'INVALID_EMAIL')),
  password: orAbsent(password),
  deleteProvider: orAbsent(
    z.array(z.string('INVALID_PROVIDER_ID'), 'INVALID_PROVIDER_ID').max(10, 'INVALID_PROVIDER_ID'),
  ),
  deleteAttribute: orAbsent(z.array(deletable, 'OPERATION_NOT_ALLOWED').max(10, 'OPERATION_NOT_ALLOWED')),
  // Passkeys are taken off by the product's own API; whoever asks for it here must not believe that one is gone.
  deletePasskey: orAbsent(z.array(z.unknown(), 'OPERATION_NOT_ALLOWED').max(0, 'OPERATION_NOT_ALLOWED')),
  disableUser: orAbsent(z.literal(false, 'OPERATION_NOT_ALLOWED')),
})
type Input = z.output<typeof fields>

const notByClients = [
  ...['customAttributes', 'disabled', 'emailVerified', 'localId', 'phoneNumber', 'validSince'],
  ...['createdAt', 'lastLoginAt', 'linkProviderUserInfo', 'mfa', 'provider', 'upgradeToFederatedLogin'],
]

/**
 * Answers with the account as it is now, and with TOKENS when a credential changed and the other
 * sessions ended. Refuses with what `signedIn` and `applyActionCode` do, `INSUFFICIENT_PERMISSION`,
 * `CREDENTIAL_TOO_OLD_LOGIN_AGAIN`, `EMAIL_EXISTS`, `WEAK_PASSWORD`, `OPERATION_NOT_ALLOWED`, and as
 * `hashNewPassword` does.
 */
export const update: Operation = async (context, body, { address }) => {
  refuseSelfSet(body, notByClients)
  const { idToken: token, oobCode } = read(asked, body)
  if (oobCode !== undefined) {
    const { account, newEmail } = await applyActionCode(context, oobCode)
    return { ...(await answer(context, account)), ...(newEmail === undefined ? {} : { newEmail }) }
  }
  if (token === undefined) throw new ProtocolError('INVALID_REQ_TYPE', { text: 'Unsupported request parameters.' })
  // Who asks is told before what is wrong with what they ask, as the hosted provider does.
  const current = await signedIn(context, token)
  const input = read(fields, body)

  if (input.deleteProvider?.length) return answer(context, await unlink(context, current, input.deleteProvider))
  const newEmail = emailChange(current.account, input)
  if (newEmail === undefined && input.password === undefined) {
    return answer(context, await changeProfile(context, current, input))
  }
  assertNoOtherEmail(current.account, newEmail?.emailKey)
  assertRecent(context, current.session)
  const grant = await afterOthersOf(context.passwords, current.account.uid, async () => {
    // Its session may have ended while this waited for others of its account.
    const still = await signedIn(context, token)
    return changeSecrets(context, still, { ...input, address }, newEmail)
  })
  const changed = newEmail === undefined ? {} : { newEmail: newEmail.email }
  return { ...(await answer(context, grant.account)), ...changed, ...(await tokensOf(context, grant)) }
}

/** The SDK takes a name or photo that is missing here for removed, so what the account has is always there. */
async function answer({ db }: IdentityContext, account: Account): Promise<object> {
  const { uid, email, emailVerified, displayName, photoUrl } = account
  return {
    kind: 'identitytoolkit#SetAccountInfoResponse',
    localId: uid,
    ...(email === null ? {} : { email }),
    emailVerified,
    ...(displayName === null ? {} : { displayName }),
    ...(photoUrl === null ? {} : { photoUrl }),
    providerUserInfo: providerUserInfo(account, await listIdentities(db, uid)),
  }
}

/** Absent: unchanged. Null, "" and `deleteAttribute`: removed. */
function profileOf({ displayName, photoUrl, deleteAttribute = [] }: Input): Partial<Account> {
  const profile: Partial<Account> = {}
  if (displayName !== undefined) profile.displayName = displayName || null
  if (photoUrl !== undefined) profile.photoUrl = photoUrl || null
  if (deleteAttribute.includes('DISPLAY_NAME')) profile.displayName = null
  if (deleteAttribute.includes('PHOTO_URL')) profile.photoUrl = null
  return profile
}

function emailChange(account: Account, { email }: Input): { email: string; emailKey: string } | undefined {
  const emailKey = email === undefined ? undefined : nameKey(email)
  return email === undefined || emailKey === undefined || emailKey === account.emailKey
    ? undefined
    : { email, emailKey }
}

async function changeProfile(context: IdentityContext, { account, session }: SignedIn, input: Input): Promise<Account> {
  const profile = profileOf(input)
  if (Object.keys(profile).length === 0) return account
  return context.db.transaction(async (tx) => {
    await holdAccount(context, tx, session)
    const changed = await changeAccount(context, tx, account.uid, profile, 'account.profile_changed')
    await assertStillOpen(context, tx, session)
    return changed
  })
}

async function changeSecrets(
  context: IdentityContext,
  { account, session }: SignedIn,
  input: Input & { address: string },
  newEmail: { email: string; emailKey: string } | undefined,
): Promise<Grant> {
  if (account.email === null && newEmail === undefined) throw new ProtocolError('OPERATION_NOT_ALLOWED')
  const changedEmail = newEmail ? { ...newEmail, emailVerified: false } : {}
  const secret = input.password === undefined ? {} : await newPassword(context, { ...account, ...changedEmail }, input)
  const how = {
    action: input.password === undefined ? 'account.email_changed' : 'account.password_changed',
    provider: input.password === undefined ? session.provider : passwordProvider,
  } as const
  const changes = { ...profileOf(input), ...changedEmail, ...secret }
  return claimingEmail(() => context.db.transaction((tx) => changeCredentials(context, tx, session, changes, how)))
}

async function newPassword(
  context: IdentityContext,
  account: Account,
  input: Input & { address: string },
): Promise<{ passwordHash: string; passwordChangedAt: Date }> {
  const { uid, email, displayName } = account
  const { password = '', address } = input
  const names = [email, displayName, input.email, input.displayName]
  await assertAcceptableFor(context, context.db, password, { uid, names })
  const told = ownNoticeAttempts(account)
  const passwordHash = await hashNewPassword(context, { uid, address, told }, password)
  return { passwordHash, passwordChangedAt: context.now() }
}
