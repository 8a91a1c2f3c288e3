import type { removedMessages as english } from '#languages/en/people/removed.ts'
import type { Translation } from '#languages/translation.ts'
import { figure, plural } from '../format.ts'

export const removedMessages: Translation<typeof english> = {
  status: 'Estado',
  members: 'Miembros',
  removed: 'Quitados',
  former: 'Anteriores',
  list: {
    title: 'Quitados',
    happened: 'Salida',
    removedOn: (date, by) => (by === null ? `Salió el ${date}` : `Salió el ${date} por decisión de ${by}`),
    leftOn: (date) => `Se fue por su cuenta el ${date}`,
    until: (date) => `Se puede restaurar hasta el ${date}`,
    byInvite: 'Con una invitación puede volver, si quiere.',
    restore: 'Restaurar',
    restoreNamed: (name) => `Restaurar a ${name}`,
    invite: 'Invitar',
    inviteNamed: (name) => `Invitar a ${name}`,
    empty: 'No se ha quitado a nadie últimamente',
    emptyAdvice: (days) => `A quien se quite se le puede restaurar aquí durante ${figure(days)} días.`,
    nobodyFound: 'No se ha encontrado a nadie',
    toMembers: 'Mostrar los miembros',
  },
  restored: (name) => `${name} vuelve a ser miembro.`,
  restoredMany: (people) =>
    plural(people, {
      one: `${figure(people)} persona vuelve a ser miembro.`,
      other: `${figure(people)} personas vuelven a ser miembros.`,
    }),
}
