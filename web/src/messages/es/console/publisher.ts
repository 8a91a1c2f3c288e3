import { restorableDays, restingNameDays } from '@atrium/contract/limits'
import type { publisherMessages as english } from '#languages/en/console/publisher.ts'
import type { Translation } from '#languages/translation.ts'
import { figure, plural } from '../format.ts'
import { roleNames } from '../people/roles.ts'

export const publisherMessages: Translation<typeof english> = {
  people: {
    title: (name) => `Personas de ${name}`,
    summary: (members) => plural(members, { one: `${figure(members)} miembro`, other: `${figure(members)} miembros` }),
    list: 'Miembros',
    joined: 'Desde',
    invite: 'Invitar a personas',
    own: 'Tu membresía',
    ownLead: (role) =>
      `Perteneces a este editor con el rol ${roleNames[role]}. Sus propietarios deciden quién tiene cada rol.`,
    leave: 'Salir del editor',
    remove: (name) => `Quitar de ${name}`,
    confirmRemove: (person, name) => `¿Quitar a ${person} de ${name}?`,
    leaveLead: 'Dejarás de verlo en tu lista. Solo podrás volver si aceptas una invitación.',
    removeLead: (person) => `${person} dejará de pertenecer a él. Solo podrá volver con una invitación nueva.`,
    removed: (person) => `Se ha quitado a ${person}.`,
    roleChanged: (person, role) => `${person} tiene ahora el rol ${roleNames[role]}.`,
    ownerLead: (name) =>
      `Los propietarios pueden hacerlo todo en ${name}: invitar y quitar personas, cambiar el rol de cualquiera, también el tuyo, y eliminar el editor. Tú sigues siendo propietario.`,
    invites: 'Invitaciones abiertas',
    noInvites: 'Ahora mismo no hay nadie invitado.',
  },
  settings: {
    identity: {
      heading: 'Nombre e imágenes',
      lead: 'Lo que las personas ven de ti: en sus listas, en las invitaciones y en tu sitio.',
    },
    name: 'Nombre del editor',
    description: 'Descripción',
    descriptionHint: 'Qué publicas, en unas pocas frases. Aparece en tu sitio.',
    image: 'Imagen del editor',
    imageHint: 'JPG o PNG, de menos de 2 MB',
    banner: 'Banner',
    bannerHint: 'Una imagen ancha para la parte superior de tu sitio. No es imprescindible.',
    address: {
      heading: 'Dirección',
      lead: 'Donde está tu sitio. No cambia, te llames como te llames.',
      open: 'Abrir el sitio',
    },
    handing: {
      heading: 'Propiedad y salida',
      lead: 'Para transferir tu propiedad, elige a la persona en la lista de miembros: primero se le pregunta.',
      toMembers: 'Elegir a una persona',
      onlyOwner:
        'No hay más propietarios que tú. Podrás salir cuando otra persona también lo sea, o puedes eliminar el editor.',
    },
    deletion: {
      heading: 'Eliminar el editor',
      lead: [
        'Desde ese momento ya no puede entrar nadie, y su sitio desaparece.',
        `Durante ${restorableDays} días cualquier propietario puede restaurarlo, con todos sus miembros, en su lista de editores.`,
        `Después todo lo suyo se borra para siempre. Durante ${restingNameDays} días nadie más puede tener su ID.`,
      ],
      ask: 'Eliminar el editor',
      title: (name) => `¿Eliminar ${name}?`,
      confirmLead: (count) =>
        plural(count, {
          one: 'Pierdes el acceso de inmediato.',
          other: `Las ${figure(count)} personas pierden el acceso de inmediato.`,
        }),
      typed: (id) => `Escribe ${id} para confirmar`,
      notTheName: 'Este no es el ID del editor.',
      cancel: 'Cancelar',
      confirm: 'Eliminar',
      done: (name) => `${name} se ha eliminado. Puedes restaurarlo durante ${restorableDays} días.`,
    },
  },
}
