import { waysIn } from '@atrium/contract/sentences/fr/ways-in'
import { formatsOf } from '../formats.ts'
import type { Phrases } from '../words.ts'

const { duration, list } = formatsOf('fr')

function deviceName(browser: string | null, system: string | null): string {
  if (browser !== null && system !== null) return `${browser} sous ${system}`
  return browser ?? (system === null ? 'un navigateur inconnu' : `un navigateur sous ${system}`)
}

export const phrases: Phrases = {
  greeting: (name) => (name === '' ? 'Bonjour,' : `Bonjour ${name},`),
  aPublisher: 'un éditeur',
  fieldNames: {
    given_name: 'prénom',
    family_name: 'nom',
    displayName: 'nom affiché',
    username: 'nom d’utilisateur',
    pronounce: 'civilité',
    photoURL: 'photo',
  },
  duration,
  list,
  signedIn: ({ browser, system, way, network, at }) =>
    [deviceName(browser, system), waysIn[way], network === null ? null : `réseau ${network}`, `${at} UTC`]
      .filter((part) => part !== null)
      .join(', '),
  buttonLine: (button, link) => `${button} : ${link}`,
}
