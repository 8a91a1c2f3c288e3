import { waysIn } from '@atrium/contract/sentences/pt/ways-in'
import type { sessionMessages as english } from '#languages/en/account/sessions.ts'
import type { Translation } from '#languages/translation.ts'
import { toDayAndTime } from '../dates.ts'
import { figure, relative } from '../format.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

function lastUsed(seconds: number): string {
  if (seconds < hour) return 'Em uso na última hora'
  if (seconds < day) return `Último uso: ${relative(-Math.round(seconds / hour), 'hour')}`
  return `Último uso: ${relative(-Math.round(seconds / day), 'day')}`
}

function browserOn(browser: string | null, system: string | null): string {
  if (browser !== null && system !== null) return `${browser} em ${system}`
  return browser ?? (system === null ? 'Navegador desconhecido' : `Navegador em ${system}`)
}

export const sessionMessages: Translation<typeof english> = {
  browserOn,
  network: (network) => `Rede ${network}`,
  since: (at, way) => {
    const words = waysIn[way]
    return words === null ? `Login em ${toDayAndTime(at)}` : `Login ${words} em ${toDayAndTime(at)}`
  },

  card: {
    title: 'Onde sua conta está conectada',
    lead: 'Cada navegador e app conectado à sua conta. Se não reconhecer algum, desconecte-o e altere sua senha.',
    networkHint:
      'A rede é a primeira parte do endereço de internet. Ela serve para distinguir conexões e não diz onde alguém está.',
    loading: 'Carregando onde sua conta está conectada',
    failed: 'Não foi possível carregar onde sua conta está conectada.',
    thisBrowser: 'Este navegador',
    activeNow: 'Em uso agora',
    lastUsed,
    onlyThis: 'Sua conta não está conectada em nenhum outro lugar.',
    signOut: 'Desconectar',
    signOutNamed: (name) => `Desconectar ${name}`,
    others: 'Desconectar todos os outros',
    list: 'Navegadores e apps',
    more: 'Mostrar mais',
  },
  confirmOne: {
    title: (name) => `Desconectar ${name}?`,
    lead: 'Ele é desconectado na hora, também nos sites que abriu a partir daqui. Quem o usa terá de entrar de novo. Isso não pode ser desfeito.',
    cancel: 'Cancelar',
    confirm: 'Desconectar',
  },
  confirmOthers: {
    title: 'Desconectar todos os outros?',
    lead: 'Todos os outros navegadores e apps são desconectados na hora e terão de entrar de novo. Aqui você continua conectado. Isso não pode ser desfeito.',
    cancel: 'Cancelar',
    confirm: 'Desconectar todos os outros',
  },
  ended: (name) => `${name} foi desconectado.`,
  gone: 'Já estava desconectado.',
  endedOthers: (count) => {
    if (count === 0) return 'Sua conta não estava conectada em nenhum outro lugar.'
    return count === 1
      ? 'Outro navegador foi desconectado.'
      : `${figure(count)} outros navegadores foram desconectados.`
  },

  hosted: {
    lead: 'Seu provedor de login não diz onde sua conta está conectada. O que você pode fazer aqui é desconectar todos os lugares de uma vez.',
    button: 'Sair de todos os lugares',
    confirm: {
      title: 'Sair de todos os lugares?',
      lead: 'Todos os navegadores e apps, inclusive este, são desconectados em no máximo uma hora. Depois você entra de novo. Isso não pode ser desfeito.',
      cancel: 'Cancelar',
      confirm: 'Sair de todos os lugares',
    },
  },

  newSignIn: {
    heading: 'Foi você?',
    lead: 'Alguém entrou na sua conta em um navegador que ainda não tínhamos visto com ela.',
    explain: 'Se não foi você, desconecte esse navegador agora. Ele é desconectado na hora e terá de entrar de novo.',
    submit: 'Não fui eu: desconectar',
    ending: 'Desconectando',
    keep: 'Se foi você, não precisa fazer nada.',
    signIn: 'Entrar',
    endedHeading: 'Esse navegador foi desconectado',
    ended: 'Ele não pode mais usar sua conta.',
    advice:
      'Quem entrou pode saber sua senha. Escolha uma nova agora, e todos os outros lugares também serão desconectados.',
    reset: 'Escolher uma nova senha',
  },
  deadNewSignIn: {
    heading: 'Este link não funciona mais',
    expired: 'Ele expirou: um link para desconectar um navegador vale por sete dias.',
    used: 'Ele já foi usado, ou esse navegador foi desconectado de outra forma. Se não foi você quem entrou, escolha uma nova senha.',
    disabled: 'A conta para a qual ele foi enviado está desativada. Fale com o suporte.',
    again: 'Escolher uma nova senha',
    signIn: 'Voltar ao login',
  },
}
