import type { publisherMails as english } from '../en/publisher-mails.ts'
import type { TranslatedMails } from '../words.ts'

export const publisherMails: TranslatedMails<typeof english> = {
  publisher_deleted: ({ productName, about, from, on }) => ({
    subject: `Se ha eliminado ${about}`,
    paragraphs: [
      `${from || 'Otra persona propietaria'} ha eliminado el editor ${about} en ${productName}. Ya nadie puede entrar.`,
      `Puedes restaurarlo, con todas las personas que están en él, hasta el ${on}. Después se borrará para siempre.`,
    ],
    button: 'Ver los editores eliminados',
    footer: 'Si es lo que todos queríais, no tienes que hacer nada.',
  }),
  publisher_restored: ({ about, from }) => ({
    subject: `Se ha restaurado ${about}`,
    paragraphs: [
      `${from || 'Otra persona propietaria'} ha restaurado el editor ${about}. Vuelve a estar abierto, con todas las personas que estaban en él cuando se eliminó.`,
    ],
    button: `Ir a ${about}`,
    footer: 'Si no sabes el motivo, pregunta a las demás personas propietarias.',
  }),
}
