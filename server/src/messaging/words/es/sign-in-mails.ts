import type { signInMails as english } from '../en/sign-in-mails.ts'
import type { TranslatedMails } from '../words.ts'

const ignore = 'Si no lo has pedido tú, puedes ignorar este correo: no cambia nada mientras no se use el enlace.'
const once = (goodFor: string) => `El enlace sirve una sola vez, durante ${goodFor}.`
const neverAsked = (productName: string) => `Nadie de ${productName} te pedirá nunca este código.`

export const signInMails: TranslatedMails<typeof english> = {
  reset_password: ({ productName, email, goodFor }) => ({
    subject: `Restablece tu contraseña de ${productName}`,
    paragraphs: [`Alguien, esperamos que tú, ha pedido restablecer la contraseña de ${email}.`, once(goodFor)],
    button: 'Restablecer la contraseña',
    footer: ignore,
  }),
  sign_in: ({ productName, email, code, goodFor }) => ({
    subject: `Inicia sesión en ${productName}`,
    paragraphs: [
      `Alguien, esperamos que tú, quiere iniciar sesión como ${email}. Escribe este código en la página que lo ha pedido: ${code}`,
      `O usa el botón, en cualquier dispositivo. Ambos sirven una sola vez, durante ${goodFor}. ${neverAsked(productName)}`,
    ],
    button: 'Iniciar sesión',
    footer: ignore,
  }),
  confirm_identity: ({ productName, email, code, goodFor }) => ({
    subject: `Confirma que eres tú en ${productName}`,
    paragraphs: [
      `Alguien que ha iniciado sesión como ${email} va a cambiar algo importante, y queremos saber si eres tú. Escribe este código en la página que lo ha pedido: ${code}`,
      `Sirve una sola vez, durante ${goodFor}. ${neverAsked(productName)}`,
    ],
    footer:
      'Si no has sido tú, otra persona usa tu cuenta: inicia sesión y cierra la sesión de todos los demás navegadores en la página de seguridad de tu perfil.',
  }),
  sign_in_link: ({ productName, email, goodFor }) => ({
    subject: `Inicia sesión en ${productName}`,
    paragraphs: [`Alguien, esperamos que tú, quiere iniciar sesión como ${email}.`, once(goodFor)],
    button: 'Iniciar sesión',
    footer: ignore,
  }),
  verify_email: ({ productName, email, goodFor }) => ({
    subject: `Confirma tu dirección de correo para ${productName}`,
    paragraphs: [`Confirma que ${email} es tuya.`, once(goodFor)],
    button: 'Confirmar la dirección de correo',
    footer: ignore,
  }),
  change_email: ({ productName, email, goodFor }) => ({
    subject: `Confirma tu nueva dirección de correo para ${productName}`,
    paragraphs: [`Confirma que ${email} es tuya y que tu cuenta debe usarla.`, once(goodFor)],
    button: 'Confirmar la dirección nueva',
    footer: ignore,
  }),
  recover_email: ({ productName, email, changedTo, goodFor }) => ({
    subject: `La dirección de correo de tu cuenta de ${productName} ha cambiado`,
    paragraphs: [
      `La dirección de correo de tu cuenta era ${email}. Ahora es ${changedTo}, y se han cerrado todas las sesiones.`,
      `Si no has sido tú, recupera la dirección y elige una contraseña nueva. ${once(goodFor)}`,
    ],
    button: 'Recuperar mi dirección',
    footer: 'Si has cambiado la dirección tú, no tienes que hacer nada.',
  }),
  done_meanwhile: ({ email, about }) => ({
    subject: `Comprueba lo que hizo tu cuenta en ${about}`,
    paragraphs: [
      `Tu cuenta vuelve a tener la dirección ${email}. Mientras tenía otra, se hizo algo con ella en ${about}. Comprueba si has sido tú.`,
      'Los tokens para directorios y las conexiones de inicio de sesión que se crearon o cambiaron con ella en ese tiempo ya no funcionan. Todo lo demás sigue como está hasta que un propietario lo cambie.',
    ],
    button: 'Ver lo que se hizo',
    footer: 'La cronología de la organización, que ven sus propietarios, dice lo que se hizo.',
  }),
  new_sign_in: ({ productName, email, signedIn, goodFor }) => ({
    subject: `Nuevo inicio de sesión en tu cuenta de ${productName}`,
    paragraphs: [
      `Alguien ha iniciado sesión en la cuenta de ${email} desde un navegador que no habíamos visto antes con ella: ${signedIn}.`,
      `Si no has sido tú, cierra la sesión de ese navegador y elige una contraseña nueva. ${once(goodFor)}`,
    ],
    button: 'No he sido yo',
    footer: 'Si has sido tú, no tienes que hacer nada.',
  }),
  success_reset_password: ({ productName, email }) => ({
    subject: `Tu contraseña de ${productName} ha cambiado`,
    paragraphs: [
      `La contraseña de ${email} se acaba de restablecer, y se han cerrado todas las sesiones iniciadas con ella.`,
    ],
    footer:
      'Si no has sido tú, vuelve a restablecer la contraseña de inmediato: puede hacerlo cualquiera que lea este buzón.',
  }),
}
