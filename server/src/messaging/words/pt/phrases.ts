import { waysIn } from '@atrium/contract/sentences/pt/ways-in'
import { phrases as english } from '../en/phrases.ts'
import { formatsOf } from '../formats.ts'
import type { Phrases } from '../words.ts'

const { duration, list } = formatsOf('pt')

function deviceName(browser: string | null, system: string | null): string {
  if (browser !== null && system !== null) return `${browser} em ${system}`
  return browser ?? (system === null ? 'um navegador desconhecido' : `um navegador em ${system}`)
}

export const phrases: Phrases = {
  ...english,
  duration,
  list,
  greeting: (name) => (name === '' ? 'Olá,' : `Olá, ${name},`),
  aPublisher: 'um editor',
  fieldNames: {
    given_name: 'nome',
    family_name: 'sobrenome',
    displayName: 'nome de exibição',
    username: 'nome de usuário',
    pronounce: 'tratamento',
    photoURL: 'foto',
  },
  signedIn: ({ browser, system, way, network, at }) =>
    [deviceName(browser, system), waysIn[way], network === null ? null : `rede ${network}`, `${at} UTC`]
      .filter((part) => part !== null)
      .join(', '),
}
