import type { passkeyMessages as english } from '#languages/en/account/passkeys.ts'
import type { Translation } from '#languages/translation.ts'
import { signInMessages } from './sign-in.ts'

export const passkeyMessages: Translation<typeof english> = {
  notUsed: `No se ha usado ninguna llave de acceso. Vuelve a intentarlo o continúa con «${signInMessages.login}».`,
  failures: {
    unknown: 'Esta llave de acceso no abre nada aquí: se ha quitado. Inicia sesión de otra forma.',
    there: 'En este dispositivo ya hay una llave de acceso para tu cuenta.',
    notHere: 'En esta dirección no se pueden usar llaves de acceso. Inicia sesión de otra forma.',
    unable:
      'Este dispositivo no puede guardar aquí una llave de acceso: necesita un bloqueo de pantalla, una huella o una cara.',
    failed: 'No se ha podido usar la llave de acceso. Inténtalo de nuevo o usa otra forma de iniciar sesión.',
  },
  card: {
    title: 'Llaves de acceso',
    lead: 'Con una llave de acceso inicias sesión con tu huella, tu cara o el bloqueo de tu dispositivo. No hay contraseña que recordar, y ninguna página falsa puede pedírtela.',
    empty: 'Aún no tienes llaves de acceso.',
    emptyAdvice: 'Añade una en cada dispositivo que uses: en el trabajo, en casa, en el móvil.',
    unable:
      'Este navegador no puede añadir llaves de acceso aquí. Usa una versión actual de Chrome, Edge, Firefox o Safari, en una dirección que empiece por https.',
    failed: 'No se han podido cargar tus llaves de acceso.',
    loading: 'Cargando tus llaves de acceso',
    add: 'Añadir una llave de acceso',
    added: (name) => `Se ha añadido la llave de acceso «${name}»`,
    cancelled: 'No se ha añadido ninguna llave de acceso.',
    created: (day) => `Añadida el ${day}`,
    used: (day) => `último uso el ${day}`,
    neverUsed: 'aún sin usar',
    backedUp: 'guardada también en tu gestor de contraseñas',
    rename: 'Cambiar nombre',
    renameNamed: (name) => `Cambiar el nombre de ${name}`,
    remove: 'Quitar',
    removeNamed: (name) => `Quitar ${name}`,
    gone: 'Esta llave de acceso ya se había quitado.',
  },
  rename: {
    title: 'Cambiar el nombre de la llave de acceso',
    name: 'Nombre',
    cancel: 'Cancelar',
    save: 'Guardar',
    renamed: 'Nombre de la llave de acceso cambiado',
  },
  remove: {
    title: (name) => `¿Quitar «${name}»?`,
    lead: 'Esta llave de acceso dejará de servir para iniciar sesión. Se cerrará tu sesión en los demás lugares donde la iniciaste con una llave de acceso.',
    cancel: 'Cancelar',
    confirm: 'Quitar',
    removed: (name) => `Se ha quitado la llave de acceso «${name}»`,
  },
}
