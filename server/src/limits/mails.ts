/** What a mail is counted by before it is queued: who causes it, whom it reaches, and how many there are in all. */
import { requireAllowed } from './count-attempt.ts'
import type { Attempt, Limiter } from './limiter.ts'

/**
 * Why a mail goes out. What people ask for themselves (`reset`, `confirm`, `mailedSignIn`, `identity`, `leaving`), or do
 * (`signIn`), is counted apart from what others send them, so that nobody's own mails are used up by somebody
 * else.
 */
export type MailCause =
  | 'reset'
  | 'confirm'
  | 'mailedSignIn'
  | 'identity'
  | 'signIn'
  | 'change'
  | 'invite'
  | 'offer'
  | 'leaving'

/**
 * What an account causes to an address that it has not confirmed is one share, whatever it is about: the address may be a
 * stranger's, and each kind of its own would fill their mailbox. Nobody else uses it up, since an address is one account's.
 */
const UNCONFIRMED = 'unconfirmed'
const ofAccount = new Set<MailCause>(['confirm', 'signIn', 'leaving'])

function shareOf({ cause, sender: { uid, confirmed = false } }: CountedMail): string {
  return uid !== undefined && !confirmed && ofAccount.has(cause) ? UNCONFIRMED : kindOf[cause]
}

const kindOf: Record<MailCause, Exclude<MailCause, 'change' | 'invite' | 'offer'> | 'others'> = {
  reset: 'reset',
  confirm: 'confirm',
  mailedSignIn: 'mailedSignIn',
  identity: 'identity',
  signIn: 'signIn',
  leaving: 'leaving',
  change: 'others',
  invite: 'others',
  offer: 'others',
}

export interface MailSender {
  /** Absent for a request without an account. */
  uid?: string
  /** Whether the account has confirmed its address. */
  confirmed?: boolean
  /** Whether many go at once, by an import. */
  bulk?: boolean
  /** Where the request came from, as limits count it; known where it matters. */
  address?: string
}

export interface CountedMail {
  cause: MailCause
  /** The address, folded. */
  recipientKey: string
  sender: MailSender
}

/**
 * Of one kind, a sender has a share of each recipient's, so that a flood from elsewhere leaves a mail to
 * whoever asks for one; above it stands what a mailbox has to bear in all.
 */
export function mailAttempts(mail: CountedMail): Attempt[] {
  const { cause, recipientKey, sender } = mail
  const [kind, share] = [kindOf[cause], shareOf(mail)]
  const from = sender.uid ?? sender.address ?? ''
  return [
    { limit: 'mail', subject: `${kind}:${from}:${recipientKey}` },
    ...recipientAttempts(share, recipientKey),
    ...senderAttempts(sender),
    { limit: 'mailAll', subject: share === 'others' ? 'others' : 'own' },
  ]
}

function recipientAttempts(share: string, recipientKey: string): Attempt[] {
  const mailbox = mailboxOf(recipientKey)
  return [
    { limit: 'mailRecipient', subject: `${share}:${recipientKey}` },
    // An address with nothing of that has its own twenty alone: ways to write it use none of them up.
    ...(mailbox === recipientKey ? [] : [{ limit: 'mailMailbox', subject: `${share}:${mailbox}` } as const]),
  ]
}

/** Whose hosts leave dots in a local part unread: https://support.google.com/mail/answer/7436150 */
const undotted = new Set(['gmail.com', 'googlemail.com'])

/** Where the mail to a folded address ends up, as nearly all hosts read it: without what stands behind a plus sign. */
export function mailboxOf(recipientKey: string): string {
  const at = recipientKey.lastIndexOf('@')
  const host = recipientKey.slice(at + 1)
  const local = recipientKey.slice(0, at).replace(/(?<=.)\+.*/, '')
  return `${undotted.has(host) ? local.replaceAll('.', '') : local}@${host}`
}

/**
 * The same for whom the recipient knows, by that browser: nothing of it is what whoever shares an address may use up, nor,
 * where the recipient has confirmed their address, what others may. Anybody can make browsers known to an address that
 * is not theirs and not confirmed: what that mailbox has to bear is as much as without them.
 */
export function ownMailAttempts(
  { cause, recipientKey }: CountedMail,
  { browser, confirmed }: { browser: string; confirmed: boolean },
): Attempt[] {
  const share = kindOf[cause]
  return [
    { limit: 'mail', subject: `${share}:${browser}:${recipientKey}` },
    { limit: 'mailRecipient', subject: confirmed ? `${share}:known:${recipientKey}` : `${share}:${recipientKey}` },
    ...senderAttempts({ address: `browser ${browser}` }),
    { limit: 'mailAll', subject: 'own' },
  ]
}

/**
 * For mails of what somebody did to their own account, whatever limits that: where the address is confirmed they are its
 * person's, and cost nothing. Of any other they are all of that share, for it is this account's alone: who has just signed
 * up and chooses a password or adds a passkey once more is refused nothing. Counted with what is done, so that nothing is
 * done which nobody is told of.
 */
export function ownNoticeAttempts({
  emailKey,
  emailVerified,
}: {
  emailKey: string | null
  emailVerified: boolean
}): Attempt[] {
  return emailKey === null || emailVerified ? [] : recipientAttempts(UNCONFIRMED, emailKey)
}

/** For mails to somebody of what owners of organizations change of them, whatever limits each of these. */
export function changeNoticeAttempts(recipientKey: string): Attempt[] {
  return [{ limit: 'mailRecipient', subject: `changed:${recipientKey}` }]
}

/** The sender's own part alone. */
function senderAttempts({ uid, confirmed = false, bulk = false, address }: MailSender): Attempt[] {
  const trusted = uid !== undefined && confirmed
  return [
    ...(uid === undefined
      ? []
      : [{ limit: bulk ? 'mailImport' : confirmed ? 'mailSender' : 'mailUnconfirmed', subject: uid } as const]),
    ...(trusted || address === undefined ? [] : [{ limit: 'mailAddress', subject: address } as const]),
  ]
}

/** Counts a mail before it is queued. Refuses with `too_many_requests`. */
export async function countMails(limiter: Limiter, ...attempts: Attempt[]): Promise<void> {
  requireAllowed(await limiter.take(...attempts), 'mail')
}

/** For a mail of what somebody did themselves, to their own address: it costs the recipient nothing. */
export function noticeAttempts(address: string): Attempt[] {
  return [...senderAttempts({ address }), { limit: 'mailAll', subject: 'own' }]
}
