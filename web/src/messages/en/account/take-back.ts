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
  loading: 'Loading the change',
  lead: (organization: string) => `An owner of ${organization} changed this:`,
  field: (field: RecordField) => fields[field],
  before: (value: string) => `It was: ${value}`,
  after: (value: string) => `It is now: ${value}`,
  nothing: 'nothing',
  anotherPhoto: 'another photo',
  afterwards: (organization: string) =>
    `If you take it back, ${organization} can no longer change your account. It can still choose the name it shows for you there.`,
  button: 'Take it back',
  done: 'The change is taken back',
  doneLead: 'Your account is as it was before the owner changed it.',
  someDone: 'Anything that you have changed yourself since, or that somebody else uses by now, stays as it is.',
  retry: 'Try again',
  signIn: 'Sign in',
} as const
