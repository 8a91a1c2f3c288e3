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
}
