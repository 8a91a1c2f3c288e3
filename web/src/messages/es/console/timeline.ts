import type { timelineMessages as english } from '#languages/en/console/timeline.ts'
import type { Translation } from '#languages/translation.ts'
import { figure, plural } from '../format.ts'

const counted = (number: number, one: string, other: string) => `${figure(number)} ${plural(number, { one, other })}`
const days = (number: number) =>
  number % 365 === 0 ? counted(number / 365, 'año', 'años') : counted(number, 'día', 'días')

export const timelineMessages: Translation<typeof english> = {
  older: 'Mostrar anteriores',
  empty: 'Aún no ha ocurrido nada',
  nothingMatches: 'No hay coincidencias',
  nothingMatchesAdvice: 'Ninguna entrada es de este tipo, de esta persona y de estos días.',
  clear: 'Borrar los filtros',
  somebody: 'Cuenta eliminada',
  filters: 'Filtros',
  kind: 'Qué',
  everyKind: 'Todo',
  kinds: {
    people: 'Entradas, salidas y cambios de personas',
    roles: 'Roles y propiedad',
    invites: 'Invitaciones e importaciones',
    labels: 'Etiquetas',
    classes: 'Clases',
    organization: 'La organización y sus ajustes',
    exports: 'Exportaciones',
  },
  by: 'Quién',
  everybody: 'Cualquiera',
  from: 'Desde',
  to: 'Hasta',
  timeZone: (zone) => `Los días y las horas son los de ${zone.replaceAll('_', ' ')}.`,
  export: 'Exportar',
  exporting: 'Exportando',
  formats: { csv: 'Como CSV', jsonl: 'Como líneas JSON' },
  kept: (number) => (number === null ? 'Se guarda para siempre.' : `Se guarda durante ${days(number)}.`),
  keep: {
    open: 'Cambiar cuánto tiempo',
    title: 'Cuánto tiempo guardar la cronología',
    label: 'Guardar las entradas',
    forEver: 'Para siempre',
    days,
    lead: 'Este cambio es, a su vez, una entrada de la cronología.',
    warning: (number) =>
      `Las entradas de hace más de ${days(number)} se eliminan para siempre en menos de una hora. Si las necesitas, expórtalas antes.`,
    cancel: 'Cancelar',
    save: 'Guardar',
    saved: 'Guardado.',
  },
}
