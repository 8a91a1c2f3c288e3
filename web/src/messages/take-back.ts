/** The texts of the page that takes back what an owner changed. */
import type { RecordField } from '@atrium/contract/record-changes'

const fields: Record<RecordField, string> = {
  given_name: 'First Name',
  family_name: 'Last Name',
  displayName: 'Display Name',
  username: 'Username',
  pronounce: 'Title',
  photoURL: 'Photo',
}

export const takeBackMessages = {
  heading: 'A change to your account',
  loading: 'Looking at what was changed',
  lead: (organization: string) => `An owner of ${organization} changed this:`,
  field: (field: RecordField) => fields[field],
  before: (value: string) => `It was: ${value}`,
  after: (value: string) => `It is now: ${value}`,
  nothing: 'nothing',
  anotherPhoto: 'another photo',
  afterwards: (organization: string) =>
    `If you take it back, ${organization} can no longer change your account. It can still choose the name it shows for you there.`,
  button: 'Take it back',
  done: 'It is as it was',
  doneLead: 'What the owner changed has been taken back.',
  someDone: 'What you have changed yourself since, or somebody else has taken, stays as it is.',
  signIn: 'Sign in',
} as const
