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
  certificates_followed: ({ productName, about }) => ({
    subject: `Certificados para entrar em ${about} foram atualizados`,
    paragraphs: [
      `As pessoas de ${about} entram em ${productName} pelo próprio provedor de identidade. Os metadados dele têm agora outros certificados de assinatura, e eles foram adotados, como um proprietário ativou.`,
      'A partir de agora são aceitas as entradas assinadas com eles. Se o provedor não trocou os certificados, desative a conexão e pergunte a quem o administra.',
    ],
    button: 'Ver a conexão',
    footer: 'Avisamos de cada mudança, porque os certificados decidem quem pode entrar.',
  }),
  metadata_differs: ({ productName, about }) => ({
    subject: `O provedor de identidade de ${about} diz outra coisa sobre si`,
    paragraphs: [
      `As pessoas de ${about} entram em ${productName} pelo próprio provedor de identidade. Os metadados dele indicam agora outro ID de entidade ou outros endereços de login. Isso não foi adotado: só um proprietário muda isso.`,
      'Pergunte a quem administra o provedor se é intencional. Se for, leia os metadados de novo nas configurações da conexão.',
    ],
    button: 'Ver a conexão',
    footer: 'Avisamos uma vez, até os metadados voltarem a corresponder.',
  }),
  metadata_unread: ({ productName, about }) => ({
    subject: `Os metadados do provedor de identidade de ${about} não podem mais ser lidos`,
    paragraphs: [
      `As pessoas de ${about} entram em ${productName} pelo próprio provedor de identidade. Há dias não se lê nada utilizável no endereço dos metadados dele, e por isso os certificados não são mantidos em dia.`,
      'As entradas continuam com os certificados daqui, até que terminem. A página da conexão diz o que está errado.',
    ],
    button: 'Ver a conexão',
    footer: 'Avisamos uma vez, até os metadados poderem ser lidos de novo.',
  }),
}
