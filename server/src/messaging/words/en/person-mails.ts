/** What an owner does to one person: invites them, offers them what they own, changes their record, gives their account an address. */
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
  learner_address_given: ({ productName, email, about, from, names, goodFor }: Told) => ({
    subject: `${about} gives you your own account on ${productName}`,
    paragraphs: [
      `${from || 'An owner'} of ${about} gives the account of ${names || 'a learner'}, which has no email address yet, this one: ${email}.`,
      `Open the link to make the account your own. You choose a username and a password, and sign in with this address from then on. The link works once, for ${goodFor}.`,
    ],
    button: 'See the account',
    footer: 'If you do not know what this is about, you can ignore this email: nothing changes until the link is used.',
  }),
  learner_address_taken: ({ productName, email, about, from, names }: Told) => ({
    subject: `You have an account on ${productName} already`,
    paragraphs: [
      `${from || 'An owner'} of ${about} wanted to give the account of ${names || 'a learner'} the address ${email}. You have an account with this address already, and an address is good for one account only.`,
      `Nothing has changed. If the other account is to be yours as well, please give ${about} another address.`,
    ],
    footer: 'If you do not know what this is about, you can ignore this email.',
  }),
  learner_taken_along: ({ productName, email, about }: Told) => ({
    subject: `Your account on ${productName} is your own now`,
    paragraphs: [
      `From now on you sign in with ${email} and your password. What ${about} gave out to sign in with no longer works, and everybody who was signed in was signed out.`,
      `You still belong to ${about}. Should you leave, your account stays yours.`,
    ],
    button: 'Sign in',
    footer: 'If this was not you, reset your password right away: whoever can read this mailbox can do so.',
  }),
} satisfies MailTexts
