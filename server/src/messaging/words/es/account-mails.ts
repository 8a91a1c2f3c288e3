import type { accountMails as english } from '../en/account-mails.ts'
import type { TranslatedMails } from '../words.ts'

const keep = 'Conservar mi cuenta'

export const accountMails: TranslatedMails<typeof english> = {
  account_disabled: ({ productName, email, reason }) => ({
    subject: `Tu cuenta de ${productName} se ha desactivado`,
    paragraphs: [
      `La cuenta de ${email} se acaba de desactivar: nadie puede iniciar sesión con ella, y se han cerrado todas sus sesiones.`,
      `Motivo: ${reason}`,
    ],
    footer: `Si crees que es un error, escribe a quien gestiona ${productName} para ti.`,
  }),
  account_enabled: ({ productName, email, reason }) => ({
    subject: `Ya puedes volver a usar tu cuenta de ${productName}`,
    paragraphs: [`La cuenta de ${email} se acaba de activar. Puedes iniciar sesión como siempre.`, `Motivo: ${reason}`],
    footer: 'Si no tienes ninguna cuenta aquí, puedes ignorar este correo.',
  }),
  sessions_ended: ({ productName, email, reason }) => ({
    subject: `Se han cerrado todas tus sesiones en ${productName}`,
    paragraphs: [
      `Quien gestiona ${productName} para ti acaba de cerrar todas las sesiones de ${email}, en todos los dispositivos. Puedes volver a iniciar sesión como siempre.`,
      `Motivo: ${reason}`,
    ],
    footer: `Si no lo esperabas, escribe a quien gestiona ${productName} para ti.`,
  }),
  export_ready: ({ productName, email, goodFor }) => ({
    subject: `Tus datos de ${productName} están listos para descargar`,
    paragraphs: [
      `Pediste una copia de lo que ${productName} guarda sobre ${email}. Ya está lista.`,
      `Inicia sesión con tu cuenta para descargarla. El enlace sirve una sola vez, durante ${goodFor}.`,
    ],
    button: 'Descargar mis datos',
    footer: 'Si no has sido tú, elige una contraseña nueva: otra persona puede iniciar sesión con la tuya.',
  }),
  deletion_asked: ({ productName, email, on }) => ({
    subject: `Tu cuenta de ${productName} se eliminará el ${on}`,
    paragraphs: [
      `Alguien, esperamos que tú, ha pedido eliminar la cuenta de ${email}. Se eliminará el ${on}, con todo lo que contiene.`,
      `Hasta entonces puedes iniciar sesión como siempre. Si cambias de opinión, inicia sesión y elige «${keep}».`,
    ],
    button: keep,
    footer:
      'Si no has sido tú, conserva tu cuenta y elige una contraseña nueva: otra persona puede iniciar sesión con la tuya.',
  }),
  account_gone: ({ productName, email, on }) => ({
    subject: `Tus datos de ${productName} se eliminarán el ${on}`,
    paragraphs: [
      `La cuenta con la que inicias sesión como ${email} se ha eliminado, así que ya nadie puede iniciar sesión con ella. Lo que ${productName} guarda sobre ti se eliminará el ${on}.`,
    ],
    footer: 'Si no la has eliminado tú, ponte en contacto con el servicio de ayuda antes de ese día.',
  }),
  deletion_withdrawn: ({ productName, email }) => ({
    subject: `Tu cuenta de ${productName} no se eliminará`,
    paragraphs: [`La cuenta de ${email} sigue como está: se acaba de cancelar su eliminación.`],
    footer: 'Si no has sido tú, elige una contraseña nueva y vuelve a eliminar la cuenta.',
  }),
  deletion_waits: ({ productName, names }) => ({
    subject: `Tu cuenta de ${productName} aún no se ha podido eliminar`,
    paragraphs: [
      names === ''
        ? 'Tu cuenta se iba a eliminar, pero algo que te pertenece no tiene ahora ningún otro propietario.'
        : `Tu cuenta se iba a eliminar, pero nadie más que tú es propietario de: ${names}.`,
      'Nombra propietario a otra persona o elimínalo. Tu cuenta se eliminará en cuanto lo hayas hecho.',
    ],
    button: 'Ver mi cuenta',
    footer: `Si has cambiado de opinión, inicia sesión y elige «${keep}».`,
  }),
  account_deleted: ({ productName, email }) => ({
    subject: `Tu cuenta de ${productName} se ha eliminado`,
    paragraphs: [
      `La cuenta de ${email} se acaba de eliminar, como pediste. Ya nadie puede iniciar sesión en ella, y lo que hiciste para otras personas aparece sin tu nombre.`,
    ],
    footer: 'Este es el último correo al respecto. Puedes crear una cuenta nueva con esta dirección cuando quieras.',
  }),
  passkey_added: ({ productName, email }) => ({
    subject: `Se ha añadido una llave de acceso a tu cuenta de ${productName}`,
    paragraphs: [
      `Se acaba de añadir una llave de acceso a la cuenta de ${email}. Con ella se puede iniciar sesión sin contraseña.`,
    ],
    button: 'Ver tus llaves de acceso',
    footer: 'Si no has sido tú, quítala allí y cambia tu contraseña de inmediato.',
  }),
  passkey_removed: ({ productName, email }) => ({
    subject: `Se ha quitado una llave de acceso de tu cuenta de ${productName}`,
    paragraphs: [
      `Se acaba de quitar una llave de acceso de la cuenta de ${email}. Ya no sirve para iniciar sesión, y se han cerrado las sesiones iniciadas en otros lugares con una llave de acceso.`,
    ],
    button: 'Ver tus llaves de acceso',
    footer: 'Si no has sido tú, cambia tu contraseña de inmediato.',
  }),
  google_added: ({ productName, email }) => ({
    subject: `Se ha conectado Google a tu cuenta de ${productName}`,
    paragraphs: [
      `Se acaba de conectar una cuenta de Google a la cuenta de ${email}. Con ella se puede iniciar sesión sin contraseña.`,
    ],
    button: 'Ver tus formas de iniciar sesión',
    footer: 'Si no has sido tú, desconéctala allí y cambia tu contraseña de inmediato.',
  }),
  google_removed: ({ productName, email }) => ({
    subject: `Se ha desconectado Google de tu cuenta de ${productName}`,
    paragraphs: [
      `Se acaba de desconectar la cuenta de Google de la cuenta de ${email}. Ya no sirve para iniciar sesión, y se han cerrado las sesiones iniciadas en otros lugares con Google.`,
    ],
    button: 'Ver tus formas de iniciar sesión',
    footer: 'Si no has sido tú, cambia tu contraseña de inmediato.',
  }),
  password_added: ({ productName, email }) => ({
    subject: `Se ha creado una contraseña para tu cuenta de ${productName}`,
    paragraphs: [
      `Se acaba de crear una contraseña para la cuenta de ${email}, que no tenía ninguna. Sirve para iniciar sesión, y se han cerrado todas las demás sesiones.`,
    ],
    button: 'Ver tus formas de iniciar sesión',
    footer:
      'Si no has sido tú, elige otra contraseña de inmediato con «¿Has olvidado la contraseña?» al iniciar sesión.',
  }),
  password_changed: ({ productName, email }) => ({
    subject: `Se ha cambiado la contraseña de tu cuenta de ${productName}`,
    paragraphs: [
      `Se acaba de cambiar la contraseña de la cuenta de ${email}, y se han cerrado todas las demás sesiones.`,
    ],
    button: 'Ver tus formas de iniciar sesión',
    footer:
      'Si no has sido tú, elige otra contraseña de inmediato con «¿Has olvidado la contraseña?» al iniciar sesión.',
  }),
  password_removed: ({ productName, email }) => ({
    subject: `Se ha quitado la contraseña de tu cuenta de ${productName}`,
    paragraphs: [
      `Se acaba de quitar la contraseña de la cuenta de ${email}. Ya no sirve para iniciar sesión, y se han cerrado las sesiones iniciadas en otros lugares con ella.`,
    ],
    button: 'Ver tus formas de iniciar sesión',
    footer:
      'Si no has sido tú, elige otra contraseña de inmediato con «¿Has olvidado la contraseña?» al iniciar sesión.',
  }),
}
