import type { timelineMessages as english } from '#languages/en/console/timeline.ts'
import type { Translation } from '#languages/translation.ts'
import { figure, plural } from '../format.ts'

const counted = (number: number, one: string, other: string) => `${figure(number)} ${plural(number, { one, other })}`
const days = (number: number) =>
  number % 365 === 0 ? counted(number / 365, 'ano', 'anos') : counted(number, 'dia', 'dias')

export const timelineMessages: Translation<typeof english> = {
  older: 'Mostrar anteriores',
  empty: 'Nada aconteceu ainda',
  nothingMatches: 'Nada corresponde',
  nothingMatchesAdvice: 'Nenhum registro é deste tipo, desta pessoa e destes dias.',
  clear: 'Limpar os filtros',
  somebody: 'Conta excluída',
  filters: 'Filtros',
  kind: 'O quê',
  everyKind: 'Tudo',
  kinds: {
    people: 'Entradas, saídas e alterações de pessoas',
    roles: 'Papéis e propriedade',
    invites: 'Convites e importações',
    labels: 'Etiquetas',
    classes: 'Turmas',
    organization: 'A organização e suas configurações',
    exports: 'Exportações',
  },
  by: 'Quem',
  everybody: 'Todos',
  from: 'De',
  to: 'Até',
  timeZone: (zone) => `Os dias e horários são os de ${zone.replaceAll('_', ' ')}.`,
  export: 'Exportar',
  exporting: 'Exportando',
  formats: { csv: 'Como CSV', jsonl: 'Como linhas JSON' },
  kept: (number) => (number === null ? 'Guardada para sempre.' : `Guardada por ${days(number)}.`),
  keep: {
    open: 'Alterar por quanto tempo',
    title: 'Por quanto tempo guardar a linha do tempo',
    label: 'Guardar os registros',
    forEver: 'Para sempre',
    days,
    lead: 'Esta alteração é, ela mesma, um registro da linha do tempo.',
    warning: (number) =>
      `Os registros com mais de ${days(number)} são excluídos para sempre em até uma hora. Se precisar deles, exporte antes.`,
    cancel: 'Cancelar',
    save: 'Salvar',
    saved: 'Salvo.',
  },
}
