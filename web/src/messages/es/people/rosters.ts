import type { RosterProblem } from '@atrium/contract/people/rosters'
import type { rosterMessages as english } from '#languages/en/people/rosters.ts'
import { rosterProblemText, type RosterProblemTexts } from '#languages/roster-lines.ts'
import type { Translation } from '#languages/translation.ts'
import { figure, plural } from '../format.ts'

const counted = (number: number, one: string, other: string) => `${figure(number)} ${plural(number, { one, other })}`

export const rosterMessages: Translation<typeof english> = {
  title: 'OneRoster',
  lead: 'Sube el archivo OneRoster 1.2 (ZIP) del sistema de tu centro. Verás todo lo que haría antes de que ocurra nada.',
  file: 'Elegir un archivo ZIP',
  chosen: (name) => `Elegido: ${name}`,
  source: 'Nombre del sistema',
  sourceHint: 'Solo si el archivo no lo indica.',
  tooLarge: 'Este archivo supera los 10 MB.',
  check: 'Subir y revisar',
  uploading: 'Subiendo',
  back: 'Atrás',
  history: 'Listados anteriores',
  none: 'Aún no hay listados',
  uploaded: (day, who) => `Subido el ${day} por ${who}`,
  people: (add, change, leave) =>
    `Personas: ${counted(add, 'nueva', 'nuevas')}, ${figure(change)} con cambios, ${counted(leave, 'que se va', 'que se van')}`,
  classes: (add, change, leave) =>
    `Clases: ${counted(add, 'nueva', 'nuevas')}, ${figure(change)} con cambios, ${counted(leave, 'terminada', 'terminadas')}`,
  places: (add, leave) =>
    `Plazas en clases: ${counted(add, 'nueva', 'nuevas')}, ${counted(leave, 'terminada', 'terminadas')}`,
  skipped: (count) => `Líneas omitidas: ${figure(count)}`,
  missing: 'No existe este listado',
  missingAdvice: 'Se descartó, caducó o nunca fue de esta organización.',
  cannotApply: 'Este archivo no se puede aplicar. Las líneas de abajo dicen por qué.',
  stale: 'Algo ha cambiado desde que se revisó este listado. Vuelve a subirlo.',
  apply: 'Aplicar',
  applyTitle: '¿Aplicar este listado?',
  applyLead: 'Quien no tenga cuenta aquí recibe una invitación por correo. Puedes deshacerlo todo durante 30 días.',
  brakeTitle: 'Se irían muchas personas',
  brakeLead: (count) =>
    `${plural(count, { one: 'Se iría', other: 'Se irían' })} ${counted(count, 'persona', 'personas')}, más de una décima parte. Escribe el número para confirmarlo.`,
  brakeLabel: 'Personas que se van',
  takeBack: 'Deshacer',
  takeBackTitle: '¿Deshacer este listado?',
  takeBackLead: (until) =>
    `Lo que añadió termina, lo que cambió vuelve a ser como era y quienes se fueron vuelven. Lo que alguien cambió a mano desde entonces se queda. Posible hasta el ${until}.`,
  discard: 'Descartar',
  cancel: 'Cancelar',
  running: 'Aplicando el listado',
  runningBack: 'Deshaciendo el listado',
  progress: (done, total) => `${figure(done)} de ${figure(total)}`,
  leavePage: 'Puedes salir de esta página: continúa, y encontrarás el resultado aquí.',
  kept: (count) => `Se quedan como están porque alguien los cambió: ${figure(count)}`,
  download: 'Descargar las líneas omitidas',
  show: 'Mostrar',
  showAll: 'Todo',
  line: (file, number) => `${file}, línea ${figure(number)}`,
  becomes: (from, to) => `${from} pasa a ser ${to}.`,
  inClass: (joining, leaving) => `Entran: ${figure(joining)}. Salen: ${figure(leaving)}.`,
  renamed: (from) => `Se llamaba ${from}.`,
  classThere: 'Ya hay una clase con este nombre, y se usa.',
  lines: 'Qué hace este listado',
  empty: 'Nada de este tipo',
  states: {
    refused: 'No se puede aplicar',
    rehearsed: 'Revisado',
    applying: 'Aplicándose',
    applied: 'Aplicado',
    taking_back: 'Deshaciéndose',
    taken_back: 'Deshecho',
  },
  actions: { add: 'Añadir', change: 'Cambiar', leave: 'Terminar', refuse: 'Omitir' },
  shown: { add: 'Nuevos', change: 'Con cambios', leave: 'Se van', refuse: 'Omitidos', kept: 'Se quedan como están' },
  ways: {
    joins: 'Se une enseguida.',
    invited: 'Recibe una invitación por correo.',
    invited_already: 'Ya tiene una invitación.',
    member: 'Ya es miembro.',
  },
  keptWhy: {
    changed_since: 'Alguien lo cambió después.',
    gone_since: 'Ya no existe.',
    name_taken: 'El nombre ya está en uso.',
    class_limit: 'Ya hay tantas clases actuales como puede haber.',
  },
}

const problems: RosterProblemTexts = {
  unreadable: () => 'No se puede leer esta línea.',
  encoding_unknown: () => 'Este archivo no está en UTF-8.',
  too_many_lines: () => 'El archivo tiene más líneas de las que puede tener un listado.',
  id_missing: () => 'Falta el sourcedId.',
  title_missing: () => 'Falta el título.',
  email_missing: () => 'No hay dirección de correo.',
  class_limit: () => 'Hay tantas clases, actuales o archivadas, como puede tener una organización: elimina algunas.',
  owner_by_hand: () => 'Es un propietario: los propietarios se cambian a mano.',
  left_by_themselves: () => 'Esta persona se fue por su cuenta: envíale una invitación.',
  directory_inactive: () =>
    'Un directorio tiene a esta persona como inactiva: actívala allí o vuelve a admitirla a mano.',
  too_many_mails: () =>
    'Se han enviado demasiados correos a esta dirección o desde tu cuenta. Sube de nuevo el listado más tarde.',
  sender_unconfirmed: () => 'Confirma tu propia dirección de correo y vuelve a subirlo.',
  starter_no_owner: () => 'Quien aplicó este listado ya no es propietario.',
  starter_signed_out: () => 'Por seguridad, se cerró la sesión de quien aplicó este listado.',
  version_unsupported: ({ value }) => `Esto es OneRoster ${value}; se necesita la versión 1.2.`,
  mode_unknown: ({ value }) => `${value} no es bulk, delta ni absent.`,
  file_missing: ({ value }) => `Falta el archivo ${value}.`,
  column_missing: ({ value }) => `Falta la columna ${value}.`,
  id_invalid: ({ value }) => `${value} no puede ser un sourcedId.`,
  status_unknown: ({ value }) => `No se conoce el estado ${value}.`,
  flag_invalid: ({ value }) => `${value} no es true ni false.`,
  day_invalid: ({ value }) => `${value} no es un día. Escríbelo como 2026-09-01.`,
  email_invalid: ({ value }) => `${value} no es una dirección de correo.`,
  email_taken: ({ value }) => `La dirección ${value} es de otra persona en este listado.`,
  role_unknown: ({ value }) => `No se conoce el rol ${value}.`,
  org_unknown: ({ value }) => `No existe la organización ${value}.`,
  org_cycle: ({ value }) => `La organización ${value} está por debajo de sí misma.`,
  session_unknown: ({ value }) => `No existe el periodo ${value}.`,
  session_cycle: ({ value }) => `El periodo ${value} está por debajo de sí mismo.`,
  class_unknown: ({ value }) => `No existe la clase ${value}.`,
  user_unknown: ({ value }) => `No existe el usuario ${value}.`,
  id_twice: ({ value, firstLine }) => `${value} ya está en la línea ${figure(firstLine)}.`,
  column_twice: ({ value }) => `La columna ${value} está dos veces.`,
  name_invalid: ({ value }) => `${value} no puede ser un nombre aquí.`,
}

export function rosterLineProblem(problem: RosterProblem): string {
  return rosterProblemText(problems, problem)
}
