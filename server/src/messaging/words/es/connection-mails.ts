import { certificateNoticeDays } from '@atrium/contract/limits'
import type { connectionMails as english } from '../en/connection-mails.ts'
import type { TranslatedMails } from '../words.ts'

export const connectionMails: TranslatedMails<typeof english> = {
  certificate_ending: ({ productName, about, on }) => ({
    subject: `Certificado de ${about}: caduca el ${on}`,
    paragraphs: [
      `Las personas de ${about} inician sesión en ${productName} mediante su propio proveedor de identidad. Un certificado con el que este firma es válido hasta el ${on}. A partir de entonces se rechazan los inicios de sesión firmados con él.`,
      'Pide el siguiente certificado a quien administra el proveedor de identidad y añádelo junto al actual: puede haber varios a la vez.',
    ],
    button: 'Ver la conexión',
    footer: `Te avisamos ${certificateNoticeDays} días antes de que caduque un certificado, una vez por cada uno. Si el siguiente ya está añadido, no tienes que hacer nada.`,
  }),
  certificates_followed: ({ productName, about }) => ({
    subject: `Se han actualizado los certificados de ${about}`,
    paragraphs: [
      `Las personas de ${about} inician sesión en ${productName} mediante su propio proveedor de identidad. Sus metadatos tienen ahora otros certificados de firma, y se han adoptado, porque así lo activó un propietario.`,
      'Desde ahora se aceptan los inicios de sesión firmados con ellos. Si el proveedor no ha cambiado sus certificados, desactiva la conexión y pregunta a quien lo administra.',
    ],
    button: 'Ver la conexión',
    footer: 'Te avisamos de cada cambio, porque los certificados deciden quién puede iniciar sesión.',
  }),
  metadata_differs: ({ productName, about }) => ({
    subject: `Nuevos datos del proveedor de identidad de ${about}`,
    paragraphs: [
      `Las personas de ${about} inician sesión en ${productName} mediante su propio proveedor de identidad. Sus metadatos indican ahora otro ID de entidad u otras direcciones de inicio de sesión. Ese cambio no se ha adoptado: solo puede hacerlo un propietario.`,
      'Pregunta a quien administra el proveedor si es intencionado. Si lo es, vuelve a leer los metadatos en los ajustes de la conexión.',
    ],
    button: 'Ver la conexión',
    footer: 'Te avisamos una sola vez mientras los metadatos no vuelvan a coincidir.',
  }),
  metadata_unread: ({ productName, about }) => ({
    subject: `Metadatos ilegibles: proveedor de identidad de ${about}`,
    paragraphs: [
      `Las personas de ${about} inician sesión en ${productName} mediante su propio proveedor de identidad. Desde hace días no se puede leer nada utilizable en la dirección de sus metadatos, así que sus certificados no se mantienen al día.`,
      'Los inicios de sesión siguen funcionando con los certificados que hay aquí, hasta que caduquen. La página de la conexión dice qué falla.',
    ],
    button: 'Ver la conexión',
    footer: 'Te avisamos una sola vez mientras los metadatos no se puedan leer de nuevo.',
  }),
}
