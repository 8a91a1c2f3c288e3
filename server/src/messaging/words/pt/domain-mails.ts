import { domainGoneDays, joinRequestDays, joinRequestRestDays } from '@atrium/contract/limits'
import type { domainMails as english } from '../en/domain-mails.ts'
import type { TranslatedMails } from '../words.ts'

const because = 'Você recebeu este e-mail porque pediu para participar.'

export const domainMails: TranslatedMails<typeof english> = {
  domain_lost: ({ productName, about, domain }) => ({
    subject: `${domain} não é mais domínio comprovado de ${about}`,
    paragraphs: [
      `O registro que comprova ${domain} como domínio de ${about} em ${productName} não foi encontrado por ${domainGoneDays} dias ou mais, ou outra organização comprovou o domínio desde então. Ninguém mais pode participar com um endereço deste domínio. Quem é membro continua sendo.`,
    ],
    button: 'Ver o domínio',
    footer: 'Se você ainda usa o domínio, crie o registro dele de novo: nós o procuramos automaticamente.',
  }),
  join_accepted: ({ about }) => ({
    subject: `Agora você é membro de ${about}`,
    paragraphs: [`Seu pedido para participar de ${about} foi aceito.`],
    button: `Ir para ${about}`,
    footer: because,
  }),
  join_declined: ({ about }) => ({
    subject: `Seu pedido para participar de ${about} foi recusado`,
    paragraphs: [
      `${about} não aceitou seu pedido para participar. Você pode pedir de novo depois de ${joinRequestRestDays} dias ou falar com alguém de lá.`,
    ],
    footer: because,
  }),
  join_ended: ({ about }) => ({
    subject: `Seu pedido para participar de ${about} terminou`,
    paragraphs: [
      `Seu pedido para participar de ${about} não teve resposta: esperou ${joinRequestDays} dias, ou ${about} não recebe mais pessoas dessa forma.`,
    ],
    footer: because,
  }),
}
