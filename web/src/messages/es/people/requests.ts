import type { requestsMessages as english } from '#languages/en/people/requests.ts'
import type { Translation } from '#languages/translation.ts'
import { figure, plural } from '../format.ts'
import { roleNames } from './roles.ts'

export const requestsMessages: Translation<typeof english> = {
  title: 'Solicitudes para unirse',
  empty: 'No hay solicitudes',
  emptyAdvice:
    'Las personas con una dirección de tus dominios verificados pueden pedir unirse donde lo permitas, en Dominios.',
  toDomains: 'Ir a Dominios',
  selectAll: 'Seleccionar todas las solicitudes de esta página',
  selected: (count) =>
    plural(count, {
      one: `${figure(count)} solicitud seleccionada`,
      other: `${figure(count)} solicitudes seleccionadas`,
    }),
  becomes: (role) => `tendrá el rol ${roleNames[role]}`,
  asked: (day, until) => `Pedido el ${day}, termina el ${until}`,
  wasRemoved: 'Ya se había quitado a esta persona de la organización',
  accept: 'Aceptar',
  acceptNamed: (name) => `Aceptar a ${name}`,
  decline: 'Rechazar',
  declineNamed: (name) => `Rechazar a ${name}`,
  accepted: (count) =>
    plural(count, {
      one: `${figure(count)} persona se ha unido y se le ha avisado por correo.`,
      other: `${figure(count)} personas se han unido y se les ha avisado por correo.`,
    }),
  declined: (count) =>
    plural(count, {
      one: `${figure(count)} solicitud rechazada.`,
      other: `${figure(count)} solicitudes rechazadas.`,
    }),
  left: (count) =>
    plural(count, {
      one: `No se ha podido responder a ${figure(count)} persona: la solicitud había terminado o la dirección ya no es del dominio.`,
      other: `No se ha podido responder a ${figure(count)} personas: la solicitud había terminado o la dirección ya no es del dominio.`,
    }),
  leftInactive: (count) =>
    plural(count, {
      one: `No se ha podido aceptar a ${figure(count)} persona: un directorio la tiene inactiva. Un propietario puede aceptarla.`,
      other: `No se ha podido aceptar a ${figure(count)} personas: un directorio las tiene inactivas. Un propietario puede aceptarlas.`,
    }),
}
