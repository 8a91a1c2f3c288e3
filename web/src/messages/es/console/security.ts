import type { securityRulesMessages as english } from '#languages/en/console/security.ts'
import type { Translation } from '#languages/translation.ts'
import { figure, plural } from '../format.ts'
import { wayList } from '../organizations/entry.ts'

const counted = (number: number, one: string, other: string) => `${figure(number)} ${plural(number, { one, other })}`
const days = (count: number) => counted(count, 'día', 'días')
const hoursOf = (count: number) => (count % 24 === 0 ? days(count / 24) : counted(count, 'hora', 'horas'))
/** "3 de 40 personas no tienen ...": of how many, and what follows agrees with how many. */
const some = (count: number, members: number, one: string, other: string) =>
  `${figure(count)} de ${counted(members, 'persona', 'personas')} ${plural(count, { one, other })}`
/** Of so many members the server says who does not meet a rule. */
const mostLookedAt = 10_000

export const securityRulesMessages: Translation<typeof english> = {
  lead: 'Con qué debe iniciar sesión cualquier persona antes de entrar: en el sitio, en esta consola y en todas las aplicaciones. Un cambio llega a todas las sesiones en menos de un minuto.',
  form: 'Reglas de seguridad',
  now: 'Ahora:',
  secondStep: {
    title: 'Segundo paso',
    lead: 'Un código de una aplicación del móvil, además de la contraseña. Impide entrar a quien se haya enterado de una. Una llave de acceso vale por los dos pasos.',
    ask: 'Pedir un segundo paso',
    days: 'Plazo para configurarlo',
    daysHint: 'Se cuenta desde que lo activas o desde que alguien se une, lo que ocurra más tarde.',
    daysOption: (count) => (count === 0 ? 'Ninguno: de inmediato' : days(count)),
    off: 'no se pide a nadie.',
    on: (count, since) =>
      count === 0
        ? `se pide desde el ${since}, sin plazo para configurarlo.`
        : `se pide desde el ${since}, con ${days(count)} para configurarlo.`,
    lacking: (count, members) =>
      count === 0 ? 'Todos tienen uno.' : `${some(count, members, 'aún no tiene', 'aún no tienen')} ninguno.`,
  },
  ways: {
    title: 'Formas de iniciar sesión',
    lead: 'Qué formas cuentan aquí. Las demás se pueden seguir usando en otros lugares, y decimos a las personas cuáles aceptas.',
    any: 'Cualquiera',
    only: 'Solo estas',
    choices: 'Formas aceptadas',
    names: {
      password: 'Contraseña',
      google: 'Google',
      passkey: 'Llave de acceso',
      mail: 'Enlace o código por correo',
    },
    mailIsPassword: 'Un enlace por correo cuenta aquí como contraseña.',
    off: 'cuenta cualquier forma.',
    on: (ways) => `solo ${wayList(ways)}.`,
    lacking: (count, members) =>
      count === 0
        ? 'Todos tienen alguna de estas.'
        : `${some(count, members, 'no tiene', 'no tienen')} ninguna de estas.`,
    required: 'Elige al menos una.',
  },
  fresh: {
    title: 'Inicio de sesión reciente',
    lead: 'Pide a las personas que vuelvan a iniciar sesión pasado un tiempo, aunque la tengan abierta. Útil en equipos compartidos.',
    ask: 'Pedir un inicio de sesión reciente',
    hours: 'Después de',
    hoursOption: hoursOf,
    off: 'un inicio de sesión cuenta mientras dure la sesión.',
    on: (hours) => `un inicio de sesión cuenta durante ${hoursOf(hours)}.`,
    lacking: (count, members) =>
      count === 0
        ? 'Todos han iniciado sesión hace poco.'
        : `${some(count, members, 'tendrá', 'tendrán')} que volver a iniciar sesión.`,
  },
  list: {
    show: {
      second_step: 'Quién no tiene ninguno',
      ways: 'Quién no tiene ninguna de estas',
      fresh_hours: 'A quién se le pedirá',
    },
    titles: {
      second_step: 'Sin segundo paso',
      ways: 'Sin una forma aceptada de iniciar sesión',
      fresh_hours: 'Con un inicio de sesión demasiado antiguo',
    },
    lead: `Personas que no cumplen esta regla tal como es ahora. Si hay más de ${figure(mostLookedAt)}, se miran las primeras por nombre.`,
    table: 'Personas que no cumplen la regla',
    loading: 'Revisando a las personas',
    name: 'Nombre',
    role: 'Rol',
    joined: 'Desde',
    empty: 'Todos cumplen esta regla',
    emptyAdvice: 'No deja fuera a nadie.',
    toRules: 'Reglas de seguridad',
  },
  save: 'Guardar',
  reset: 'Deshacer mis cambios',
  saved: 'Las reglas de seguridad han cambiado.',
  preview: {
    title: '¿Cambiar las reglas de seguridad?',
    lead: 'Esto es lo que supone para las personas de aquí:',
    loading: 'Contando personas',
    graceful: (count) => `Tienen ${days(count)} para configurarlo, y aquí se les recuerda.`,
    atOnce: 'No podrán entrar hasta que lo hayan configurado.',
    looser: 'A nadie se le pide más que antes.',
    unknown: 'Aquí no se sabe a cuántas personas afecta.',
    lockOut:
      'Te quedarías fuera: no has iniciado sesión de la forma que quieres pedir. Configúrala para ti, inicia sesión con ella y vuelve.',
    toOwn: 'Mi propia seguridad',
    confirm: 'Cambiarlas',
    cancel: 'Cancelar',
  },
  conflict:
    'Entretanto, otro propietario ha cambiado las reglas. Las actuales están en «Ahora»; tus cambios siguen aquí. Revisa ambos y vuelve a guardar.',
}
