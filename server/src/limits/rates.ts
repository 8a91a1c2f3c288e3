/**
 * The limits: how often, in how long a window, and the setting that changes how often. An address is the network address
 * of whoever asks.
 */
import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from '@atrium/contract/rules/time/lengths'

export interface Rate {
  max: number
  windowSeconds: number
}

export const limitDefaults = {
  /** Account lookups an address. */
  accountLookup: { max: 60, windowSeconds: MINUTE_SECONDS },
  /** Lookups of one account, by whomever: what a class that shares it would need, and no more. */
  accountLookupAccount: { max: 30, windowSeconds: 5 * MINUTE_SECONDS },
  /** Account lookups in all. */
  accountLookupAll: { max: 6_000, windowSeconds: MINUTE_SECONDS },
  /** Username and organization-name checks an address. */
  nameCheck: { max: 60, windowSeconds: MINUTE_SECONDS },
  /** Wrong passwords an account. */
  wrongPasswordAccount: { max: 10, windowSeconds: 5 * MINUTE_SECONDS },
  /** Wrong passwords an address. */
  wrongPasswordAddress: { max: 60, windowSeconds: 5 * MINUTE_SECONDS },
  /** New accounts an address. */
  signUp: { max: 20, windowSeconds: HOUR_SECONDS },
  /** Passwords set, whether that succeeded or not: an account while signed in, and an account by mailed codes. */
  passwordChange: { max: 20, windowSeconds: HOUR_SECONDS },
  /** Sign-ins with a passkey, and additions of one, that were begun, an address: every sign-in page that is opened begins one. */
  passkeyChallenge: { max: 300, windowSeconds: 5 * MINUTE_SECONDS },
  /** Sign-ins with a passkey that were refused, an address. */
  wrongPasskey: { max: 60, windowSeconds: 5 * MINUTE_SECONDS },
  /** Passkeys added and removed, each of them a mail, an account. */
  passkeyChange: { max: 30, windowSeconds: HOUR_SECONDS },
  /** Google accounts connected, and of those and passwords what is removed, each of them a mail, an account. */
  signInWayChange: { max: 30, windowSeconds: HOUR_SECONDS },
  /** Wrong codes of a second step, an account. */
  secondStepCode: { max: 5, windowSeconds: 10 * MINUTE_SECONDS },
  /** Wrong codes of sign-ins by mail, an account: each mail has five of its own, and anybody can ask for mails. */
  wrongMailedCode: { max: 30, windowSeconds: DAY_SECONDS },
  /** Mails that warn of wrong codes of a second step, an account. */
  secondStepWarning: { max: 1, windowSeconds: DAY_SECONDS },
  /** Second steps begun, set up or taken off and backup codes made, whether that succeeded or not, an account. */
  secondStepChange: { max: 30, windowSeconds: HOUR_SECONDS },
  /** Imports of people begun, an account. */
  importStart: { max: 60, windowSeconds: HOUR_SECONDS },
  /** Looks for the record of a domain that somebody asks for, an organization. */
  domainCheck: { max: 30, windowSeconds: 10 * MINUTE_SECONDS },
  /** Tests of a connection of an organization's own sign-in, an organization. */
  signInTest: { max: 30, windowSeconds: 10 * MINUTE_SECONDS },
  /** Sign-ins of learners without an address that were refused, an address: a whole school may have one. */
  wrongLearnerAddress: { max: 300, windowSeconds: 5 * MINUTE_SECONDS },
  /** The same a learner, by whomever, where organization and username are typed. A card that is shown is not counted so. */
  wrongLearnerAccount: { max: 20, windowSeconds: 5 * MINUTE_SECONDS },
  /** Accounts without an address that are made, an organization. */
  learnerMake: { max: 2_000, windowSeconds: HOUR_SECONDS },
  /** Times that cards, pictures, passwords or addresses of learners are given out, or archives of theirs fetched, an organization. */
  learnerChange: { max: 600, windowSeconds: HOUR_SECONDS },
  /** Looks for a connection of an organization's own sign-in, and sign-ins that set out for it, each, from one address. */
  signInStart: { max: 6_000, windowSeconds: 10 * MINUTE_SECONDS },
  /** Requests of a directory, each operation of a bulk too. */
  provisioning: { max: 3_000, windowSeconds: MINUTE_SECONDS },
  /** Requests to join, an account. */
  joinRequest: { max: 20, windowSeconds: DAY_SECONDS },
  /** Wrong invite tokens and codes, an address and an account. */
  inviteToken: { max: 30, windowSeconds: 5 * MINUTE_SECONDS },
  /** Mails of one kind from one sender to one recipient. */
  mail: { max: 5, windowSeconds: HOUR_SECONDS },
  /** Mails of one kind to one recipient, from whomever: no longer than a code to reset a password is good for. */
  mailRecipient: { max: 20, windowSeconds: HOUR_SECONDS },
  /** The same to one mailbox by however many ways to write its address: a teacher may have a class of accounts there. */
  mailMailbox: { max: 200, windowSeconds: HOUR_SECONDS },
  /** Mails that requests without an account, or with an unconfirmed one, cause from one address. */
  mailAddress: { max: 100, windowSeconds: HOUR_SECONDS },
  /** Mails that an account causes, one by one. */
  mailSender: { max: 100, windowSeconds: HOUR_SECONDS },
  /** The same where it has not confirmed its address. */
  mailUnconfirmed: { max: 10, windowSeconds: HOUR_SECONDS },
  /** Mails that an account's imports cause: as many as one import has lines. */
  mailImport: { max: 10_000, windowSeconds: DAY_SECONDS },
  /** Mails of the whole installation: those that people ask for themselves, and all others, apart. */
  mailAll: { max: 100_000, windowSeconds: DAY_SECONDS },
  /** Changes of one person's record, each of them a mail, by one owner. */
  ownerChange: { max: 30, windowSeconds: HOUR_SECONDS },
  /** Uploads an account. */
  upload: { max: 100, windowSeconds: HOUR_SECONDS },
} satisfies Record<string, Rate>

export type LimitName = keyof typeof limitDefaults
export type LimitRates = Record<LimitName, Rate>

export const limitSettings: Record<LimitName, string> = {
  accountLookup: 'LIMIT_ACCOUNT_LOOKUPS',
  accountLookupAccount: 'LIMIT_ACCOUNT_LOOKUPS_ACCOUNT',
  accountLookupAll: 'LIMIT_ACCOUNT_LOOKUPS_ALL',
  nameCheck: 'LIMIT_NAME_CHECKS',
  wrongPasswordAccount: 'LIMIT_WRONG_PASSWORDS_ACCOUNT',
  wrongPasswordAddress: 'LIMIT_WRONG_PASSWORDS_ADDRESS',
  signUp: 'LIMIT_SIGN_UPS',
  passwordChange: 'LIMIT_PASSWORD_CHANGES',
  passkeyChallenge: 'LIMIT_PASSKEY_CHALLENGES',
  wrongPasskey: 'LIMIT_WRONG_PASSKEYS',
  passkeyChange: 'LIMIT_PASSKEY_CHANGES',
  signInWayChange: 'LIMIT_SIGN_IN_WAY_CHANGES',
  secondStepCode: 'LIMIT_SECOND_STEP_CODES',
  wrongMailedCode: 'LIMIT_MAILED_CODES',
  secondStepWarning: 'LIMIT_SECOND_STEP_WARNINGS',
  secondStepChange: 'LIMIT_SECOND_STEP_CHANGES',
  importStart: 'LIMIT_IMPORTS',
  domainCheck: 'LIMIT_DOMAIN_CHECKS',
  signInTest: 'LIMIT_SIGN_IN_TESTS',
  wrongLearnerAddress: 'LIMIT_WRONG_LEARNERS_ADDRESS',
  wrongLearnerAccount: 'LIMIT_WRONG_LEARNERS_ACCOUNT',
  learnerMake: 'LIMIT_LEARNERS',
  learnerChange: 'LIMIT_LEARNER_CHANGES',
  signInStart: 'LIMIT_SIGN_IN_STARTS',
  provisioning: 'LIMIT_PROVISIONING',
  joinRequest: 'LIMIT_JOIN_REQUESTS',
  inviteToken: 'LIMIT_INVITE_TOKENS',
  mail: 'LIMIT_MAILS',
  mailRecipient: 'LIMIT_MAILS_RECIPIENT',
  mailMailbox: 'LIMIT_MAILS_MAILBOX',
  mailAddress: 'LIMIT_MAILS_ADDRESS',
  mailSender: 'LIMIT_MAILS_SENDER',
  mailUnconfirmed: 'LIMIT_MAILS_UNCONFIRMED',
  mailImport: 'LIMIT_MAILS_IMPORT',
  mailAll: 'LIMIT_MAILS_ALL',
  ownerChange: 'LIMIT_OWNER_CHANGES',
  upload: 'LIMIT_UPLOADS',
}

/** Whoever widens the one and leaves the other alone widens both, in proportion. */
export const limitFollows: Partial<Record<LimitName, LimitName>> = {
  accountLookupAll: 'accountLookup',
  mailRecipient: 'mail',
  mailMailbox: 'mail',
  mailAddress: 'mail',
  mailSender: 'mail',
  mailUnconfirmed: 'mail',
  mailAll: 'mail',
}
