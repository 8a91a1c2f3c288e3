import { joinRequestDays } from '@atrium/contract/limits'
import type { joinableMessages as english } from '#languages/en/organizations/joinable.ts'
import type { Translation } from '#languages/translation.ts'

export const joinableMessages: Translation<typeof english> = {
  title: 'Organizaciones de tu dirección',
  lead: (domain) => `Han demostrado que ${domain} es suyo.`,
  join: 'Unirme',
  joinNamed: (name) => `Unirme a ${name}`,
  ask: 'Pedir unirme',
  askNamed: (name) => `Pedir unirme a ${name}`,
  withdraw: 'Retirar la solicitud',
  withdrawNamed: (name) => `Retirar la solicitud a ${name}`,
  waits: `Has pedido unirte. Recibirás un correo cuando te respondan, en un plazo de ${joinRequestDays} días.`,
  declined: (day) => `Tu solicitud se ha rechazado. Puedes volver a pedirlo a partir del ${day}.`,
  joined: (name) => `Ya eres miembro de ${name}.`,
  asked: (name) => `Has pedido unirte a ${name}.`,
  withdrawn: 'Tu solicitud se ha retirado.',
  changed: 'Esto ha cambiado entretanto. Así está ahora.',
}
