import { certificateNoticeDays } from '@atrium/contract/limits'
import type { connectionMails as english } from '../en/connection-mails.ts'
import type { TranslatedMails } from '../words.ts'

export const connectionMails: TranslatedMails<typeof english> = {
  certificate_ending: ({ productName, about, on }) => ({
    subject: `Un certificado para iniciar sesión en ${about} es válido hasta el ${on}`,
    paragraphs: [
      `Las personas de ${about} inician sesión en ${productName} mediante su propio proveedor de identidad. Un certificado con el que este firma es válido hasta el ${on}. A partir de entonces se rechazan los inicios de sesión firmados con él.`,
      'Pide el siguiente certificado a quien administra el proveedor de identidad y añádelo junto al actual: puede haber varios a la vez.',
    ],
    button: 'Ver la conexión',
    footer: `Te avisamos ${certificateNoticeDays} días antes de que termine un certificado, una vez por cada uno. Si el siguiente ya está añadido, no tienes que hacer nada.`,
  }),
}
