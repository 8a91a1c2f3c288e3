import { certificateNoticeDays } from '@atrium/contract/limits'
import type { connectionMails as english } from '../en/connection-mails.ts'
import type { TranslatedMails } from '../words.ts'

export const connectionMails: TranslatedMails<typeof english> = {
  certificate_ending: ({ productName, about, on }) => ({
    subject: `Um certificado para entrar em ${about} vale até ${on}`,
    paragraphs: [
      `As pessoas de ${about} entram em ${productName} pelo próprio provedor de identidade. Um certificado com o qual ele assina vale até ${on}. Depois disso, as entradas assinadas com ele são recusadas.`,
      'Peça o próximo certificado a quem administra o provedor de identidade e adicione-o ao lado do atual: pode haver vários ao mesmo tempo.',
    ],
    button: 'Ver a conexão',
    footer: `Avisamos ${certificateNoticeDays} dias antes do fim de um certificado, uma vez para cada um. Se o próximo já foi adicionado, não é preciso fazer nada.`,
  }),
}
