import { importMaxLines, unconfirmedInvites } from '@atrium/contract/limits'
import type { LineNote, LineProblem } from '@atrium/contract/people/people-import'
import { importColumns } from '@atrium/contract/rules/csv/columns'
import { columnNames } from '@atrium/contract/sentences/pt/columns'
import { longest, type NameProblem, problemText, type ProblemTexts } from '#languages/import-lines.ts'
import type { peopleImportMessages as english } from '#languages/en/people/people-import.ts'
import type { Translation } from '#languages/translation.ts'
import { allOf, figure, plural } from '../format.ts'
import { roleNames } from './roles.ts'
import { shownDay, termWords } from './terms.ts'

const counted = (number: number, one: string, other: string) => `${figure(number)} ${plural(number, { one, other })}`
/** Those that are none are left out. */
const listed = (...counts: [number, string][]) =>
  counts
    .filter(([number]) => number > 0)
    .map(([, words]) => words)
    .join(', ')
const people = (number: number) => counted(number, 'pessoa', 'pessoas')

export const peopleImportMessages: Translation<typeof english> = {
  title: 'Convidar muitas pessoas',
  lead: `Cole endereços, um em cada linha, ou escolha um arquivo CSV. A primeira linha dele dá nome às colunas: ${allOf(importColumns.map((column) => columnNames[column][0]))}.`,
  template: 'Baixar um modelo',
  text: 'Endereços ou CSV',
  file: 'Escolher um arquivo CSV',
  fileTooLarge: 'Este arquivo tem mais de 2 MB.',
  check: 'Verificar a lista',
  back: 'Voltar',
  expected: ({ add, change, same, refuse }) =>
    listed(
      [add, `${figure(add)} para convidar`],
      [change, `${figure(change)} para alterar`],
      [same, `${figure(same)} sem alteração`],
      [refuse, `${figure(refuse)} para pular`],
    ) || 'Não há ninguém nesta lista.',
  send({ add, change }) {
    if (add === 0) return `Alterar ${people(change)}`
    const invites = `Enviar ${counted(add, 'convite', 'convites')}`
    return change === 0 ? invites : `${invites} e alterar ${people(change)}`
  },
  nothing: 'Não há ninguém para convidar.',
  ignored: (columns, total) => {
    const names = columns.map(({ column, heading }) => heading || `coluna ${column}`)
    const more = total - names.length
    const all = more > 0 ? [...names, `mais ${figure(more)}`] : names
    return total === 1 ? `Coluna ignorada: ${all.join(', ')}` : `Colunas ignoradas: ${all.join(', ')}`
  },
  repeated: (columns) =>
    `Não lido, pois uma coluna anterior contém o mesmo: ${columns.map(({ column, heading }) => `${heading} (coluna ${column})`).join(', ')}`,
  actions: { add: 'Convidar', change: 'Alterar', same: 'Sem alteração', refuse: 'Pular' },
  line: 'Linha',
  email: 'E-mail',
  name: 'Nome',
  role: 'Papel',
  labels: 'Etiquetas',
  term: 'Participação',
  what: 'O que acontece',
  why: 'Observação',
  lines: 'O que acontece com cada linha',
  more: (number) => `Mais ${counted(number, 'linha', 'linhas')} deste tipo.`,
  running: 'Enviando os convites',
  progress: (done, total) => `${figure(done)} de ${counted(total, 'linha', 'linhas')}`,
  leave: 'Você pode sair desta página: os convites continuam sendo enviados, e o resultado ficará aqui.',
  done: ({ add, change, same, refuse }) =>
    listed(
      [add, counted(add, 'convidada', 'convidadas')],
      [change, counted(change, 'alterada', 'alteradas')],
      [same, `${figure(same)} sem alteração`],
      [refuse, counted(refuse, 'pulada', 'puladas')],
    ) || 'Ninguém foi convidado.',
  skipped: 'Linhas puladas',
  skippedLine: (line) => `Linha ${figure(line)}`,
  seeInvites: 'Ver os convites',
  download: (number) => (number === 1 ? 'Baixar a linha' : `Baixar as ${figure(number)} linhas`),
  missing: 'Esta importação não existe',
  missingAdvice: 'Terminou há muito tempo ou nunca foi desta organização.',
  again: 'Importar outra lista',
}

const kinds = { given_name: 'O nome', family_name: 'O sobrenome', label: 'A etiqueta' } as const
const nameFaults: Record<NameProblem['fault'], (what: string, longest: number) => string> = {
  too_long: (what, longest) => `${what} tem mais de ${figure(longest)} caracteres.`,
  not_one_line: (what) => `${what} deve ocupar uma só linha, sem caracteres invisíveis.`,
  address: (what) => `${what} não pode conter um endereço da web ou de e-mail.`,
}

const problems: ProblemTexts = {
  unreadable: () => 'Não foi possível ler esta linha. Falta uma aspa?',
  too_many_lines: () => `Uma lista aceita ${figure(importMaxLines)} linhas. Importe esta com outra lista.`,
  rest_unread: () => 'Esta linha e todas as seguintes passam muito do que uma lista aceita e não foram lidas.',
  email_missing: () => 'Não há endereço de e-mail.',
  email_invalid: ({ value }) => `“${value}” não é um endereço de e-mail.`,
  day_invalid: ({ of, value }) =>
    `O ${of === 'starts_on' ? 'primeiro' : 'último'} dia, “${value}”, não é uma data. Escreva como 2026-09-01.`,
  ends_before_start: ({ value }) => `O último dia, ${shownDay(value)}, é anterior ao primeiro.`,
  ended_already: ({ value }) => `O último dia, ${shownDay(value)}, já passou.`,
  email_twice: ({ value, firstLine }) => `“${value}” já está na linha ${figure(firstLine)}.`,
  role_unknown: ({ value }) => `“${value}” não é um papel. Use owner, staff ou user.`,
  too_many_labels: ({ count }) => `São ${figure(count)} etiquetas. Uma linha aceita no máximo 20.`,
  name_invalid: ({ of, fault, value }) => nameFaults[fault](`${kinds[of]} “${value}”`, longest[of]),
  label_limit: () =>
    'Haveria mais etiquetas do que uma organização pode ter. Exclua algumas e importe esta linha de novo.',
  owner_by_hand: () =>
    'Esta pessoa é proprietária. O papel, o primeiro dia e o último dia de um proprietário são alterados à mão, entre os membros.',
  too_many_mails: () =>
    'Este endereço recebeu e-mails demais, ou você enviou e-mails demais. Importe esta linha mais tarde.',
  sender_unconfirmed: () =>
    `Confirme seu próprio endereço de e-mail e importe esta linha de novo: até lá, ${unconfirmedInvites} convites são enviados por e-mail.`,
  starter_no_owner: () => 'Quem iniciou esta importação não é mais proprietário.',
  starter_signed_out: () => 'Por segurança, a sessão de quem iniciou esta importação foi encerrada.',
  organization_deleted: () => 'A organização foi excluída durante esta importação.',
}

export function lineProblemText(problem: LineProblem): string {
  return problemText(problems, problem)
}

export function lineNoteText(note: LineNote): string {
  if (note.code === 'invited_already') return 'Já tem um convite.'
  const { role, labels, term } = note
  return [
    ...(role === null ? [] : [`Papel: de ${roleNames[role.from]} para ${roleNames[role.to]}.`]),
    ...(labels.length === 0 ? [] : [`Novas etiquetas: ${labels.join(', ')}.`]),
    ...(term === null ? [] : [`Participação: ${termWords(term)}.`]),
  ].join(' ')
}
