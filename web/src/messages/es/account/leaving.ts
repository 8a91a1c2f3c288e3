import { accountDeletionDays, exportLinkDays, restingNameDays } from '@atrium/contract/limits'
import type { leavingMessages as english } from '#languages/en/account/leaving.ts'
import type { Translation } from '#languages/translation.ts'

const keep = 'Conservar mi cuenta'
const waiting = 'Tu cuenta se eliminará en cuanto otra persona sea propietaria de lo que ahora solo es tuyo.'

export const leavingMessages: Translation<typeof english> = {
  title: 'Cuenta',
  loading: 'Cargando tu cuenta',
  failed: 'No se ha podido cargar tu cuenta.',

  export: {
    heading: 'Descargar mis datos',
    lead: 'Una copia de todo lo que se guarda sobre ti: tu perfil, cómo inicias sesión, a qué perteneces, qué has hecho y tus imágenes. Es un archivo ZIP con archivos que otros programas pueden leer.',
    ask: 'Preparar mis datos',
    asking: 'Pidiéndolos',
    preparing:
      'Se están preparando tus datos. Puedes salir de esta página: te enviaremos un enlace por correo cuando estén listos.',
    ready: (email, until) =>
      `Tus datos están listos. Hemos enviado un enlace a ${email}. Sirve una sola vez, hasta el ${until}.`,
    taken: 'Has descargado tus datos.',
    expired: `El enlace a tus datos ha caducado. Un enlace sirve durante ${exportLinkDays} días.`,
    failedToMake: 'No se han podido preparar tus datos. Inténtalo de nuevo.',
    lastAsked: (when) => `Los pediste por última vez el ${when}.`,
    nextAt: (when) => `Puedes volver a pedirlos a partir del ${when}.`,
  },

  download: {
    title: 'Descargar mis datos',
    lead: 'El enlace sirve una sola vez. Guarda el archivo en un lugar seguro: contiene todo lo que se guarda sobre ti.',
    account: (email) => `Has iniciado sesión como ${email}. Solo la cuenta que pidió los datos puede descargarlos.`,
    button: 'Descargar',
    downloading: 'Descargando',
    done: 'Tus datos se han descargado.',
    toAccount: 'Ir a mi cuenta',
  },

  deletion: {
    heading: 'Eliminar la cuenta',
    lead: 'Puedes eliminar tu cuenta en cualquier momento. Esto es lo que ocurre:',
    consequences: [
      `Durante ${accountDeletionDays} días no cambia nada. Puedes iniciar sesión como siempre y cambiar de opinión.`,
      'Después se eliminan tu cuenta, tu perfil y tus membresías. Esto no se puede deshacer.',
      'Lo que hiciste en las organizaciones permanece allí, sin tu nombre.',
      `Durante ${restingNameDays} días nadie puede usar tu nombre de usuario. Tu dirección de correo se puede usar enseguida para una cuenta nueva.`,
    ],
    onlyOwner:
      'Solo tú eres propietario de las organizaciones y los editores que ves abajo. Antes de eliminar tu cuenta, nombra propietario a otra persona o elimina la organización o el editor.',
    organizations: 'Organizaciones',
    publishers: 'Editores',
    ask: 'Eliminar mi cuenta',
    asking: 'Eliminando',
    confirmTitle: '¿Eliminar tu cuenta?',
    confirmLead: `Se eliminará dentro de ${accountDeletionDays} días. Hasta entonces puedes cambiar de opinión.`,
    confirm: 'Eliminar la cuenta',
    cancel: 'Cancelar',
    asked: (on) => `Tu cuenta se eliminará el ${on}. Te hemos enviado un correo al respecto.`,
    pending: (on) => `Tu cuenta se eliminará el ${on}.`,
    pendingLead: `Hasta entonces puedes usarla como siempre. Si cambias de opinión, elige «${keep}» en la parte superior de esta página.`,
    waiting,
  },

  banner: {
    label: 'Tu cuenta se eliminará',
    pending: (on) => `Tu cuenta se eliminará el ${on}.`,
    waiting,
    see: 'Ver mi cuenta',
    keep,
    keeping: 'Conservándola',
    kept: 'Tu cuenta se conserva.',
  },
}
