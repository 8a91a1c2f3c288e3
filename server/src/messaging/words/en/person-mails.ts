/** What an owner does to one person: invites them, offers them what they own, changes their record. */
import type { MailTexts, Told } from '../words.ts'

export const personMails = {
  invite: ({ productName, email, about, from, goodFor }: Told) => ({
    subject: `You are invited to ${about} on ${productName}`,
    paragraphs: [
      from === '' ? `You are invited to ${about}.` : `${from} invites you to ${about}.`,
      `The invite is for ${email}: sign in or create an account with this address to accept it. It expires in ${goodFor}.`,
    ],
    button: 'Accept the invite',
    footer: 'If you do not know what this is about, you can ignore this email: nothing happens until you accept.',
  }),
  hand_over: ({ about, from, goodFor }: Told) => ({
    subject: `${from || 'An owner'} offers you the ownership of ${about}`,
    paragraphs: [
      `${from || 'An owner'} would like you to become the owner of ${about}. Nothing changes until you accept. The offer expires in ${goodFor}.`,
    ],
    button: 'See the offer',
    footer: 'If you do not want it, decline it or let it expire.',
  }),
  record_changed: ({ productName, about, fields, goodFor }: Told) => ({
    subject: `${about} changed your ${productName} account`,
    paragraphs: [
      `An owner of ${about} changed your account: ${fields}. Everybody who sees you on ${productName} sees the change.`,
      `If you did not want this, take it back within ${goodFor}. The link works once, and ${about} can change nothing of your account after that.`,
    ],
    button: 'See what was changed',
    footer: 'If this is fine with you, you do not need to do anything.',
  }),
} satisfies MailTexts
