import { waysIn } from '@atrium/contract/sentences/de/ways-in'
import { formatsOf } from '../formats.ts'
import type { Phrases } from '../words.ts'

const { duration, list } = formatsOf('de')

function deviceName(browser: string | null, system: string | null): string {
  if (browser !== null && system !== null) return `${browser} auf ${system}`
  return browser ?? (system === null ? 'ein unbekannter Browser' : `ein Browser auf ${system}`)
}

export const phrases: Phrases = {
  greeting: (name) => (name === '' ? 'Guten Tag,' : `Guten Tag ${name},`),
  /** As a name would stand: the same in every case. */
  aPublisher: 'Herausgeber ohne Namen',
  fieldNames: {
    given_name: 'Vorname',
    family_name: 'Nachname',
    displayName: 'Anzeigename',
    username: 'Benutzername',
    pronounce: 'Anrede',
    photoURL: 'Foto',
  },
  /** In the nominative and the accusative: no sentence has it behind a preposition. */
  duration,
  list,
  signedIn: ({ browser, system, way, network, at }) =>
    [deviceName(browser, system), waysIn[way], network === null ? null : `Netzwerk ${network}`, `${at} UTC`]
      .filter((part) => part !== null)
      .join(', '),
  buttonLine: (button, link) => `${button}: ${link}`,
}
