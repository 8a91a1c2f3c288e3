import { importMaxLines, unconfirmedInvites } from '@atrium/contract/limits'
import type { LineNote, LineProblem } from '@atrium/contract/people/people-import'
import { importColumns } from '@atrium/contract/rules/csv/columns'
import { columnNames } from '@atrium/contract/sentences/es/columns'
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
const people = (number: number) => counted(number, 'persona', 'personas')

export const peopleImportMessages: Translation<typeof english> = {
  title: 'Invitar a muchas personas',
  lead: `Pega direcciones, una en cada línea, o elige un archivo CSV. Su primera línea da nombre a las columnas: ${allOf(importColumns.map((column) => columnNames[column][0]))}.`,
  template: 'Descargar una plantilla',
  text: 'Direcciones o CSV',
  file: 'Elegir un archivo CSV',
  fileTooLarge: 'Este archivo ocupa más de 2 MB.',
  check: 'Comprobar la lista',
  back: 'Atrás',
  expected: ({ add, change, same, refuse }) =>
    listed(
      [add, `${figure(add)} por invitar`],
      [change, `${figure(change)} por cambiar`],
      [same, `${figure(same)} sin cambios`],
      [refuse, `${figure(refuse)} por omitir`],
    ) || 'No hay nadie en esta lista.',
  send({ add, change }) {
    if (add === 0) return `Cambiar ${people(change)}`
    const invites = `Enviar ${counted(add, 'invitación', 'invitaciones')}`
    return change === 0 ? invites : `${invites} y cambiar ${people(change)}`
  },
  nothing: 'No hay nadie a quien invitar.',
  ignored: (columns, total) => {
    const names = columns.map(({ column, heading }) => heading || `columna ${column}`)
    const more = total - names.length
    const all = more > 0 ? [...names, `${figure(more)} más`] : names
    return plural(total, { one: `Columna ignorada: ${all.join(', ')}`, other: `Columnas ignoradas: ${all.join(', ')}` })
  },
  repeated: (columns) =>
    `No se lee, porque una columna anterior contiene lo mismo: ${columns.map(({ column, heading }) => `${heading} (columna ${column})`).join(', ')}`,
  actions: { add: 'Invitar', change: 'Cambiar', same: 'Sin cambios', refuse: 'Omitir' },
  line: 'Línea',
  email: 'Correo electrónico',
  name: 'Nombre',
  role: 'Rol',
  labels: 'Etiquetas',
  term: 'Membresía',
  what: 'Qué ocurre',
  why: 'Nota',
  lines: 'Qué ocurre con cada línea',
  more: (number) => `${counted(number, 'línea', 'líneas')} más de este tipo.`,
  running: 'Enviando las invitaciones',
  progress: (done, total) => `${figure(done)} de ${counted(total, 'línea', 'líneas')}`,
  leave: 'Puedes salir de esta página: las invitaciones se envían igualmente, y aquí encontrarás el resultado.',
  done: ({ add, change, same, refuse }) =>
    listed(
      [add, counted(add, 'invitada', 'invitadas')],
      [change, counted(change, 'cambiada', 'cambiadas')],
      [same, `${figure(same)} sin cambios`],
      [refuse, counted(refuse, 'omitida', 'omitidas')],
    ) || 'No se ha invitado a nadie.',
  skipped: 'Líneas omitidas',
  skippedLine: (line) => `Línea ${figure(line)}`,
  seeInvites: 'Ver las invitaciones',
  download: (number) => plural(number, { one: 'Descargar la línea', other: `Descargar las ${figure(number)} líneas` }),
  missing: 'No existe esta importación',
  missingAdvice: 'Terminó hace mucho o nunca fue de esta organización.',
  again: 'Importar otra lista',
}

const kinds = { given_name: 'El nombre', family_name: 'El apellido', label: 'La etiqueta' } as const
const nameFaults: Record<NameProblem['fault'], (what: string, longest: number) => string> = {
  too_long: (what, longest) => `${what} tiene más de ${figure(longest)} caracteres.`,
  not_one_line: (what) => `${what} debe ocupar una sola línea, sin caracteres invisibles.`,
  address: (what) => `${what} no puede contener una dirección web ni de correo.`,
}

const problems: ProblemTexts = {
  unreadable: () => 'Esta línea no se puede leer. ¿Falta alguna comilla?',
  too_many_lines: () => `Una lista admite ${figure(importMaxLines)} líneas. Importa esta con otra lista.`,
  rest_unread: () => 'Esta línea y todas las que siguen superan con mucho lo que admite una lista, y no se han leído.',
  email_missing: () => 'No hay dirección de correo.',
  email_invalid: ({ value }) => `«${value}» no es una dirección de correo.`,
  day_invalid: ({ of, value }) =>
    `El ${of === 'starts_on' ? 'primer' : 'último'} día, «${value}», no es una fecha. Escríbelo como 2026-09-01.`,
  ends_before_start: ({ value }) => `El último día, ${shownDay(value)}, es anterior al primero.`,
  ended_already: ({ value }) => `El último día, ${shownDay(value)}, ya ha pasado.`,
  email_twice: ({ value, firstLine }) => `«${value}» ya está en la línea ${figure(firstLine)}.`,
  role_unknown: ({ value }) => `«${value}» no es un rol. Usa owner, staff o user.`,
  too_many_labels: ({ count }) => `Son ${figure(count)} etiquetas. Una línea admite 20 como máximo.`,
  name_invalid: ({ of, fault, value }) => nameFaults[fault](`${kinds[of]} «${value}»`, longest[of]),
  label_limit: () =>
    'Habría más etiquetas de las que puede tener una organización. Elimina algunas e importa de nuevo esta línea.',
  owner_by_hand: () =>
    'Es un propietario. El rol, el primer día y el último día de un propietario se cambian a mano, entre los miembros.',
  too_many_mails: () =>
    'Se han enviado demasiados correos a esta dirección o desde tu cuenta. Importa esta línea más tarde.',
  sender_unconfirmed: () =>
    `Confirma tu propia dirección de correo y vuelve a importar esta línea: hasta entonces se envían ${unconfirmedInvites} invitaciones por correo.`,
  starter_no_owner: () => 'Quien inició esta importación ya no es propietario.',
  starter_signed_out: () => 'Por seguridad, se cerró la sesión de quien inició esta importación.',
  organization_deleted: () => 'La organización se eliminó mientras se hacía esta importación.',
}

export function lineProblemText(problem: LineProblem): string {
  return problemText(problems, problem)
}

export function lineNoteText(note: LineNote): string {
  if (note.code === 'invited_already') return 'Ya tiene una invitación.'
  const { role, labels, term } = note
  return [
    ...(role === null ? [] : [`Rol: de ${roleNames[role.from]} a ${roleNames[role.to]}.`]),
    ...(labels.length === 0 ? [] : [`Etiquetas nuevas: ${labels.join(', ')}.`]),
    ...(term === null ? [] : [`Membresía: ${termWords(term)}.`]),
  ].join(' ')
}
