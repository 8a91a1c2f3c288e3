import type { WayIn } from '@atrium/contract/identity/sessions'
import { phrases as english } from '../en/phrases.ts'
import { formatsOf } from '../formats.ts'
import type { Phrases } from '../words.ts'

const { duration, list } = formatsOf('pt')

const ways: Record<WayIn, string | null> = {
  password: 'com senha',
  google: 'com o Google',
  passkey: 'com chave de acesso',
  mail: 'por e-mail',
  hand_off: 'por outra página',
  other: null,
}

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
    [deviceName(browser, system), ways[way], network === null ? null : `rede ${network}`, `${at} UTC`]
      .filter((part) => part !== null)
      .join(', '),
}
