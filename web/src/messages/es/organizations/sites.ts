import { restorableDays } from '@atrium/contract/limits'
import type { spacesMessages as english } from '#languages/en/organizations/sites.ts'
import type { Translation } from '#languages/translation.ts'
import { shellMessages } from '../shell.ts'

export const spacesMessages: Translation<typeof english> = {
  missing: {
    title: 'Este sitio no existe',
    text: 'No hay ninguna organización en esta dirección. Compruébala o busca la organización por el nombre de su espacio de trabajo.',
    textAt: (address) => `No hay nada en ${address}. Comprueba la dirección.`,
    closed: 'Esta organización está cerrada',
    closedText: `Se ha eliminado. Quien era su propietario puede restaurarla durante ${restorableDays} días, en su lista de organizaciones.`,
    find: 'Busca tu organización',
    home: shellMessages.home,
  },
  go: {
    title: 'Te llevamos allí',
    calm: (address) => `Un momento, te estamos llevando a ${address}.`,
    failed: 'No hemos podido llevarte a esta dirección.',
    unknownOrganization: 'Esta no es la dirección de una organización.',
    unknownAuthor: 'Esta no es la dirección de un editor.',
    retry: 'Volver a intentarlo',
    backToOrganizations: 'Volver a mis organizaciones',
    backToAuthors: 'Volver a mis editores',
  },
  home: {
    welcome: (displayName) => `Te damos la bienvenida, ${displayName}`,
    signedIn: (of) => `Has iniciado sesión en ${of}.`,
    notAMember: (of) => `No perteneces a ${of}. Pide una invitación a alguien de allí.`,
    myOrganizations: 'Mis organizaciones',
    myPublishers: 'Mis editores',
    signOut: 'Cerrar sesión',
    signOutFailed: shellMessages.logoutFailed,
    signedOut: (of, product) => `Tu sesión en ${of} está cerrada. En ${product} puede que siga abierta.`,
    entering: 'Iniciando tu sesión',
    signedOutTitle: (of) => `Te damos la bienvenida a ${of}`,
    invitation: 'Inicia sesión para continuar.',
    signIn: 'Iniciar sesión',
    linkSpent: 'Este enlace para iniciar sesión ya se ha usado o ha caducado. Vuelve a iniciar sesión.',
    notReached: 'No hemos podido conectar con el servicio de inicio de sesión. Inténtalo de nuevo.',
    retry: 'Volver a intentarlo',
    poweredBy: (productName) => `En ${productName}`,
  },
  apps: {
    title: 'Aplicaciones',
    names: {
      learner: 'App de aprendizaje',
      engage: 'Estudio de interacción',
      authoring: 'Estudio de creación',
      people: 'Gestor de personas',
      teacher: 'App docente',
      analytics: 'Analíticas',
      console: 'Consola',
      admin: 'App de administración',
    },
  },
}
