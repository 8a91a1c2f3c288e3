/** By what the reader of each kind of mail is known, so that it is written in their language. */
import type { MailTemplate } from './render-mail.ts'

/**
 * `address`: whoever has it as the mail is written. `person`: by who they are, since they may not have the address yet, or no
 * more. `address, by an operator`: likewise the first, and the page that asked for it is no reader's.
 */
export const readers = {
  reset_password: 'person',
  verify_email: 'person',
  change_email: 'person',
  recover_email: 'person',
  sign_in: 'address',
  sign_in_link: 'address',
  confirm_identity: 'address',
  new_sign_in: 'address',
  success_reset_password: 'address',
  done_meanwhile: 'person',

  account_disabled: 'address, by an operator',
  account_enabled: 'address, by an operator',
  sessions_ended: 'address, by an operator',
  export_ready: 'address',
  deletion_asked: 'address',
  deletion_withdrawn: 'person',
  deletion_waits: 'address',
  account_gone: 'address',
  account_deleted: 'address',
  passkey_added: 'address',
  passkey_removed: 'address',
  google_added: 'address',
  google_removed: 'address',
  password_added: 'address',
  password_changed: 'address',
  password_removed: 'address',
  second_step_added: 'address',
  second_step_removed: 'address',
  second_step_taken_off: 'address, by an operator',
  second_step_backup_codes_replaced: 'address',
  second_step_backup_code_used: 'address',
  second_step_guessed: 'address',

  invite: 'address',
  hand_over: 'address',
  record_changed: 'address',
  learner_address_given: 'person',
  learner_address_taken: 'address',
  learner_taken_along: 'address',
  term_ending: 'address',
  term_ended: 'address',
  term_kept: 'address',
  join_accepted: 'address',
  join_declined: 'address',
  join_ended: 'address',

  organization_deleted: 'address',
  organization_restored: 'address',
  account_taken_back: 'address',
  rules_changed: 'address',
  join_requests: 'address',
  domain_lost: 'address',
  certificate_ending: 'address',
  certificates_followed: 'address',
  metadata_differs: 'address',
  metadata_unread: 'address',
  publisher_deleted: 'address',
  publisher_restored: 'address',
} as const satisfies Record<MailTemplate, string>

/** The kinds of which it has to be said whose each is. */
export type MailToPerson = {
  [Template in MailTemplate]: (typeof readers)[Template] extends 'person' ? Template : never
}[MailTemplate]

export type MailToAddress = Exclude<MailTemplate, MailToPerson>

/** Whether the page that asked for it may be its reader's: which language an operator's speaks says nothing of whoever reads it. */
export function isAskedByReaders(template: MailTemplate): boolean {
  return readers[template] !== 'address, by an operator'
}
