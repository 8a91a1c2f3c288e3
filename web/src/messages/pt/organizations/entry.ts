import type { SignInWay } from '@atrium/contract/rules/sign-in-ways'
import type { entryMessages as english } from '#languages/en/organizations/entry.ts'
import type { Translation } from '#languages/translation.ts'
import { anyOf, figure } from '../format.ts'

export const wayNames: Record<SignInWay, string> = {
  password: 'uma senha',
  google: 'o Google',
  passkey: 'uma chave de acesso',
  mail: 'um link ou código por e-mail',
}

export function wayList(ways: readonly SignInWay[]): string {
  return anyOf(ways.map((way) => wayNames[way]))
}

/** After "a cada". */
export function hoursInWords(hours: number): string {
  if (hours === 1) return 'hora'
  if (hours === 24) return 'dia'
  return hours % 24 === 0 ? `${figure(hours / 24)} dias` : `${figure(hours)} horas`
}

export const entryMessages: Translation<typeof english> = {
  loading: 'Consultando o que é necessário',
  again: 'Tentar de novo',
  back: 'Voltar às minhas organizações',
  second_step_required: {
    title: (name) => `${name} pede uma segunda etapa`,
    lead: 'Para entrar, além da primeira etapa, é preciso um código de um app no seu celular. Configure agora; depois traremos você de volta aqui.',
    action: 'Configurar uma segunda etapa',
    other: 'Tenho uma chave de acesso',
    otherHint: 'Uma chave de acesso vale pelas duas etapas.',
  },
  sign_in_way_not_allowed: {
    title: (name) => `${name} não aceita a forma como você entrou`,
    lead: (ways) =>
      `Entre ${ways === null ? 'de outra forma' : `com ${wayList(ways)}`}. Primeiro sua sessão aqui será encerrada, e depois traremos você de volta.`,
    action: 'Entrar de outra forma',
    other: 'Adicionar uma forma de entrar',
    otherHint: 'Sua conta ainda não tem nenhuma destas?',
  },
  sign_in_too_old: {
    title: (name) => `${name} pede que você entre de novo`,
    lead: (hours) =>
      `Isso acontece a cada ${hours === null ? 'poucas horas' : hoursInWords(hours)}, onde quer que sua conta esteja conectada. Depois você continua de onde estava.`,
    action: 'Confirmar que sou eu',
  },
  grace: {
    label: 'Em breve será preciso uma segunda etapa',
    asks: (name, day) => `${name} pedirá uma segunda etapa a partir de ${day}.`,
    left: (left) => {
      if (left < 1) return 'É hoje.'
      return left === 1 ? 'Resta 1 dia para configurar.' : `Restam ${figure(left)} dias para configurar.`
    },
    action: 'Configurar',
  },
  onTheWay: {
    text: 'Quando terminar de configurar, você poderá continuar.',
    action: 'Continuar',
  },
  atSite: {
    text: 'Antes de continuar, há algo a fazer.',
    action: 'Ver o que fazer',
  },
}
