import type { termMails as english } from '../en/term-mails.ts'
import type { TranslatedMails } from '../words.ts'

export const termMails: TranslatedMails<typeof english> = {
  term_ending: ({ productName, about, on }) => ({
    subject: `Tu membresía en ${about} acaba el ${on}`,
    paragraphs: [
      `Tu membresía en ${about}, en ${productName}, tiene un último día: ${on}. Después de ese día ya no podrás entrar.`,
      'Tu cuenta sigue siendo tuya, y no se elimina nada de ella.',
    ],
    button: 'Ver mis organizaciones',
    footer: `Si deberías quedarte más tiempo, pregunta a alguien que gestione ${about}.`,
  }),
  term_ended: ({ productName, about, on }) => ({
    subject: `Tu membresía en ${about} ha terminado`,
    paragraphs: [
      `El último día de tu membresía en ${about} fue el ${on}. Ya no puedes entrar.`,
      `Tu cuenta de ${productName} sigue siendo tuya, y no se ha eliminado nada de ella.`,
    ],
    button: 'Ver mis organizaciones',
    footer: `Si es un error, pregunta a alguien que gestione ${about}: puede volver a admitirte.`,
  }),
  term_kept: ({ about, on }) => ({
    subject: `Sigues siendo propietario de ${about}`,
    paragraphs: [
      `El último día de tu membresía en ${about} fue el ${on}, pero nadie más es propietario sin fecha de fin. Una organización necesita un propietario, así que tu membresía continúa sin último día.`,
      'Si quieres irte, nombra primero propietario a otra persona.',
    ],
    button: 'Ver las personas',
    footer: 'Si quieres quedarte, no tienes que hacer nada.',
  }),
}
