import { notSeenDays } from '@atrium/contract/limits'
import type { overviewMessages as english } from '#languages/en/console/overview.ts'
import type { Translation } from '#languages/translation.ts'
import { figure, percent, plural } from '../format.ts'

const counted = (number: number, one: string, other: string) => `${figure(number)} ${plural(number, { one, other })}`
const ofMembers = (members: number) =>
  plural(members, { one: `de ${figure(members)} miembro`, other: `de ${figure(members)} miembros` })

export const overviewMessages: Translation<typeof english> = {
  range: 'Periodo',
  ranges: { '30d': '30 días', '12m': '12 meses', all: 'Todo' },
  figures: 'Cifras',
  loading: 'Cargando las cifras',
  tiles: {
    label: 'Hoy',
    members: 'Miembros',
    change: (change, range) => {
      const of = { '30d': 'en 30 días', '12m': 'en 12 meses', all: 'desde el principio' }[range]
      if (change === 0) return `sin cambios ${of}`
      return `${change > 0 ? '+' : '−'}${figure(Math.abs(change))} ${of}`
    },
    week: 'Han entrado esta semana',
    today: (people) => `${counted(people, 'persona', 'personas')} hoy`,
    notSeen: `Sin entrar en ${notSeenDays} días`,
    seeWho: 'Ver quién',
    nobody: 'todos han entrado hace poco',
    secondStep: 'Con un segundo paso',
    shareOf: (part, members) => (members === 0 ? '' : `${percent(part, members)} ${ofMembers(members)}`),
    elsewhere: 'lo guarda tu proveedor de inicio de sesión',
  },
  people: {
    title: 'Personas',
    members: 'Miembros',
    roles: { users: 'Usuarios', staff: 'Personal', owners: 'Propietarios' },
    rolesLabel: 'Por rol',
    label: (members, from, since) =>
      `Miembros a lo largo del tiempo: ${counted(members, 'miembro', 'miembros')} ahora; ${figure(from)} al principio (${since}).`,
  },
  signIns: {
    title: 'Inicios de sesión',
    lead: 'Cada vez que un miembro entra en tu sitio, y cuántas personas distintas eran.',
    signIns: 'Inicios de sesión',
    people: 'Personas',
    label: (signIns, most, when) =>
      signIns === 0
        ? 'Inicios de sesión a lo largo del tiempo: ninguno aún.'
        : `Inicios de sesión a lo largo del tiempo: ${figure(signIns)} en total; el máximo, ${figure(most)} (${when}).`,
    average: (people, step) => `${figure(people)} ${{ day: 'al día', week: 'a la semana', month: 'al mes' }[step]}`,
  },
  invites: {
    title: 'Invitaciones',
    lead: 'Las que se han enviado y las que se han aceptado. Muchas personas pueden aceptar un mismo enlace.',
    sent: 'Enviadas',
    accepted: 'Aceptadas',
    label: (sent, accepted) =>
      `Invitaciones a lo largo del tiempo: ${counted(sent, 'enviada', 'enviadas')}, ${counted(accepted, 'aceptada', 'aceptadas')}.`,
  },
  secondSteps: {
    title: 'Segundos pasos',
    lead: 'Miembros cuya cuenta no se abre solo con una contraseña.',
    authenticator: 'Aplicación de autenticación',
    passkey: 'Llave de acceso',
    none: 'Ninguno de los dos',
    label: (either, members) =>
      plural(either, {
        one: `${figure(either)} ${ofMembers(members)} tiene uno`,
        other: `${figure(either)} ${ofMembers(members)} tienen uno`,
      }),
    both: (people) =>
      plural(people, {
        one: `${figure(people)} persona tiene ambos.`,
        other: `${figure(people)} personas tienen ambos.`,
      }),
  },
  since: (day) => `Los días son los de la zona horaria de tu organización. Se cuenta todo desde el ${day}.`,
  before: (day) =>
    `Se cuenta todo desde el ${day}. De antes solo está lo que aún se sabe: membresías e invitaciones, no inicios de sesión.`,
  empty: {
    sentence: 'Aún no hay nada que dibujar',
    advice:
      'Las cifras empiezan hoy. Cuando haya personas que se unan, inicien sesión y reciban invitaciones, verás aquí cómo le va a tu organización.',
    invite: 'Invitar a personas',
  },
  notSeen: {
    title: `Sin entrar en ${notSeenDays} días`,
    lead: `Miembros que no han entrado en tu sitio ni han usado estas páginas en ${notSeenDays} días; primero, quienes llevan más tiempo fuera.`,
    back: 'Resumen',
    table: 'Miembros sin entrar',
    name: 'Nombre',
    role: 'Rol',
    lastSeen: 'Última vez',
    never: 'Nunca',
    joined: (day) => `desde el ${day}`,
    loading: 'Cargando la lista',
    empty: 'Todos han entrado hace poco',
    emptyAdvice: `Quien no entra en ${notSeenDays} días aparece aquí.`,
    toOverview: 'Volver al resumen',
  },
}
