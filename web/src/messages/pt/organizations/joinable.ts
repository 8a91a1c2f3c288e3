import { joinRequestDays } from '@atrium/contract/limits'
import type { joinableMessages as english } from '#languages/en/organizations/joinable.ts'
import type { Translation } from '#languages/translation.ts'

export const joinableMessages: Translation<typeof english> = {
  title: 'Organizações do seu endereço',
  lead: (domain) => `Elas comprovaram que ${domain} é delas.`,
  join: 'Participar',
  joinNamed: (name) => `Participar de ${name}`,
  ask: 'Pedir para participar',
  askNamed: (name) => `Pedir para participar de ${name}`,
  withdraw: 'Retirar o pedido',
  withdrawNamed: (name) => `Retirar o pedido a ${name}`,
  waits: `Você pediu para participar. Vai receber um e-mail quando houver resposta, em até ${joinRequestDays} dias.`,
  declined: (day) => `Seu pedido foi recusado. Você pode pedir de novo a partir de ${day}.`,
  joined: (name) => `Agora você é membro de ${name}.`,
  asked: (name) => `Você pediu para participar de ${name}.`,
  withdrawn: 'Seu pedido foi retirado.',
  changed: 'Isto mudou nesse meio-tempo. Veja como está agora.',
}
