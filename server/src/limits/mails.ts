/** What a mail is counted by before it is queued: who causes it, whom it reaches, and how many there are in all. */
import { requireAllowed } from './count-attempt.ts'
import type { Attempt, Limiter } from './limiter.ts'

/**
 * Why a mail goes out. What people ask for themselves (`reset`, `confirm`, `mailedSignIn`, `identity`, `leaving`), or do
 * (`signIn`), is counted apart from what others send them, so that nobody's own mails are used up by somebody else.
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

const shareOf: Record<MailCause, Exclude<MailCause, 'change' | 'invite' | 'offer'> | 'others'> = {
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
export function mailAttempts({ cause, recipientKey, sender }: CountedMail): Attempt[] {
  const share = shareOf[cause]
  const from = sender.uid ?? sender.address ?? ''
  const mailbox = mailboxOf(recipientKey)
  return [
    { limit: 'mail', subject: `${share}:${from}:${recipientKey}` },
    { limit: 'mailRecipient', subject: `${share}:${recipientKey}` },
    // An address with nothing of that has its own twenty alone: ways to write it use none of them up.
    ...(mailbox === recipientKey ? [] : [{ limit: 'mailMailbox', subject: `${share}:${mailbox}` } as const]),
    ...senderAttempts(sender),
    { limit: 'mailAll', subject: share === 'others' ? 'others' : 'own' },
  ]
}

/** Whose hosts leave dots in a local part unread: https://support.google.com/mail/answer/7436150 */
const undotted = new Set(['gmail.com', 'googlemail.com'])

/** Where the mail to a folded address ends up, as nearly all hosts read it: without what stands behind a plus sign. */
function mailboxOf(recipientKey: string): string {
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
  const share = shareOf[cause]
  return [
    { limit: 'mail', subject: `${share}:${browser}:${recipientKey}` },
    { limit: 'mailRecipient', subject: confirmed ? `${share}:known:${recipientKey}` : `${share}:${recipientKey}` },
    ...senderAttempts({ address: `browser ${browser}` }),
    { limit: 'mailAll', subject: 'own' },
  ]
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
