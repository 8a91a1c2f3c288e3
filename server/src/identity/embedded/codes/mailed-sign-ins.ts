/** Sign-ins by mail: a link, and a code for the page that asked. Only hashes are kept. */
import { randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import { nameKey } from '@atrium/contract/rules/normalize'
import { Refusal } from '#http/refusal.ts'
import { findAccount } from '#identity/embedded/accounts/queries.ts'
import type { IdentityContext } from '#identity/embedded/context.ts'
import { mailedCodeGuesses, mailedSignInSeconds, secondsAfter } from '#identity/embedded/lifetimes.ts'
import { countAttempts, countOrOwn } from '#identity/embedded/passwords/with-attempt-limit.ts'
import { ProtocolError } from '#identity/embedded/protocol/protocol-error.ts'
import { mailAttempts, ownMailAttempts } from '#limits/mails.ts'
import { countGuess, findByLink, insertMailedSignIn, replaceLink } from './queries-mailed-sign-ins.ts'
import { hashSecret, hasRunOut, newLinkCode, newSecret } from './secrets.ts'

const DIGITS = 6

interface Wanted {
  email: string
  /** Where to go on afterwards; checked by the caller. */
  continueUrl: string | null
  /** Whom to count beside the address that gets the mail. */
  address: string
  /** The hash of the browser that asks, as far as it has one. */
  browser: string | null
  /** Whether a page of ours waits for a code to be typed. */
  withCode: boolean
}

/**
 * Mails a link, and a code where one is wanted; answers with what the page that asked keeps, and shows when the code is
 * typed. The same for an address with an account and for one without: signing in makes one.
 * Throws `TOO_MANY_ATTEMPTS_TRY_LATER`, `OPERATION_NOT_ALLOWED`.
 */
export async function mailSignIn(
  context: IdentityContext,
  { email, continueUrl, address, browser, withCode }: Wanted,
): Promise<{ asked: string }> {
  const { db, hooks, now } = context
  const { onSignInMail } = hooks
  if (!onSignInMail) throw new ProtocolError('OPERATION_NOT_ALLOWED')
  const emailKey = nameKey(email)
  const mail = { cause: 'mailedSignIn', recipientKey: emailKey, sender: { address } } as const
  await countOrOwn(context, { emailKey, browser }, mailAttempts(mail), (known) => ownMailAttempts(mail, known))
  const { link, asked, code, row } = newMailedSignIn(email, now(), withCode)
  await db.transaction(async (tx) => {
    await insertMailedSignIn(tx, row)
    const { linkHash } = row
    await onSignInMail(tx, { email, link, linkHash, code, continueUrl, goodForSeconds: mailedSignInSeconds })
  })
  return { asked }
}

/**
 * Mails a code alone, to the confirmed address of somebody who is signed in and is asked who they are: its link is
 * nobody's, so that nothing in the mail signs a browser in that was not. Refuses with `email_not_verified` where the
 * address is not confirmed: a sign-in by mail takes away what such an account had. Throws `TOO_MANY_ATTEMPTS_TRY_LATER`,
 * `OPERATION_NOT_ALLOWED`.
 */
export async function mailIdentityCode(
  context: IdentityContext,
  { uid, address }: { uid: string; address: string },
): Promise<{ asked: string }> {
  const { db, hooks, now } = context
  const { onSignInMail } = hooks
  if (!onSignInMail) throw new ProtocolError('OPERATION_NOT_ALLOWED')
  const account = await findAccount(db, uid)
  if (!account?.emailVerified || account.email === null || account.emailKey === null) {
    throw new Refusal('email_not_verified', { detail: 'no confirmed address to mail a code to' })
  }
  const { email, emailKey } = account
  const sender = { uid, confirmed: true, address }
  await countAttempts(context, ...mailAttempts({ cause: 'identity', recipientKey: emailKey, sender }))
  const { asked, code, row } = newMailedSignIn(email, now(), true)
  await db.transaction(async (tx) => {
    await insertMailedSignIn(tx, row)
    const { linkHash } = row
    const mail = { link: null, linkHash, continueUrl: null, goodForSeconds: mailedSignInSeconds }
    await onSignInMail(tx, { ...mail, email, code })
  })
  return { asked }
}

function newMailedSignIn(email: string, createdAt: Date, withCode: boolean) {
  const expiresAt = secondsAfter(createdAt, mailedSignInSeconds)
  const [link, asked] = [newLinkCode(expiresAt), newSecret()]
  const code = withCode ? newCode() : null
  const codes = code === null ? {} : { askedHash: hashSecret(asked), codeHash: hashOfCode(asked, code) }
  const row = {
    id: randomUUID(),
    linkHash: hashSecret(link),
    email,
    emailKey: nameKey(email),
    ...codes,
    createdAt,
    expiresAt,
  }
  return { link, asked, code, row }
}

/**
 * Takes the code that the mail told, from the page that asked for it: answers with what signs in, as the link would
 * have, and the link is void. Throws `INVALID_OOB_CODE` for a wrong one and after five, `EXPIRED_OOB_CODE` for one that
 * nobody waits for any more, and `TOO_MANY_ATTEMPTS_TRY_LATER` after too many wrong ones of one account's mails.
 */
export async function takeCode(
  context: IdentityContext,
  { asked, code, browser }: { asked: string; code: string; browser: string | null },
): Promise<{ email: string; oobCode: string }> {
  const { db, now, limiter } = context
  const moment = now()
  const found = await countGuess(db, { askedHash: hashSecret(asked), most: mailedCodeGuesses, now: moment })
  if (!found) throw new ProtocolError('EXPIRED_OOB_CODE')
  const { emailKey } = found
  const limit = 'wrongMailedCode'
  const counted = await countOrOwn(context, { emailKey, browser }, [{ limit, subject: emailKey }], ({ confirmed }) =>
    // All of them together: each has mails of its own, and so codes.
    confirmed ? [{ limit, subject: `${emailKey} at known browsers` }] : [],
  )
  if (found.codeHash === null || !isSame(found.codeHash, hashOfCode(asked, code))) {
    throw new ProtocolError('INVALID_OOB_CODE')
  }
  await limiter.giveBack(...counted)
  const oobCode = newSecret()
  const replaced = await replaceLink(db, { id: found.id, linkHash: hashSecret(oobCode), now: moment })
  if (!replaced) throw new ProtocolError('EXPIRED_OOB_CODE')
  return { email: found.email, oobCode }
}

/** The address that a link was mailed to; undefined for what is no such link. Checking consumes nothing. Throws `INVALID_OOB_CODE`, `EXPIRED_OOB_CODE`. */
export async function mailedTo({ db, now }: IdentityContext, link: string): Promise<string | undefined> {
  const found = await findByLink(db, hashSecret(link))
  if (!found && hasRunOut(link, now())) throw new ProtocolError('EXPIRED_OOB_CODE')
  if (!found) return undefined
  if (found.consumedAt !== null) throw new ProtocolError('INVALID_OOB_CODE')
  if (found.expiresAt <= now()) throw new ProtocolError('EXPIRED_OOB_CODE')
  return found.email
}

function newCode(): string {
  return String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
}

function hashOfCode(asked: string, code: string): string {
  return hashSecret(`${asked}:${code}`)
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
