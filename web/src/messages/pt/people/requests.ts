import type { requestsMessages as english } from '#languages/en/people/requests.ts'
import type { Translation } from '#languages/translation.ts'
import { figure, plural } from '../format.ts'
import { roleNames } from './roles.ts'

export const requestsMessages: Translation<typeof english> = {
  title: 'Pedidos para participar',
  empty: 'Nenhum pedido',
  emptyAdvice:
    'Pessoas com um endereço dos seus domínios comprovados podem pedir para participar onde você permitir, em Domínios.',
  toDomains: 'Ir para Domínios',
  selectAll: 'Selecionar todos os pedidos desta página',
  selected: (count) =>
    plural(count, {
      one: `${figure(count)} pedido selecionado`,
      other: `${figure(count)} pedidos selecionados`,
    }),
  becomes: (role) => `terá o papel ${roleNames[role]}`,
  asked: (day, until) => `Pedido em ${day}, termina em ${until}`,
  wasRemoved: 'Esta pessoa já foi removida da organização antes',
  accept: 'Aceitar',
  acceptNamed: (name) => `Aceitar ${name}`,
  decline: 'Recusar',
  declineNamed: (name) => `Recusar ${name}`,
  accepted: (count) =>
    plural(count, {
      one: `${figure(count)} pessoa passou a participar e foi avisada por e-mail.`,
      other: `${figure(count)} pessoas passaram a participar e foram avisadas por e-mail.`,
    }),
  declined: (count) =>
    plural(count, {
      one: `${figure(count)} pedido foi recusado.`,
      other: `${figure(count)} pedidos foram recusados.`,
    }),
  left: (count) =>
    plural(count, {
      one: `Não foi possível responder a ${figure(count)} pessoa: o pedido já tinha terminado, ou o endereço não é mais do domínio.`,
      other: `Não foi possível responder a ${figure(count)} pessoas: o pedido já tinha terminado, ou o endereço não é mais do domínio.`,
    }),
  leftInactive: (count) =>
    plural(count, {
      one: `Não foi possível aceitar ${figure(count)} pessoa: um diretório a tem como inativa. Um proprietário pode aceitá-la.`,
      other: `Não foi possível aceitar ${figure(count)} pessoas: um diretório as tem como inativas. Um proprietário pode aceitá-las.`,
    }),
}
