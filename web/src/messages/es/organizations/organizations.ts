import { fieldMessages } from '@atrium/contract/sentences/es/fields'
import type { organizationsMessages as english } from '#languages/en/organizations/organizations.ts'
import type { Translation } from '#languages/translation.ts'
import { figure, plural } from '../format.ts'

export const organizationsMessages: Translation<typeof english> = {
  create: {
    displayNameTitle: 'Crea el nombre de la organización',
    displayNameLead: 'El nombre que ven las personas: tu centro, tu equipo o tu estudio.',
    displayNameLabel: 'Nombre visible',
    displayNameHint: 'De 4 a 20 caracteres, empezando por una letra.',
    myOrganizationsQuestion: '¿Ya perteneces a una?',
    myOrganizations: 'Mis organizaciones',
    nameTitle: 'Elige un dominio propio',
    nameLead: (displayName) => `La dirección donde se encuentra ${displayName}.`,
    nameLabel: 'Nombre del espacio de trabajo',
    permanent:
      'El nombre del espacio de trabajo no se puede cambiar. Elige uno que siga siendo adecuado dentro de unos años.',
    preview: 'Tu dirección',
    previewPlaceholder: 'nombre',
    useSuggestion: 'Usar este',
    useSuggestionNamed: (name) => `Usar este: ${name}`,
    logoLabel: 'Logotipo (opcional)',
    logoHint: 'Se muestra en las listas y en tu dirección.',
    next: 'Siguiente',
    preparing: 'Preparando...',
    outcome: (displayName) => `Crea ${displayName} en esta dirección.`,
    cancel: 'Cancelar',
    displayNameTakes: 'un nombre visible puede tener letras, cifras y espacios',
    nameTakes: 'el nombre de un espacio de trabajo puede tener letras y cifras',
    tooMany: (count) => plural(count, { one: 'Sobra un carácter.', other: `Sobran ${figure(count)} caracteres.` }),
    nameExists: 'Este nombre de espacio de trabajo ya existe. Elige otro.',
    own: (displayName) => `Este nombre es de ${displayName}, una de tus organizaciones.`,
    ownDeleted: (displayName) =>
      `Este nombre sigue siendo de ${displayName}, una organización tuya que fue eliminada. Puedes restaurarla.`,
    toOwn: (displayName) => `Ir a ${displayName}`,
  },
  removedCharacters: (characters, takes) => `No se ha incluido: ${characters} (${takes}).`,
  availability: {
    unknown: '',
    checking: 'Comprobando...',
    available: 'Este dominio está disponible.',
    taken: fieldMessages.organizationNameTaken,
  },
  welcome: {
    title: (productName) => `Te damos la bienvenida a ${productName}`,
    blurb: (displayName) =>
      `${displayName} ya está en su propia dirección y eres su propietario. Invita a otras personas cuando quieras.`,
    address: 'Tu dirección',
    getStarted: 'Empezar',
    invitePeople: 'Invitar a personas',
    allOrganizations: 'Mis organizaciones',
    again: 'Tus organizaciones están en tu lista, y hay sitio para otra.',
    goToOrganizations: 'Ir a mis organizaciones',
  },
  list: {
    title: 'Organizaciones',
    add: 'Añadir organización',
    addShort: 'Añadir',
    filter: 'Filtrar organizaciones',
    organization: 'Organización',
    domain: 'Dominio',
    role: 'Rol',
    empty: 'No hay ninguna organización',
    emptyAdvice: 'Crea tu primera organización y dale su propia dirección.',
    create: 'Crear una organización',
    loading: 'Cargando tus organizaciones',
    failed: 'No se han podido cargar tus organizaciones.',
    publishers: 'Editores',
    enterCode: 'Introducir un código',
    people: 'Personas',
    deleted: 'Eliminadas hace poco',
  },
}
