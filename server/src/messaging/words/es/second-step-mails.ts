import type { secondStepMails as english } from '../en/second-step-mails.ts'
import type { TranslatedMails } from '../words.ts'

export const secondStepMails: TranslatedMails<typeof english> = {
  second_step_added: ({ productName, email }) => ({
    subject: `Verificación en dos pasos activada en tu cuenta de ${productName}`,
    paragraphs: [
      `Para iniciar sesión como ${email} ahora también hace falta un código de una aplicación de autenticación. Se han cerrado todas las sesiones que estaban abiertas.`,
    ],
    footer: `Si no has sido tú, restablece tu contraseña de inmediato y escribe a quien gestiona ${productName} para ti.`,
  }),
  second_step_removed: ({ productName, email }) => ({
    subject: `Verificación en dos pasos desactivada en tu cuenta de ${productName}`,
    paragraphs: [`Para iniciar sesión como ${email} ya no hace falta un código de una aplicación de autenticación.`],
    footer: 'Si no has sido tú, restablece tu contraseña de inmediato y vuelve a activar la verificación en dos pasos.',
  }),
  second_step_taken_off: ({ productName, email, reason }) => ({
    subject: `Verificación en dos pasos desactivada en tu cuenta de ${productName}`,
    paragraphs: [
      `Quien gestiona ${productName} para ti ha desactivado la verificación en dos pasos de ${email}: para iniciar sesión ya no hace falta un código de una aplicación de autenticación.`,
      `Motivo: ${reason}`,
    ],
    footer: `Si no lo has pedido tú, restablece tu contraseña de inmediato y escribe a quien gestiona ${productName} para ti.`,
  }),
  second_step_backup_codes_replaced: ({ productName, email }) => ({
    subject: `Nuevos códigos de respaldo para tu cuenta de ${productName}`,
    paragraphs: [`Los códigos de respaldo de ${email} se acaban de sustituir: los anteriores ya no funcionan.`],
    footer: 'Si no has sido tú, restablece tu contraseña de inmediato y crea códigos de respaldo nuevos.',
  }),
  second_step_backup_code_used: ({ productName, email, left }) => ({
    subject: `Inicio de sesión en ${productName} con un código de respaldo`,
    paragraphs: [
      `Alguien, esperamos que tú, ha iniciado sesión como ${email} con un código de respaldo. Códigos de respaldo restantes: ${String(left)}.`,
    ],
    footer: 'Si no has sido tú, restablece tu contraseña de inmediato y crea códigos de respaldo nuevos.',
  }),
  second_step_guessed: ({ productName, email }) => ({
    subject: `Se han escrito códigos incorrectos para tu cuenta de ${productName}`,
    paragraphs: [
      `Alguien ha superado el primer paso para iniciar sesión como ${email} y después ha escrito varias veces códigos incorrectos. No se ha iniciado ninguna sesión.`,
    ],
    footer: 'Si no has sido tú, elige una contraseña nueva: otra persona sabe la tuya.',
  }),
}
