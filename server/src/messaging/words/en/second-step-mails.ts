/** What is told of a second step. */
import type { MailTexts, Told } from '../words.ts'

export const secondStepMails = {
  second_step_added: ({ productName, email }: Told) => ({
    subject: `Two-step sign-in was turned on for your ${productName} account`,
    paragraphs: [
      `Signing in as ${email} now takes a code from an authenticator app as well. Everybody who was signed in before was signed out.`,
    ],
    footer: `If this was not you, reset your password right away and write to whoever runs ${productName} for you.`,
  }),
  second_step_removed: ({ productName, email }: Told) => ({
    subject: `Two-step sign-in was turned off for your ${productName} account`,
    paragraphs: [`Signing in as ${email} no longer takes a code from an authenticator app.`],
    footer: 'If this was not you, reset your password right away and turn two-step sign-in on again.',
  }),
  second_step_taken_off: ({ productName, email, reason }: Told) => ({
    subject: `Two-step sign-in was turned off for your ${productName} account`,
    paragraphs: [
      `Whoever runs ${productName} for you turned off two-step sign-in for ${email}: signing in no longer takes a code from an authenticator app.`,
      `Reason: ${reason}`,
    ],
    footer: `If you did not ask for this, reset your password right away and write to whoever runs ${productName} for you.`,
  }),
  second_step_backup_codes_replaced: ({ productName, email }: Told) => ({
    subject: `New backup codes were made for your ${productName} account`,
    paragraphs: [`The backup codes of ${email} were replaced just now: the earlier ones no longer work.`],
    footer: 'If this was not you, reset your password right away and make new backup codes.',
  }),
  second_step_backup_code_used: ({ productName, email, left }: Told) => ({
    subject: `A backup code was used to sign in to ${productName}`,
    paragraphs: [
      `Somebody, hopefully you, signed in as ${email} with a backup code. Backup codes left: ${String(left)}.`,
    ],
    footer: 'If this was not you, reset your password right away and make new backup codes.',
  }),
  second_step_guessed: ({ productName, email }: Told) => ({
    subject: `Wrong codes were entered for your ${productName} account`,
    paragraphs: [
      `Somebody took the first step of signing in as ${email}, and then entered wrong codes several times. Nobody was signed in.`,
    ],
    footer: 'If this was not you, choose a new password: somebody else knows yours.',
  }),
} satisfies MailTexts
