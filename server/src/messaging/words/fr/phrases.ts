import type { WayIn } from '@atrium/contract/identity/sessions'
import { formatsOf } from '../formats.ts'
import type { Phrases } from '../words.ts'

const { duration, list } = formatsOf('fr')

const ways: Record<WayIn, string | null> = {
  password: 'avec un mot de passe',
  google: 'avec Google',
  passkey: 'avec une clé d’accès',
  mail: 'par e-mail',
  hand_off: 'depuis une autre page',
  other: null,
}

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
    [deviceName(browser, system), ways[way], network === null ? null : `réseau ${network}`, `${at} UTC`]
      .filter((part) => part !== null)
      .join(', '),
  buttonLine: (button, link) => `${button} : ${link}`,
}
