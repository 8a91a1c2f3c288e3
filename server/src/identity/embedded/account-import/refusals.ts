/** Why an entry of a file of accounts is not imported, or not whole: codes for programs, sentences for operators. */
import type { HashFault } from '#identity/embedded/passwords/imported/hash-bounds.ts'

type RefusalCode =
  | HashFault
  | 'entry_too_long'
  | 'not_json'
  | 'field_unknown'
  | 'field_invalid'
  | 'email_invalid'
  | 'time_invalid'
  | 'no_way_in'
  | 'hash_redacted'
  | 'second_step'
  | 'email_taken'
  | 'google_taken'
  | 'deleted_here'

export const refusalSentences: Record<RefusalCode, string> = {
  entry_too_long: 'It is longer than any account is.',
  not_json: 'It is not a JSON object.',
  field_unknown: 'It has a field that is not known.',
  field_invalid: 'A field does not hold what belongs there.',
  email_invalid: 'Its email address is not one that an account here may have.',
  time_invalid: 'A time is no time, or lies ahead.',
  no_way_in: 'It has neither an email address nor a Google account: nobody could sign in to it.',
  hash_redacted: 'Its password hash was left out of the export: export with an account that may read the hashes.',
  hash_unreadable: 'Its password hash is of no kind that is known, or not written as that kind is.',
  hash_too_costly: 'Its password hash would cost too much at each sign-in.',
  hash_too_weak: 'Its password hash is too short or was made with too little work.',
  second_step: 'It has a second step, which cannot be imported and must not be lost.',
  email_taken: 'Another account has its email address.',
  google_taken: 'Another account has its Google account, or it has two.',
  deleted_here: 'Its person had it deleted here.',
}

/** Why an entry is refused; `field` where one is the reason. Never says what was in it. */
export interface EntryRefusal {
  code: RefusalCode
  field?: string
}

export const noteSentences = {
  new_uid: 'Its id could not be kept, so it has a new one.',
  provider_dropped: 'A way to sign in that is not offered here was left out.',
  password_dropped: 'A password without an email address was left out.',
  name_changed: 'Its display name was changed to what is allowed.',
  photo_dropped: 'Its photo’s address was left out.',
} as const

/** What was not imported as it stood. */
export type Note = keyof typeof noteSentences
