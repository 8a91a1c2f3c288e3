/** What each mail says, as text and as HTML. */
import type { RecordField } from '@atrium/contract/record-changes'
import { visibleLine } from '@atrium/contract/rules/person-name'
import { productLook, type ShownLook } from './look/mail-look.ts'
import { mailPage } from './look/mail-page.ts'
import { domainWords } from './words/domain-words.ts'
import { duration } from './words/duration.ts'
import { nameInMail } from './words/name-in-mail.ts'
import { organizationWords } from './words/organization-words.ts'
import { secondStepWords } from './words/second-step-words.ts'
import { termWords } from './words/term-words.ts'
import type { Told, Words } from './words/words.ts'

export interface MailParams {
  productName: string
  email: string
  /** What the person is called: only where they have confirmed the address, for whoever gives one may have given the name. */
  displayName?: string | null
  /** Where the one button leads; from configuration, never from a request. */
  link?: string
  /** What it is about, such as an organization, and who it comes from: as they call themselves. */
  about?: string
  from?: string
  /** Why it happened, as an operator wrote it. */
  reason?: string
  /** How long what it offers is good for: the constant itself. */
  goodForSeconds?: number
  /** The address that an account has now, in a mail to the one that it had. */
  changedTo?: string
  /** When something happens, to the day. */
  on?: Date
  /** Organizations and publishers, as their owners call them. */
  names?: readonly string[]
  /** Of a sign-in: the browser and where it is, in words of ours alone. */
  signedIn?: string
  /** What is to be typed into the page that asked for the mail. */
  code?: string
  /** How many backup codes are left. */
  left?: number
  /** A domain, as DNS has it. */
  domain?: string
  /** What of somebody's record was changed: names of the API's fields. */
  fields?: RecordField[]
  /** In whose look it goes; the product's own where there is none. `about` is what it is called. */
  look?: ShownLook
}

export interface Mail {
  subject: string
  text: string
  html: string
  links: string[]
}

const ignore = 'If you did not ask for this, you can ignore this email: nothing changes until the link is used.'

const templates = {
  reset_password: ({ productName, email, goodFor }: Told): Words => ({
    subject: `Reset your ${productName} password`,
    paragraphs: [
      `Somebody, hopefully you, asked to reset the password of ${email}.`,
      `The link works once, for ${goodFor}.`,
    ],
    button: 'Reset password',
    footer: ignore,
  }),
  sign_in: ({ productName, email, code, goodFor }: Told): Words => ({
    subject: `Sign in to ${productName}`,
    paragraphs: [
      `Somebody, hopefully you, wants to sign in as ${email}. Type this code into the page that asked for it: ${code}`,
      `Or use the button, on any device. Either works once, for ${goodFor}. Nobody from ${productName} will ever ask you for this code.`,
    ],
    button: 'Sign in',
    footer: ignore,
  }),
  confirm_identity: ({ productName, email, code, goodFor }: Told): Words => ({
    subject: `Confirm that it is you at ${productName}`,
    paragraphs: [
      `Somebody who is signed in as ${email} is about to change something that matters, and we ask whether it is you. Type this code into the page that asked for it: ${code}`,
      `It works once, for ${goodFor}. Nobody from ${productName} will ever ask you for this code.`,
    ],
    footer:
      'If this was not you, somebody else uses your account: sign in, and sign out every other browser on the security page of your profile.',
  }),
  sign_in_link: ({ productName, email, goodFor }: Told): Words => ({
    subject: `Sign in to ${productName}`,
    paragraphs: [`Somebody, hopefully you, wants to sign in as ${email}.`, `The link works once, for ${goodFor}.`],
    button: 'Sign in',
    footer: ignore,
  }),
  verify_email: ({ productName, email, goodFor }: Told): Words => ({
    subject: `Confirm your email address for ${productName}`,
    paragraphs: [`Please confirm that ${email} is yours.`, `The link works once, for ${goodFor}.`],
    button: 'Confirm email address',
    footer: ignore,
  }),
  change_email: ({ productName, email, goodFor }: Told): Words => ({
    subject: `Confirm your new email address for ${productName}`,
    paragraphs: [
      `Please confirm that ${email} is yours, and that your account should use it.`,
      `The link works once, for ${goodFor}.`,
    ],
    button: 'Confirm new email address',
    footer: ignore,
  }),
  recover_email: ({ productName, email, changedTo, goodFor }: Told): Words => ({
    subject: `The email address of your ${productName} account was changed`,
    paragraphs: [
      `The email address of your account was ${email}. It is ${changedTo} now, and everybody who was signed in was signed out.`,
      `If this was not you, take the address back and choose a new password. The link works once, for ${goodFor}.`,
    ],
    button: 'Take my address back',
    footer: 'If you changed the address yourself, you do not need to do anything.',
  }),
  new_sign_in: ({ productName, email, signedIn, goodFor }: Told): Words => ({
    subject: `New sign-in to your ${productName} account`,
    paragraphs: [
      `Somebody signed in to the account of ${email} from a browser that we have not seen with it before: ${signedIn}.`,
      `If this was not you, sign that browser out and choose a new password. The link works once, for ${goodFor}.`,
    ],
    button: 'This was not me',
    footer: 'If this was you, you do not need to do anything.',
  }),
  success_reset_password: ({ productName, email }: Told): Words => ({
    subject: `Your ${productName} password was changed`,
    paragraphs: [
      `The password of ${email} was reset just now, and everybody who was signed in with it was signed out.`,
    ],
    footer: 'If this was not you, reset the password again right away: whoever can read this mailbox can do so.',
  }),
  account_disabled: ({ productName, email, reason }: Told): Words => ({
    subject: `Your ${productName} account was disabled`,
    paragraphs: [
      `The account of ${email} was disabled just now: nobody can sign in with it, and everybody who was signed in was signed out.`,
      `Reason: ${reason}`,
    ],
    footer: `If you think this is a mistake, please write to whoever runs ${productName} for you.`,
  }),
  account_enabled: ({ productName, email, reason }: Told): Words => ({
    subject: `Your ${productName} account can be used again`,
    paragraphs: [`The account of ${email} was enabled just now. You can sign in as before.`, `Reason: ${reason}`],
    footer: 'If you have no account here, you can ignore this email.',
  }),
  sessions_ended: ({ productName, email, reason }: Told): Words => ({
    subject: `You were signed out of ${productName} everywhere`,
    paragraphs: [
      `Whoever runs ${productName} for you ended every session of ${email} just now, on all devices. You can sign in again as before.`,
      `Reason: ${reason}`,
    ],
    footer: `If you did not expect this, please write to whoever runs ${productName} for you.`,
  }),
  export_ready: ({ productName, email, goodFor }: Told): Words => ({
    subject: `Your ${productName} data is ready to download`,
    paragraphs: [
      `You asked for a copy of what ${productName} keeps about ${email}. It is ready.`,
      `Sign in with your account to download it. The link works once, for ${goodFor}.`,
    ],
    button: 'Download my data',
    footer: 'If this was not you, choose a new password: somebody else can sign in with yours.',
  }),
  deletion_asked: ({ productName, email, on }: Told): Words => ({
    subject: `Your ${productName} account will be deleted on ${on}`,
    paragraphs: [
      `Somebody, hopefully you, asked to delete the account of ${email}. It will be deleted on ${on}, with everything that belongs to it.`,
      `Until then you can sign in as before. If you change your mind, sign in and choose “Keep my account”.`,
    ],
    button: 'Keep my account',
    footer: 'If this was not you, keep your account and choose a new password: somebody else can sign in with yours.',
  }),
  account_gone: ({ productName, email, on }: Told): Words => ({
    subject: `Your ${productName} data will be deleted on ${on}`,
    paragraphs: [
      `The account that you sign in with as ${email} was deleted, so nobody can sign in with it any more. What ${productName} keeps about you will be deleted on ${on}.`,
    ],
    footer: 'If you did not delete it, please contact support before that day.',
  }),
  deletion_withdrawn: ({ productName, email }: Told): Words => ({
    subject: `Your ${productName} account will not be deleted`,
    paragraphs: [`The account of ${email} stays as it is: that it was to be deleted was taken back just now.`],
    footer: 'If this was not you, choose a new password and delete the account again.',
  }),
  deletion_waits: ({ productName, names }: Told): Words => ({
    subject: `Your ${productName} account could not be deleted yet`,
    paragraphs: [
      `Your account was to be deleted, but nobody else owns ${names || 'something that belongs to you'} by now.`,
      'Please make somebody else an owner, or delete it. Your account is deleted as soon as that is done.',
    ],
    button: 'See my account',
    footer: 'If you have changed your mind, sign in and choose “Keep my account”.',
  }),
  account_deleted: ({ productName, email }: Told): Words => ({
    subject: `Your ${productName} account was deleted`,
    paragraphs: [
      `The account of ${email} was deleted just now, as you had asked. Nobody can sign in to it any more, and what you did for others is told without your name.`,
    ],
    footer: 'This is the last email about it. You can create a new account with this address whenever you like.',
  }),
  passkey_added: ({ productName, email }: Told): Words => ({
    subject: `A passkey was added to your ${productName} account`,
    paragraphs: [`A passkey was added to the account of ${email} just now. It signs in without a password.`],
    button: 'See your passkeys',
    footer: 'If this was not you, remove it there and change your password right away.',
  }),
  passkey_removed: ({ productName, email }: Told): Words => ({
    subject: `A passkey was removed from your ${productName} account`,
    paragraphs: [
      `A passkey was removed from the account of ${email} just now. It does not sign in any more, and whoever signed in with a passkey elsewhere was signed out.`,
    ],
    button: 'See your passkeys',
    footer: 'If this was not you, change your password right away.',
  }),
  ...secondStepWords,
  ...domainWords,
  ...termWords,
  ...organizationWords,
  invite: ({ productName, email, about, from, goodFor }: Told): Words => ({
    subject: `You are invited to ${about} on ${productName}`,
    paragraphs: [
      from === '' ? `You are invited to ${about}.` : `${from} invites you to ${about}.`,
      `The invite is for ${email}: sign in or create an account with this address to accept it. It expires in ${goodFor}.`,
    ],
    button: 'Accept the invite',
    footer: 'If you do not know what this is about, you can ignore this email: nothing happens until you accept.',
  }),
  hand_over: ({ about, from, goodFor }: Told): Words => ({
    subject: `${from || 'An owner'} offers you the ownership of ${about}`,
    paragraphs: [
      `${from || 'An owner'} would like you to become the owner of ${about}. Nothing changes until you accept. The offer expires in ${goodFor}.`,
    ],
    button: 'See the offer',
    footer: 'If you do not want it, decline it or let it expire.',
  }),
  record_changed: ({ productName, about, fields, goodFor }: Told): Words => ({
    subject: `${about} changed your ${productName} account`,
    paragraphs: [
      `An owner of ${about} changed your account: ${fields}. Everybody who sees you on ${productName} sees the change.`,
      `If you did not want this, take it back within ${goodFor}. The link works once, and ${about} can change nothing of your account after that.`,
    ],
    button: 'See what was changed',
    footer: 'If this is fine with you, you do not need to do anything.',
  }),
} satisfies Record<string, (told: Told) => Words>

/** What was changed, and never to what: an owner chose the words. */
const fieldNames: Record<RecordField, string> = {
  given_name: 'first name',
  family_name: 'last name',
  displayName: 'display name',
  username: 'username',
  pronounce: 'title',
  photoURL: 'photo',
}

/** Such as `6 December 2026`, wherever it is read. */
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

export type MailTemplate = keyof typeof templates

export function renderMail(template: MailTemplate, params: MailParams): Mail {
  const { email, changedTo = '', code = '', link, goodForSeconds = 0 } = params
  const told: Told = {
    email,
    changedTo,
    code,
    productName: visibleLine(params.productName),
    about: nameInMail(params.about ?? '') || 'a publisher',
    from: nameInMail(params.from ?? ''),
    reason: visibleLine(params.reason ?? ''),
    domain: visibleLine(params.domain ?? ''),
    left: String(params.left ?? 0),
    goodFor: duration(goodForSeconds),
    on: params.on === undefined ? '' : day.format(params.on),
    names: (params.names ?? [])
      .map(nameInMail)
      .filter((name) => name !== '')
      .join(', '),
    signedIn: visibleLine(params.signedIn ?? ''),
    fields: (params.fields ?? []).map((field) => fieldNames[field]).join(', '),
  }
  const { subject, paragraphs, button, footer } = templates[template](told)
  const name = nameInMail(params.displayName ?? '')
  const greeting = name === '' ? 'Hello,' : `Hello ${name},`
  const action = button !== undefined && link !== undefined ? { button, link } : undefined
  return {
    subject: visibleLine(subject),
    text: [greeting, ...paragraphs, ...(action ? [`${action.button}: ${action.link}`] : []), footer].join('\n\n'),
    html: mailPage({
      subject: visibleLine(subject),
      sender: (params.look && nameInMail(params.about ?? '')) || told.productName,
      product: told.productName,
      look: params.look ?? productLook,
      ...{ greeting, paragraphs, action, footer },
    }),
    links: action ? [action.link] : [],
  }
}
