import type { personMails as english } from '../en/person-mails.ts'
import type { TranslatedMails } from '../words.ts'

const owner = 'Un propietario'

export const personMails: TranslatedMails<typeof english> = {
  invite: ({ productName, email, about, from, goodFor }) => ({
    subject: `Te han invitado a ${about} en ${productName}`,
    paragraphs: [
      from === '' ? `Te han invitado a ${about}.` : `${from} te invita a ${about}.`,
      `La invitación es para ${email}: inicia sesión o crea una cuenta con esta dirección para aceptarla. Caduca en ${goodFor}.`,
    ],
    button: 'Aceptar la invitación',
    footer: 'Si no sabes de qué se trata, puedes ignorar este correo: no ocurre nada hasta que aceptes.',
  }),
  hand_over: ({ about, from, goodFor }) => ({
    subject: `${from || owner} te ofrece la propiedad de ${about}`,
    paragraphs: [
      `${from || owner} quiere que la propiedad de ${about} pase a ti. No cambia nada hasta que aceptes. La oferta caduca en ${goodFor}.`,
    ],
    button: 'Ver la oferta',
    footer: 'Si no la quieres, recházala o deja que caduque.',
  }),
  record_changed: ({ productName, about, fields, goodFor }) => ({
    subject: `${about} ha cambiado tu cuenta de ${productName}`,
    paragraphs: [
      `Un propietario de ${about} ha cambiado tu cuenta: ${fields}. Todas las personas que te ven en ${productName} ven el cambio.`,
      `Si no lo querías, deshazlo en un plazo de ${goodFor}. El enlace sirve una sola vez, y después ${about} ya no podrá cambiar nada de tu cuenta.`,
    ],
    button: 'Ver qué ha cambiado',
    footer: 'Si te parece bien, no tienes que hacer nada.',
  }),
  learner_address_given: ({ productName, email, about, from, names, goodFor }) => ({
    subject: `${about} te da tu propia cuenta en ${productName}`,
    paragraphs: [
      `${from || owner} de ${about} da este correo a la cuenta de ${names || 'un alumno'}, que todavía no tiene ninguno: ${email}.`,
      `Abre el enlace para que la cuenta sea tuya. Eliges un nombre de usuario y una contraseña, y desde entonces inicias sesión con este correo. El enlace sirve una sola vez, durante ${goodFor}.`,
    ],
    button: 'Ver la cuenta',
    footer: 'Si no sabes de qué se trata, puedes ignorar este correo: no cambia nada hasta que se use el enlace.',
  }),
  learner_address_taken: ({ productName, email, about, from, names }) => ({
    subject: `Ya tienes una cuenta en ${productName}`,
    paragraphs: [
      `${from || owner} de ${about} quería dar a la cuenta de ${names || 'un alumno'} el correo ${email}. Ya tienes una cuenta con este correo, y cada correo sirve para una sola cuenta.`,
      `No ha cambiado nada. Si la otra cuenta también va a ser tuya, da otro correo a ${about}.`,
    ],
    footer: 'Si no sabes de qué se trata, puedes ignorar este correo.',
  }),
  learner_taken_along: ({ productName, email, about }) => ({
    subject: `Tu cuenta en ${productName} ya es tuya`,
    paragraphs: [
      `Desde ahora inicias sesión con ${email} y tu contraseña. Lo que ${about} repartió para entrar ya no funciona, y se han cerrado todas las sesiones.`,
      `Sigues perteneciendo a ${about}. Si te vas, tu cuenta sigue siendo tuya.`,
    ],
    button: 'Iniciar sesión',
    footer: 'Si no has sido tú, restablece tu contraseña ahora mismo: puede hacerlo quien lea este buzón.',
  }),
}
