import type { publisherMails as english } from '../en/publisher-mails.ts'
import type { TranslatedMails } from '../words.ts'

export const publisherMails: TranslatedMails<typeof english> = {
  publisher_deleted: ({ productName, about, from, on }) => ({
    subject: `Se ha eliminado ${about}`,
    paragraphs: [
      `${from || 'Otro propietario'} ha eliminado el editor ${about} en ${productName}. Ya nadie puede entrar.`,
      `Puedes restaurarlo, con todos sus miembros, hasta el ${on}. Después se borra para siempre.`,
    ],
    button: 'Ver los editores eliminados hace poco',
    footer: 'Si es lo que todos los propietarios querían, no tienes que hacer nada.',
  }),
  publisher_restored: ({ about, from }) => ({
    subject: `Se ha restaurado ${about}`,
    paragraphs: [
      `${from || 'Otro propietario'} ha restaurado el editor ${about}. Vuelve a estar abierto, con todas las personas que estaban en él cuando se eliminó.`,
    ],
    button: `Ir a ${about}`,
    footer: 'Si no sabes por qué, pregunta a los demás propietarios.',
  }),
}
