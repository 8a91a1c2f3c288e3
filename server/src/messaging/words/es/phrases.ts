import { waysIn } from '@atrium/contract/sentences/es/ways-in'
import { phrases as english } from '../en/phrases.ts'
import { formatsOf } from '../formats.ts'
import type { Phrases } from '../words.ts'

const { duration, list } = formatsOf('es')

function deviceName(browser: string | null, system: string | null): string {
  if (browser !== null && system !== null) return `${browser} en ${system}`
  return browser ?? (system === null ? 'un navegador desconocido' : `un navegador en ${system}`)
}

export const phrases: Phrases = {
  ...english,
  duration,
  list,
  greeting: (name) => (name === '' ? 'Hola:' : `Hola, ${name}:`),
  aPublisher: 'un editor',
  fieldNames: {
    given_name: 'nombre',
    family_name: 'apellidos',
    displayName: 'nombre visible',
    username: 'nombre de usuario',
    pronounce: 'tratamiento',
    photoURL: 'foto',
  },
  signedIn: ({ browser, system, way, network, at }) =>
    [deviceName(browser, system), waysIn[way], network === null ? null : `red ${network}`, `${at} UTC`]
      .filter((part) => part !== null)
      .join(', '),
}
