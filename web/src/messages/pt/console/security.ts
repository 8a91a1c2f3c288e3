import type { securityRulesMessages as english } from '#languages/en/console/security.ts'
import type { Translation } from '#languages/translation.ts'
import { figure, plural } from '../format.ts'
import { wayList } from '../organizations/entry.ts'

const counted = (number: number, one: string, other: string) => `${figure(number)} ${plural(number, { one, other })}`
const days = (count: number) => counted(count, 'dia', 'dias')
const hoursOf = (count: number) => (count % 24 === 0 ? days(count / 24) : counted(count, 'hora', 'horas'))
/** "3 de 40 pessoas não têm ...": of how many, and what follows agrees with how many. */
const some = (count: number, members: number, one: string, other: string) =>
  `${figure(count)} de ${counted(members, 'pessoa', 'pessoas')} ${plural(count, { one, other })}`
/** Of so many members the server says who does not meet a rule. */
const mostLookedAt = 10_000

export const securityRulesMessages: Translation<typeof english> = {
  lead: 'Com o que todos precisam entrar antes de ter acesso: ao site, a este console e a todos os apps. Uma alteração chega a todas as sessões em até um minuto.',
  form: 'Regras de segurança',
  now: 'Agora:',
  secondStep: {
    title: 'Segunda etapa',
    lead: 'Um código de um app no celular, além da senha. Impede a entrada de quem descobriu uma senha. Uma chave de acesso vale pelas duas etapas.',
    ask: 'Pedir uma segunda etapa',
    days: 'Prazo para configurar',
    daysHint:
      'Contado a partir de quando você ativa isto, ou de quando alguém começa a participar, o que for mais tarde.',
    daysOption: (count) => (count === 0 ? 'Nenhum: na hora' : days(count)),
    off: 'não é pedida a ninguém.',
    on: (count, since) =>
      count === 0
        ? `pedida desde ${since}, sem prazo para configurar.`
        : `pedida desde ${since}, com ${days(count)} para configurar.`,
    lacking: (count, members) =>
      count === 0 ? 'Todos têm uma.' : `${some(count, members, 'ainda não tem', 'ainda não têm')} nenhuma.`,
  },
  ways: {
    title: 'Formas de entrar',
    lead: 'Quais formas valem aqui. As pessoas ainda podem usar as outras em outros lugares, e informamos quais você aceita.',
    any: 'Qualquer forma',
    only: 'Somente estas',
    choices: 'Formas aceitas',
    names: {
      password: 'Senha',
      google: 'Google',
      passkey: 'Chave de acesso',
      mail: 'Link ou código por e-mail',
    },
    mailIsPassword: 'Um link por e-mail vale aqui como senha.',
    off: 'vale qualquer forma.',
    on: (ways) => `somente ${wayList(ways)}.`,
    lacking: (count, members) =>
      count === 0 ? 'Todos têm alguma destas.' : `${some(count, members, 'não tem', 'não têm')} nenhuma destas.`,
    required: 'Escolha pelo menos uma.',
  },
  fresh: {
    title: 'Login recente',
    lead: 'Pede que as pessoas entrem de novo depois de um tempo, mesmo onde a sessão continua aberta. Bom para computadores compartilhados.',
    ask: 'Pedir um login recente',
    hours: 'Depois de',
    hoursOption: hoursOf,
    off: 'um login vale enquanto a sessão durar.',
    on: (hours) => `um login vale por ${hoursOf(hours)}.`,
    lacking: (count, members) =>
      count === 0 ? 'Todos entraram há pouco tempo.' : `${some(count, members, 'terá', 'terão')} de entrar de novo.`,
  },
  list: {
    show: {
      second_step: 'Quem não tem nenhuma',
      ways: 'Quem não tem nenhuma destas',
      fresh_hours: 'A quem será pedido',
    },
    titles: {
      second_step: 'Sem segunda etapa',
      ways: 'Sem uma forma de entrar aceita',
      fresh_hours: 'Com login antigo demais',
    },
    lead: `Pessoas que não cumprem esta regra como ela é agora. Se forem mais de ${figure(mostLookedAt)}, são verificadas as primeiras por nome.`,
    table: 'Pessoas que não cumprem a regra',
    loading: 'Verificando as pessoas',
    name: 'Nome',
    role: 'Papel',
    joined: 'Desde',
    empty: 'Todos cumprem esta regra',
    emptyAdvice: 'Ela não deixa ninguém de fora.',
    toRules: 'Regras de segurança',
  },
  save: 'Salvar',
  reset: 'Desfazer minhas alterações',
  saved: 'As regras de segurança foram alteradas.',
  preview: {
    title: 'Alterar as regras de segurança?',
    lead: 'Isto é o que muda para as pessoas daqui:',
    loading: 'Contando pessoas',
    graceful: (count) => `Elas têm ${days(count)} para configurar e recebem lembretes aqui.`,
    atOnce: 'Elas não podem entrar até configurar.',
    looser: 'Não se pede a ninguém mais do que antes.',
    unknown: 'Não se sabe aqui a quantas pessoas isto diz respeito.',
    lockOut:
      'Você mesmo ficaria de fora: não entrou da forma que quer pedir. Configure-a para você, entre com ela e volte.',
    toOwn: 'Minha própria segurança',
    confirm: 'Alterar as regras',
    cancel: 'Cancelar',
  },
  conflict:
    'Nesse meio-tempo, outro proprietário alterou as regras. As atuais estão em “Agora”; suas alterações continuam aqui. Confira as duas e salve de novo.',
}
