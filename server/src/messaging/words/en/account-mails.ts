/** What is told of an account: what was done to it, its data, its end, the ways to sign in to it. */
import type { MailTexts, Told } from '../words.ts'

export const accountMails = {
  account_disabled: ({ productName, email, reason }: Told) => ({
    subject: `Your ${productName} account was disabled`,
    paragraphs: [
      `The account of ${email} was disabled just now: nobody can sign in with it, and everybody who was signed in was signed out.`,
      `Reason: ${reason}`,
    ],
    footer: `If you think this is a mistake, please write to whoever runs ${productName} for you.`,
  }),
  account_enabled: ({ productName, email, reason }: Told) => ({
    subject: `Your ${productName} account can be used again`,
    paragraphs: [`The account of ${email} was enabled just now. You can sign in as before.`, `Reason: ${reason}`],
    footer: 'If you have no account here, you can ignore this email.',
  }),
  sessions_ended: ({ productName, email, reason }: Told) => ({
    subject: `You were signed out of ${productName} everywhere`,
    paragraphs: [
      `Whoever runs ${productName} for you ended every session of ${email} just now, on all devices. You can sign in again as before.`,
      `Reason: ${reason}`,
    ],
    footer: `If you did not expect this, please write to whoever runs ${productName} for you.`,
  }),
  export_ready: ({ productName, email, goodFor }: Told) => ({
    subject: `Your ${productName} data is ready to download`,
    paragraphs: [
      `You asked for a copy of what ${productName} keeps about ${email}. It is ready.`,
      `Sign in with your account to download it. The link works once, for ${goodFor}.`,
    ],
    button: 'Download my data',
    footer: 'If this was not you, choose a new password: somebody else can sign in with yours.',
  }),
  deletion_asked: ({ productName, email, on }: Told) => ({
    subject: `Your ${productName} account will be deleted on ${on}`,
    paragraphs: [
      `Somebody, hopefully you, asked to delete the account of ${email}. It will be deleted on ${on}, with everything that belongs to it.`,
      `Until then you can sign in as before. If you change your mind, sign in and choose “Keep my account”.`,
    ],
    button: 'Keep my account',
    footer: 'If this was not you, keep your account and choose a new password: somebody else can sign in with yours.',
  }),
  account_gone: ({ productName, email, on }: Told) => ({
    subject: `Your ${productName} data will be deleted on ${on}`,
    paragraphs: [
      `The account that you sign in with as ${email} was deleted, so nobody can sign in with it any more. What ${productName} keeps about you will be deleted on ${on}.`,
    ],
    footer: 'If you did not delete it, please contact support before that day.',
  }),
  deletion_withdrawn: ({ productName, email }: Told) => ({
    subject: `Your ${productName} account will not be deleted`,
    paragraphs: [`The account of ${email} stays as it is: that it was to be deleted was taken back just now.`],
    footer: 'If this was not you, choose a new password and delete the account again.',
  }),
  deletion_waits: ({ productName, names }: Told) => ({
    subject: `Your ${productName} account could not be deleted yet`,
    paragraphs: [
      `Your account was to be deleted, but by now you are the only owner of ${names || 'something here'}.`,
      'Please make somebody else an owner, or delete it. Your account is deleted as soon as that is done.',
    ],
    button: 'See my account',
    footer: 'If you have changed your mind, sign in and choose “Keep my account”.',
  }),
  account_deleted: ({ productName, email }: Told) => ({
    subject: `Your ${productName} account was deleted`,
    paragraphs: [
      `The account of ${email} was deleted just now, as you had asked. Nobody can sign in to it any more, and what you did for others is told without your name.`,
    ],
    footer: 'This is the last email about it. You can create a new account with this address whenever you like.',
  }),
  passkey_added: ({ productName, email }: Told) => ({
    subject: `A passkey was added to your ${productName} account`,
    paragraphs: [
      `A passkey was added to the account of ${email} just now. It can be used to sign in without a password.`,
    ],
    button: 'See your passkeys',
    footer: 'If this was not you, remove it there and change your password right away.',
  }),
  passkey_removed: ({ productName, email }: Told) => ({
    subject: `A passkey was removed from your ${productName} account`,
    paragraphs: [
      `A passkey was removed from the account of ${email} just now. It can no longer be used to sign in, and whoever signed in with a passkey elsewhere was signed out.`,
    ],
    button: 'See your passkeys',
    footer: 'If this was not you, change your password right away.',
  }),
  google_added: ({ productName, email }: Told) => ({
    subject: `Google was connected to your ${productName} account`,
    paragraphs: [
      `A Google account was connected to the account of ${email} just now. It can be used to sign in without a password.`,
    ],
    button: 'See your ways to sign in',
    footer: 'If this was not you, disconnect it there and change your password right away.',
  }),
  google_removed: ({ productName, email }: Told) => ({
    subject: `Google was disconnected from your ${productName} account`,
    paragraphs: [
      `The Google account was disconnected from the account of ${email} just now. It can no longer be used to sign in, and whoever signed in with Google elsewhere was signed out.`,
    ],
    button: 'See your ways to sign in',
    footer: 'If this was not you, change your password right away.',
  }),
  password_added: ({ productName, email }: Told) => ({
    subject: `A password was set for your ${productName} account`,
    paragraphs: [
      `A password was set just now for the account of ${email}, which had none. It can be used to sign in, and everybody else who was signed in was signed out.`,
    ],
    button: 'See your ways to sign in',
    footer: 'If this was not you, choose another password right away, with “Forgot password?” when you sign in.',
  }),
  password_changed: ({ productName, email }: Told) => ({
    subject: `Your ${productName} password was changed`,
    paragraphs: [`The password of ${email} was changed just now, and everybody else who was signed in was signed out.`],
    button: 'See your ways to sign in',
    footer: 'If this was not you, choose another password right away, with “Forgot password?” when you sign in.',
  }),
  password_removed: ({ productName, email }: Told) => ({
    subject: `The password of your ${productName} account was removed`,
    paragraphs: [
      `The password of the account of ${email} was removed just now. It can no longer be used to sign in, and whoever signed in with it elsewhere was signed out.`,
    ],
    button: 'See your ways to sign in',
    footer: 'If this was not you, choose another password right away, with “Forgot password?” when you sign in.',
  }),
} satisfies MailTexts
