import type { RosterProblem } from '@atrium/contract/people/rosters'
import type { rosterMessages as english } from '#languages/en/people/rosters.ts'
import { rosterProblemText, type RosterProblemTexts } from '#languages/roster-lines.ts'
import type { Translation } from '#languages/translation.ts'
import { figure, plural } from '../format.ts'

const counted = (number: number, one: string, other: string) => `${figure(number)} ${plural(number, { one, other })}`

export const rosterMessages: Translation<typeof english> = {
  title: 'OneRoster',
  lead: 'Envie o arquivo OneRoster 1.2 (ZIP) do sistema da sua escola. Você vê tudo o que ele faria antes que algo aconteça.',
  file: 'Escolher um arquivo ZIP',
  chosen: (name) => `Escolhido: ${name}`,
  source: 'Nome do sistema',
  sourceHint: 'Só se o arquivo não o disser.',
  tooLarge: 'Este arquivo tem mais de 10 MB.',
  check: 'Enviar e verificar',
  uploading: 'Enviando',
  back: 'Voltar',
  history: 'Listas anteriores',
  none: 'Ainda não há listas',
  uploaded: (day, who) => `Enviada em ${day} por ${who}`,
  people: (add, change, leave) =>
    `Pessoas: ${counted(add, 'nova', 'novas')}, ${counted(change, 'alterada', 'alteradas')}, ${figure(leave)} saindo`,
  classes: (add, change, leave) =>
    `Turmas: ${counted(add, 'nova', 'novas')}, ${counted(change, 'alterada', 'alteradas')}, ${counted(leave, 'encerrada', 'encerradas')}`,
  places: (add, leave) =>
    `Lugares em turmas: ${counted(add, 'novo', 'novos')}, ${counted(leave, 'encerrado', 'encerrados')}`,
  skipped: (count) => `Linhas puladas: ${figure(count)}`,
  missing: 'Esta lista não existe',
  missingAdvice: 'Foi descartada, expirou ou nunca foi desta organização.',
  cannotApply: 'Este arquivo não pode ser aplicado. As linhas abaixo dizem por quê.',
  stale: 'Algo mudou desde que esta lista foi verificada. Envie-a novamente.',
  apply: 'Aplicar',
  applyTitle: 'Aplicar esta lista?',
  applyLead: 'Quem não tem conta aqui recebe um convite por e-mail. Você pode desfazer tudo por 30 dias.',
  brakeTitle: 'Muitas pessoas sairiam',
  brakeLead: (count) =>
    `${counted(count, 'pessoa sairia', 'pessoas sairiam')}, mais de um décimo. Digite o número para confirmar.`,
  brakeLabel: 'Pessoas que saem',
  takeBack: 'Desfazer',
  takeBackTitle: 'Desfazer esta lista?',
  takeBackLead: (until) =>
    `O que ela adicionou termina, o que mudou volta a ser como era e quem saiu volta. O que alguém mudou à mão desde então fica. Possível até ${until}.`,
  discard: 'Descartar',
  cancel: 'Cancelar',
  running: 'Aplicando a lista',
  runningBack: 'Desfazendo a lista',
  progress: (done, total) => `${figure(done)} de ${figure(total)}`,
  leavePage: 'Você pode sair desta página: isso continua, e o resultado fica aqui.',
  kept: (count) => `Deixados como estão, porque alguém os mudou: ${figure(count)}`,
  download: 'Baixar as linhas puladas',
  show: 'Mostrar',
  showAll: 'Tudo',
  line: (file, number) => `${file}, linha ${figure(number)}`,
  becomes: (from, to) => `${from} passa a ser ${to}.`,
  inClass: (joining, leaving) => `Entram: ${figure(joining)}. Saem: ${figure(leaving)}.`,
  renamed: (from) => `Chamava-se ${from}.`,
  classThere: 'Já existe uma turma com este nome, e ela é usada.',
  lines: 'O que esta lista faz',
  empty: 'Nada deste tipo',
  states: {
    refused: 'Não pode ser aplicada',
    rehearsed: 'Verificada',
    applying: 'Sendo aplicada',
    applied: 'Aplicada',
    taking_back: 'Sendo desfeita',
    taken_back: 'Desfeita',
  },
  actions: { add: 'Adicionar', change: 'Alterar', leave: 'Encerrar', refuse: 'Pular' },
  shown: { add: 'Novos', change: 'Alterados', leave: 'Saindo', refuse: 'Pulados', kept: 'Deixados como estão' },
  ways: {
    joins: 'Passa a participar na hora.',
    invited: 'Recebe um convite por e-mail.',
    invited_already: 'Já tem um convite.',
    member: 'Já é membro.',
  },
  keptWhy: {
    changed_since: 'Alguém mudou isso depois.',
    gone_since: 'Não existe mais.',
    name_taken: 'O nome já está em uso.',
    class_limit: 'Já há tantas turmas atuais quantas pode haver.',
  },
}

const problems: RosterProblemTexts = {
  unreadable: () => 'Esta linha não pode ser lida.',
  encoding_unknown: () => 'Este arquivo não está em UTF-8.',
  too_many_lines: () => 'O arquivo tem mais linhas do que uma lista pode ter.',
  id_missing: () => 'Falta o sourcedId.',
  title_missing: () => 'Falta o título.',
  email_missing: () => 'Não há endereço de e-mail.',
  class_limit: () => 'Há tantas turmas, atuais ou arquivadas, quantas uma organização pode ter: exclua algumas.',
  owner_by_hand: () => 'Esta pessoa é proprietária: altere proprietários à mão.',
  left_by_themselves: () => 'Esta pessoa saiu por conta própria: envie um convite.',
  directory_inactive: () => 'Um diretório tem esta pessoa como inativa: ative-a lá ou readmita-a à mão.',
  too_many_mails: () =>
    'Este endereço recebeu e-mails demais, ou você enviou e-mails demais. Envie a lista de novo mais tarde.',
  sender_unconfirmed: () => 'Confirme seu próprio endereço de e-mail e envie a lista de novo.',
  starter_no_owner: () => 'Quem aplicou esta lista não é mais proprietário.',
  starter_signed_out: () => 'Por segurança, a sessão de quem aplicou esta lista foi encerrada.',
  version_unsupported: ({ value }) => `Isto é OneRoster ${value}; é preciso a versão 1.2.`,
  mode_unknown: ({ value }) => `${value} não é bulk, delta nem absent.`,
  file_missing: ({ value }) => `Falta o arquivo ${value}.`,
  column_missing: ({ value }) => `Falta a coluna ${value}.`,
  id_invalid: ({ value }) => `${value} não pode ser um sourcedId.`,
  status_unknown: ({ value }) => `O status ${value} é desconhecido.`,
  flag_invalid: ({ value }) => `${value} não é true nem false.`,
  day_invalid: ({ value }) => `${value} não é um dia. Escreva como 2026-09-01.`,
  email_invalid: ({ value }) => `${value} não é um endereço de e-mail.`,
  email_taken: ({ value }) => `O endereço ${value} é de outra pessoa nesta lista.`,
  role_unknown: ({ value }) => `O papel ${value} é desconhecido.`,
  org_unknown: ({ value }) => `Não há organização ${value}.`,
  org_cycle: ({ value }) => `A organização ${value} está abaixo de si mesma.`,
  session_unknown: ({ value }) => `Não há período ${value}.`,
  session_cycle: ({ value }) => `O período ${value} está abaixo de si mesmo.`,
  class_unknown: ({ value }) => `Não há turma ${value}.`,
  user_unknown: ({ value }) => `Não há usuário ${value}.`,
  id_twice: ({ value, firstLine }) => `${value} já está na linha ${figure(firstLine)}.`,
  column_twice: ({ value }) => `A coluna ${value} está duas vezes.`,
  name_invalid: ({ value }) => `${value} não pode ser um nome aqui.`,
}

export function rosterLineProblem(problem: RosterProblem): string {
  return rosterProblemText(problems, problem)
}
