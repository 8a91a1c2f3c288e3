/** What stands in many mails, or is put into them. */
import { waysIn } from '@atrium/contract/sentences/en/ways-in'
import type { Phrases } from '../words.ts'

const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

function deviceName(browser: string | null, system: string | null): string {
  if (browser !== null && system !== null) return `${browser} on ${system}`
  return browser ?? (system === null ? 'an unknown browser' : `a browser on ${system}`)
}

export const phrases: Phrases = {
  greeting: (name) => (name === '' ? 'Hello,' : `Hello ${name},`),
  aPublisher: 'a publisher',
  fieldNames: {
    given_name: 'first name',
    family_name: 'last name',
    displayName: 'display name',
    username: 'username',
    pronounce: 'title',
    photoURL: 'photo',
  },
  duration: (count, unit) => `${numbers[count - 1] ?? String(count)} ${unit}${count === 1 ? '' : 's'}`,
  list: (words) => words.join(', '),
  signedIn: ({ browser, system, way, network, at }) =>
    [deviceName(browser, system), waysIn[way], network === null ? null : `network ${network}`, `${at} UTC`]
      .filter((part) => part !== null)
      .join(', '),
  buttonLine: (button, link) => `${button}: ${link}`,
}
