/** What is written to who signs in: codes, links, and what happens to an address or a password. */
import type { MailTexts, Told } from '../words.ts'

const ignore = 'If you did not ask for this, you can ignore this email: nothing changes until the link is used.'

export const signInMails = {
  reset_password: ({ productName, email, goodFor }: Told) => ({
    subject: `Reset your ${productName} password`,
    paragraphs: [
      `Somebody, hopefully you, asked to reset the password of ${email}.`,
      `The link works once, for ${goodFor}.`,
    ],
    button: 'Reset password',
    footer: ignore,
  }),
  sign_in: ({ productName, email, code, goodFor }: Told) => ({
    subject: `Sign in to ${productName}`,
    paragraphs: [
      `Somebody, hopefully you, wants to sign in as ${email}. Type this code into the page that asked for it: ${code}`,
      `Or use the button, on any device. Either works once, for ${goodFor}. Nobody from ${productName} will ever ask you for this code.`,
    ],
    button: 'Sign in',
    footer: ignore,
  }),
  confirm_identity: ({ productName, email, code, goodFor }: Told) => ({
    subject: `Confirm that it is you at ${productName}`,
    paragraphs: [
      `Somebody who is signed in as ${email} is about to change something that matters, and we ask whether it is you. Type this code into the page that asked for it: ${code}`,
      `It works once, for ${goodFor}. Nobody from ${productName} will ever ask you for this code.`,
    ],
    footer:
      'If this was not you, somebody else uses your account: sign in, and sign out every other browser on the security page of your profile.',
  }),
  sign_in_link: ({ productName, email, goodFor }: Told) => ({
    subject: `Sign in to ${productName}`,
    paragraphs: [`Somebody, hopefully you, wants to sign in as ${email}.`, `The link works once, for ${goodFor}.`],
    button: 'Sign in',
    footer: ignore,
  }),
  verify_email: ({ productName, email, goodFor }: Told) => ({
    subject: `Confirm your email address for ${productName}`,
    paragraphs: [`Please confirm that ${email} is yours.`, `The link works once, for ${goodFor}.`],
    button: 'Confirm email address',
    footer: ignore,
  }),
  change_email: ({ productName, email, goodFor }: Told) => ({
    subject: `Confirm your new email address for ${productName}`,
    paragraphs: [
      `Please confirm that ${email} is yours, and that your account should use it.`,
      `The link works once, for ${goodFor}.`,
    ],
    button: 'Confirm new email address',
    footer: ignore,
  }),
  recover_email: ({ productName, email, changedTo, goodFor }: Told) => ({
    subject: `The email address of your ${productName} account was changed`,
    paragraphs: [
      `The email address of your account was ${email}. It is ${changedTo} now, and everybody who was signed in was signed out.`,
      `If this was not you, take the address back and choose a new password. The link works once, for ${goodFor}.`,
    ],
    button: 'Take my address back',
    footer: 'If you changed the address yourself, you do not need to do anything.',
  }),
  done_meanwhile: ({ email, about }: Told) => ({
    subject: `Please check what your account did in ${about}`,
    paragraphs: [
      `Your account has the address ${email} again. While it had another one, something was done with it in ${about}. Please check whether that was you.`,
      'Tokens for directories and sign-in connections that were made or changed with it in that time no longer work. Everything else stays as it is until an owner changes it back.',
    ],
    button: 'See what was done',
    footer: 'The timeline of the organization, which its owners can see, says what was done.',
  }),
  new_sign_in: ({ productName, email, signedIn, goodFor }: Told) => ({
    subject: `New sign-in to your ${productName} account`,
    paragraphs: [
      `Somebody signed in to the account of ${email} from a browser that we have not seen with it before: ${signedIn}.`,
      `If this was not you, sign that browser out and choose a new password. The link works once, for ${goodFor}.`,
    ],
    button: 'This was not me',
    footer: 'If this was you, you do not need to do anything.',
  }),
  success_reset_password: ({ productName, email }: Told) => ({
    subject: `Your ${productName} password was changed`,
    paragraphs: [
      `The password of ${email} was reset just now, and everybody who was signed in with it was signed out.`,
    ],
    footer: 'If this was not you, reset the password again right away: whoever can read this mailbox can do so.',
  }),
} satisfies MailTexts
