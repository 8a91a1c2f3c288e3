/** English words for the parts. */
import type { Words } from './words.ts'

const short: Words = {
  label: 'Name',
  action: 'Save',
  other: 'Cancel',
  title: 'Settings',
  sentence: 'Everything is up to date.',
  hint: 'As others see it.',
  error: 'Enter a name.',
  person: { displayName: 'Ada Lovelace' },
  name: 'Babbage School',
  address: 'babbage.example.com',
  typed: 'Ada',
  file: 'logo.png',
  items: ['Members', 'Invites', 'Labels', 'Classes'],
}

const long: Words = {
  label: 'What this organization is called on pages, in mail and in lists',
  action: 'Save the changes to everybody’s membership',
  other: 'Leave everything as it was before',
  title: 'Settings of the International Institute for Mathematics and Astronomy',
  sentence:
    'Everybody who was invited before the end of last term and has not come yet gets one more letter, with a link that works for seven days and can be used once.',
  hint: 'Others see it on their lists, in letters that are sent in your name, and on the page where they sign in.',
  error: 'This name is longer than a name may be: leave out some of its words, or shorten the longest of them.',
  person: { displayName: 'Wolfeschlegelsteinhausenbergerdorff Montgomery-Featherstonehaugh' },
  name: 'International Institute for Mathematics, Astronomy and Mechanical Computation',
  address: 'international-institute-for-mathematics-and-astronomy.example.com',
  typed: 'Wolfeschlegelsteinhausenbergerdorff Montgomery-Featherstonehaugh',
  file: 'the-logo-of-the-institute-as-it-was-drawn-for-the-hundredth-anniversary.png',
  items: ['Members of this organization', 'Invites that nobody used', 'Labels of members', 'Classes of this year'],
}

export const english = { short, long }
