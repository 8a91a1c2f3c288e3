import { restorableDays } from '@atrium/contract/limits'
import type { deletedMessages as english } from '#languages/en/organizations/deleted.ts'
import type { Translation } from '#languages/translation.ts'

const both = {
  failed: 'No se ha podido cargar.',
  until: (day: string) => `hasta el ${day}`,
  restore: 'Restaurar',
  restoreNamed: (name: string) => `Restaurar ${name}`,
}

export const deletedMessages: Translation<typeof english> = {
  organizations: {
    ...both,
    title: 'Eliminadas hace poco',
    lead: 'Puedes restaurar las que eran de tu propiedad, con todos sus miembros.',
    none: `No se ha eliminado ninguna de tus organizaciones en los últimos ${restorableDays} días.`,
    restored: (name) => `${name} vuelve a estar abierta.`,
  },
  publishers: {
    ...both,
    title: 'Eliminados hace poco',
    lead: 'Puedes restaurar los que eran de tu propiedad, con todos sus miembros.',
    none: `No se ha eliminado ninguno de tus editores en los últimos ${restorableDays} días.`,
    restored: (name) => `${name} vuelve a estar disponible.`,
  },
}
