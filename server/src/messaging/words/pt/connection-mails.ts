import { certificateNoticeDays } from '@atrium/contract/limits'
import type { connectionMails as english } from '../en/connection-mails.ts'
import type { TranslatedMails } from '../words.ts'

export const connectionMails: TranslatedMails<typeof english> = {
  certificate_ending: ({ productName, about, on }) => ({
    subject: `Um certificado de ${about} vale até ${on}`,
    paragraphs: [
      `As pessoas de ${about} entram em ${productName} pelo próprio provedor de identidade. Um certificado com o qual ele assina vale até ${on}. Depois disso, os logins assinados com ele são recusados.`,
      'Peça o próximo certificado a quem administra o provedor de identidade e adicione-o ao lado do atual: pode haver vários ao mesmo tempo.',
    ],
    button: 'Ver a conexão',
    footer: `Avisamos ${certificateNoticeDays} dias antes do fim de um certificado, uma vez para cada um. Se o próximo já foi adicionado, não é preciso fazer nada.`,
  }),
  certificates_followed: ({ productName, about }) => ({
    subject: `Certificados para entrar em ${about} foram atualizados`,
    paragraphs: [
      `As pessoas de ${about} entram em ${productName} pelo próprio provedor de identidade. Os metadados dele têm agora outros certificados de assinatura, e eles foram adotados, porque um proprietário ativou essa opção.`,
      'A partir de agora são aceitos os logins assinados com eles. Se o provedor não trocou os certificados, desative a conexão e pergunte a quem o administra.',
    ],
    button: 'Ver a conexão',
    footer: 'Avisamos de cada mudança, porque os certificados decidem quem pode entrar.',
  }),
  metadata_differs: ({ productName, about }) => ({
    subject: `Novos dados do provedor de identidade de ${about}`,
    paragraphs: [
      `As pessoas de ${about} entram em ${productName} pelo próprio provedor de identidade. Os metadados dele indicam agora outro ID de entidade ou outros endereços de login. Essa mudança não foi adotada: só um proprietário pode fazê-la.`,
      'Pergunte a quem administra o provedor se é intencional. Se for, leia os metadados de novo nas configurações da conexão.',
    ],
    button: 'Ver a conexão',
    footer: 'Avisamos uma só vez enquanto os metadados não voltarem a corresponder.',
  }),
  metadata_unread: ({ productName, about }) => ({
    subject: `Metadados ilegíveis: provedor de identidade de ${about}`,
    paragraphs: [
      `As pessoas de ${about} entram em ${productName} pelo próprio provedor de identidade. Há dias não se lê nada utilizável no endereço dos metadados dele, e por isso os certificados não são mantidos em dia.`,
      'Os logins continuam funcionando com os certificados daqui, até que expirem. A página da conexão diz o que está errado.',
    ],
    button: 'Ver a conexão',
    footer: 'Avisamos uma só vez enquanto os metadados não puderem ser lidos de novo.',
  }),
}
