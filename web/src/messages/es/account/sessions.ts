import { waysIn } from '@atrium/contract/sentences/es/ways-in'
import type { sessionMessages as english } from '#languages/en/account/sessions.ts'
import type { Translation } from '#languages/translation.ts'
import { toDayAndTime } from '../dates.ts'
import { figure, plural, relative } from '../format.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

function lastUsed(seconds: number): string {
  if (seconds < hour) return 'En uso durante la última hora'
  if (seconds < day) return `Último uso: ${relative(-Math.round(seconds / hour), 'hour')}`
  return `Último uso: ${relative(-Math.round(seconds / day), 'day')}`
}

function browserOn(browser: string | null, system: string | null): string {
  if (browser !== null && system !== null) return `${browser} en ${system}`
  return browser ?? (system === null ? 'Navegador desconocido' : `Navegador en ${system}`)
}

export const sessionMessages: Translation<typeof english> = {
  browserOn,
  network: (network) => `Red ${network}`,
  since: (at, way) => {
    const words = waysIn[way]
    return words === null ? `Sesión iniciada el ${toDayAndTime(at)}` : `Sesión iniciada ${words} el ${toDayAndTime(at)}`
  },

  card: {
    title: 'Dónde tienes la sesión iniciada',
    lead: 'Todos los navegadores y aplicaciones con la sesión iniciada en tu cuenta. Si no reconoces alguno, cierra su sesión y cambia tu contraseña.',
    networkHint:
      'La red es la primera parte de la dirección de internet. Sirve para distinguir conexiones y no dice dónde está alguien.',
    loading: 'Cargando tus sesiones',
    failed: 'No se han podido cargar tus sesiones.',
    thisBrowser: 'Este navegador',
    activeNow: 'En uso ahora',
    lastUsed,
    onlyThis: 'No tienes la sesión iniciada en ningún otro lugar.',
    signOut: 'Cerrar sesión',
    signOutNamed: (name) => `Cerrar la sesión de ${name}`,
    others: 'Cerrar todas las demás sesiones',
    list: 'Navegadores y aplicaciones',
    more: 'Mostrar más',
  },
  confirmOne: {
    title: (name) => `¿Cerrar la sesión de ${name}?`,
    lead: 'Su sesión se cierra al instante, también en los sitios a los que fue desde aquí. Quien lo use tendrá que volver a iniciar sesión. Esto no se puede deshacer.',
    cancel: 'Cancelar',
    confirm: 'Cerrar sesión',
  },
  confirmOthers: {
    title: '¿Cerrar todas las demás sesiones?',
    lead: 'La sesión de todos los demás navegadores y aplicaciones se cierra al instante y habrá que volver a iniciarla. Aquí sigue abierta. Esto no se puede deshacer.',
    cancel: 'Cancelar',
    confirm: 'Cerrar las demás sesiones',
  },
  ended: (name) => `La sesión de ${name} está cerrada.`,
  gone: 'Su sesión ya estaba cerrada.',
  endedOthers: (count) =>
    count === 0
      ? 'No tenías la sesión iniciada en ningún otro lugar.'
      : plural(count, {
          one: 'Se ha cerrado la sesión de otro navegador.',
          other: `Se ha cerrado la sesión de otros ${figure(count)} navegadores.`,
        }),

  hosted: {
    lead: 'Tu proveedor de inicio de sesión no dice dónde tienes la sesión iniciada. Lo que puedes hacer aquí es cerrarla en todas partes a la vez.',
    button: 'Cerrar sesión en todas partes',
    confirm: {
      title: '¿Cerrar sesión en todas partes?',
      lead: 'Se cierra la sesión de todos los navegadores y aplicaciones, también la de este, en una hora como máximo. Después vuelves a iniciarla. Esto no se puede deshacer.',
      cancel: 'Cancelar',
      confirm: 'Cerrar sesión en todas partes',
    },
  },

  newSignIn: {
    heading: '¿Has sido tú?',
    lead: 'Alguien ha iniciado sesión en tu cuenta desde un navegador que no habíamos visto antes con ella.',
    explain:
      'Si no has sido tú, cierra ahora la sesión de ese navegador. Se cierra al instante y tendrá que volver a iniciarla.',
    submit: 'No he sido yo: cerrar su sesión',
    ending: 'Cerrando su sesión',
    keep: 'Si has sido tú, no tienes que hacer nada.',
    signIn: 'Iniciar sesión',
    endedHeading: 'La sesión de ese navegador está cerrada',
    ended: 'Ya no puede usar tu cuenta.',
    advice:
      'Puede que quien inició sesión sepa tu contraseña. Elige ahora una nueva y se cerrarán también todas las demás sesiones.',
    reset: 'Elegir una contraseña nueva',
  },
  deadNewSignIn: {
    heading: 'Este enlace ya no funciona',
    expired: 'Ha caducado: un enlace para cerrar la sesión de un navegador sirve durante siete días.',
    used: 'Ya se ha usado, o la sesión de ese navegador se cerró de otra forma. Si no fuiste tú quien inició sesión, elige una contraseña nueva.',
    disabled: 'La cuenta para la que se envió está desactivada. Ponte en contacto con el servicio de ayuda.',
    again: 'Elegir una contraseña nueva',
    signIn: 'Volver al inicio de sesión',
  },
}
