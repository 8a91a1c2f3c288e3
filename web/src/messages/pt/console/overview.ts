import { notSeenDays } from '@atrium/contract/limits'
import type { overviewMessages as english } from '#languages/en/console/overview.ts'
import type { Translation } from '#languages/translation.ts'
import { figure, percent, plural } from '../format.ts'

const counted = (number: number, one: string, other: string) => `${figure(number)} ${plural(number, { one, other })}`
const ofMembers = (members: number) => `de ${counted(members, 'membro', 'membros')}`

export const overviewMessages: Translation<typeof english> = {
  range: 'Período',
  ranges: { '30d': '30 dias', '12m': '12 meses', all: 'Tudo' },
  figures: 'Números',
  loading: 'Carregando os números',
  tiles: {
    label: 'Hoje',
    members: 'Membros',
    change: (change, range) => {
      const of = { '30d': 'em 30 dias', '12m': 'em 12 meses', all: 'desde o início' }[range]
      if (change === 0) return `sem mudança ${of}`
      return `${change > 0 ? '+' : '−'}${figure(Math.abs(change))} ${of}`
    },
    week: 'Entraram nesta semana',
    today: (people) => `${counted(people, 'pessoa', 'pessoas')} hoje`,
    notSeen: `Sem aparecer há ${notSeenDays} dias`,
    seeWho: 'Ver quem',
    nobody: 'todos apareceram há pouco',
    secondStep: 'Com uma segunda etapa',
    shareOf: (part, members) => (members === 0 ? '' : `${percent(part, members)} ${ofMembers(members)}`),
    elsewhere: 'fica com seu provedor de login',
  },
  people: {
    title: 'Pessoas',
    members: 'Membros',
    roles: { users: 'Usuários', staff: 'Equipe', owners: 'Proprietários' },
    rolesLabel: 'Por papel',
    label: (members, from, since) =>
      `Membros ao longo do tempo: ${counted(members, 'membro', 'membros')} agora; ${figure(from)} no início (${since}).`,
  },
  signIns: {
    title: 'Logins',
    lead: 'Cada vez que um membro entra no seu site, e quantas pessoas diferentes foram.',
    signIns: 'Logins',
    people: 'Pessoas',
    label: (signIns, most, when) =>
      signIns === 0
        ? 'Logins ao longo do tempo: nenhum ainda.'
        : `Logins ao longo do tempo: ${figure(signIns)} no total; o máximo, ${figure(most)} (${when}).`,
    average: (people, step) => `${figure(people)} ${{ day: 'por dia', week: 'por semana', month: 'por mês' }[step]}`,
  },
  invites: {
    title: 'Convites',
    lead: 'Os que foram enviados e os que foram aceitos. Um link pode ser aceito por muitas pessoas.',
    sent: 'Enviados',
    accepted: 'Aceitos',
    label: (sent, accepted) =>
      `Convites ao longo do tempo: ${counted(sent, 'enviado', 'enviados')}, ${counted(accepted, 'aceito', 'aceitos')}.`,
  },
  secondSteps: {
    title: 'Segundas etapas',
    lead: 'Membros cuja conta não se abre só com uma senha.',
    authenticator: 'App autenticador',
    passkey: 'Chave de acesso',
    none: 'Nenhum dos dois',
    label: (either, members) =>
      plural(either, {
        one: `${figure(either)} ${ofMembers(members)} tem uma`,
        other: `${figure(either)} ${ofMembers(members)} têm uma`,
      }),
    both: (people) =>
      plural(people, {
        one: `${figure(people)} pessoa tem os dois.`,
        other: `${figure(people)} pessoas têm os dois.`,
      }),
  },
  since: (day) => `Os dias são os do fuso horário da sua organização. Tudo é contado desde ${day}.`,
  before: (day) =>
    `Tudo é contado desde ${day}. De antes há o que ainda se sabe: participações e convites, mas não logins.`,
  empty: {
    sentence: 'Ainda não há nada para desenhar',
    advice:
      'Os números começam hoje. Quando as pessoas participarem, entrarem e receberem convites, você verá aqui como vai sua organização.',
    invite: 'Convidar pessoas',
  },
  notSeen: {
    title: `Sem aparecer há ${notSeenDays} dias`,
    lead: `Membros que não entraram no seu site nem usaram estas páginas nos últimos ${notSeenDays} dias; primeiro, quem está ausente há mais tempo.`,
    back: 'Visão geral',
    table: 'Membros sem aparecer',
    name: 'Nome',
    role: 'Papel',
    lastSeen: 'Última vez',
    never: 'Nunca',
    joined: (day) => `desde ${day}`,
    loading: 'Carregando a lista',
    empty: 'Todos apareceram há pouco',
    emptyAdvice: `Quem não aparece há ${notSeenDays} dias é listado aqui.`,
    toOverview: 'Voltar à visão geral',
  },
}
