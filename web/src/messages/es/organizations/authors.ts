import type { authorsMessages as english } from '#languages/en/organizations/authors.ts'
import type { Translation } from '#languages/translation.ts'

export const authorsMessages: Translation<typeof english> = {
  list: {
    title: 'Editores',
    add: 'Añadir editor',
    addShort: 'Añadir',
    filter: 'Filtrar editores',
    publisher: 'Editor',
    publisherId: 'ID de editor',
    role: 'Rol',
    empty: 'No hay ningún editor',
    emptyAdvice:
      'Un editor es el nombre con el que se publica tu contenido: el tuyo, el de tu equipo o el de tu sello.',
    create: 'Crear un editor',
    loading: 'Cargando tus editores',
    failed: 'No se han podido cargar tus editores.',
    organizations: 'Organizaciones',
    invite: 'Invitar',
    people: 'Personas',
    deleted: 'Eliminados hace poco',
    inviteTo: (name) => `Invitar a ${name}`,
  },
}
