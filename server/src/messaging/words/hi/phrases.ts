import { waysIn } from '@atrium/contract/sentences/hi/ways-in'
import { formatsOf } from '../formats.ts'
import type { Phrases } from '../words.ts'

const { figure, list } = formatsOf('hi')

/** In the oblique case: a postposition follows wherever a span is told. */
const units = { day: 'दिन', hour: 'घंटे', minute: 'मिनट' } as const

function deviceName(browser: string | null, system: string | null): string {
  if (browser !== null && system !== null) return `${system} पर ${browser}`
  return browser ?? (system === null ? 'अनजान ब्राउज़र' : `${system} पर कोई ब्राउज़र`)
}

export const phrases: Phrases = {
  greeting: (name) => (name === '' ? 'नमस्ते,' : `नमस्ते ${name},`),
  aPublisher: 'एक प्रकाशक',
  fieldNames: {
    given_name: 'पहला नाम',
    family_name: 'उपनाम',
    displayName: 'डिसप्ले नाम',
    username: 'यूज़रनेम',
    pronounce: 'संबोधन',
    photoURL: 'फ़ोटो',
  },
  duration: (count, unit) => `${figure(count)} ${units[unit]}`,
  list,
  signedIn: ({ browser, system, way, network, at }) =>
    [deviceName(browser, system), waysIn[way], network === null ? null : `नेटवर्क ${network}`, `${at} (UTC)`]
      .filter((part) => part !== null)
      .join(', '),
  buttonLine: (button, link) => `${button}: ${link}`,
}
