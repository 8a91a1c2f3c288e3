import { restorableDays } from '@atrium/contract/limits'
import type { peopleMessages as english } from '#languages/en/people/people.ts'
import type { Translation } from '#languages/translation.ts'
import { figure, plural } from '../format.ts'
import { roleNames } from './roles.ts'

const counted = (number: number, one: string, other: string) => `${figure(number)} ${plural(number, { one, other })}`

export const peopleMessages: Translation<typeof english> = {
  summary: (members, invited) => {
    const all = counted(members, 'miembro', 'miembros')
    return invited === 0 ? all : `${all}, ${counted(invited, 'invitación pendiente', 'invitaciones pendientes')}`
  },
  title: (organization) => `Personas de ${organization}`,
  pageTitle: (page, people) => `${page} · ${people}`,
  failed: 'No se ha podido cargar.',
  views: {
    label: 'Personas',
    members: 'Miembros',
    removed: 'Quitados',
    former: 'Anteriores',
    requests: 'Solicitudes',
    import: 'Invitar a muchas personas',
    rosters: 'OneRoster',
    invites: 'Invitaciones',
    labels: 'Etiquetas',
    classes: 'Clases',
    learners: 'Alumnos',
  },
  roleNames,
  andOthers: (names, others) =>
    plural(others, {
      one: `${names} y ${figure(others)} persona más`,
      other: `${names} y ${figure(others)} personas más`,
    }),
  list: {
    search: 'Nombre o nombre de usuario',
    name: 'Nombre',
    username: 'Nombre de usuario',
    role: 'Rol',
    labels: 'Etiquetas',
    everyRole: 'Todos',
    everyLabel: 'Todas',
    empty: 'No se ha encontrado a nadie',
    emptyAdvice: 'Invita a las primeras personas por correo, con un enlace o con una lista.',
    emptyNarrowed: 'Nadie tiene aquí este rol y esta etiqueta.',
    showAll: 'Mostrar a todos',
    invite: 'Invitar a personas',
    export: 'Exportar',
    exporting: 'Exportando...',
    exportFailed: 'No se ha podido exportar la lista.',
    selectAll: 'Seleccionar a todas las personas de esta página',
    actions: 'Acciones',
    actionsOf: (name) => `Acciones para ${name}`,
    you: 'tú',
    unnamed: 'Aún sin nombre',
    noUsername: 'sin nombre de usuario',
  },
  labels: {
    moreOf: (count, whose) => `Más etiquetas de ${whose}: +${count}`,
    fewer: 'Menos',
    fewerOf: (whose) => `Menos etiquetas de ${whose}`,
    gone: (label) => `${label} ya no existe.`,
  },
  bulk: {
    selected: (count) => counted(count, 'persona seleccionada', 'personas seleccionadas'),
    clear: 'Borrar la selección',
    actions: 'Acciones',
    give: 'Poner una etiqueta',
    take: 'Quitar etiquetas',
    roles: 'Cambiar el rol',
    toClass: 'Añadir a una clase',
    delete: 'Quitar',
  },
  roles: {
    title: 'Cambiar el rol',
    lead: (count) =>
      plural(count, {
        one: 'De la persona seleccionada.',
        other: `De las ${figure(count)} personas seleccionadas.`,
      }),
    role: 'Rol nuevo',
    about: {
      owner: 'Todo: personas, roles, invitaciones y la propia organización',
      staff: 'Personas, etiquetas y clases; ni roles ni invitaciones',
      User: 'Aprende aquí y ve el resumen',
    },
    already: (names, role, isOne) =>
      isOne ? `${names} ya tiene el rol ${roleNames[role]}.` : `${names} ya tienen el rol ${roleNames[role]}.`,
    yourself: 'Tu rol también cambia: dejarás de ser propietario, si hay otra persona que lo sea.',
    askTitle: (names, isOne) => (isOne ? `¿Nombrar propietario a ${names}?` : `¿Nombrar propietarios a ${names}?`),
    save: 'Cambiar el rol',
    make: (count) => plural(count, { one: 'Nombrar propietario', other: 'Nombrar propietarios' }),
    cancel: 'Cancelar',
    back: 'Atrás',
    lastOwner: 'Sigues siendo propietario: una organización necesita uno.',
    noMember: (names, isOne) => (isOne ? `${names} ya no está aquí.` : `${names} ya no están aquí.`),
    othersStay: 'Las personas que siguen seleccionadas están aquí. Inténtalo de nuevo.',
  },
  toClass: {
    title: 'Añadir a una clase',
    lead: (count) =>
      plural(count, { one: 'La persona seleccionada.', other: `Las ${figure(count)} personas seleccionadas.` }),
    who: 'Quién',
    selected: (count) =>
      plural(count, { one: 'La persona seleccionada', other: `Las ${figure(count)} personas seleccionadas` }),
    everybody: (count) =>
      plural(count, {
        one: 'La única persona de la organización',
        other: `Las ${figure(count)} personas de la organización`,
      }),
    matching: (count) =>
      plural(count, {
        one: 'La única persona que coincide con los filtros de la lista',
        other: `Las ${figure(count)} personas que coinciden con los filtros de la lista`,
      }),
    class: 'Clase',
    choose: 'Elige una clase',
    new: 'Una clase nueva',
    newName: 'Nombre de la clase nueva',
    chooseFirst: 'Elige una clase.',
    cancel: 'Cancelar',
    save: 'Añadir',
    added: (names, schoolClass) => `En ${schoolClass} desde ahora: ${names}.`,
    people: (count) => counted(count, 'persona', 'personas'),
    before: (names, isOne) => (isOne ? `${names} ya estaba en ella.` : `${names} ya estaban en ella.`),
    nobodyNew: (schoolClass) => `Todas las personas ya están en ${schoolClass}.`,
  },
  confirmDelete: {
    title: (name, organization) => `¿Quitar a ${name} de ${organization}?`,
    titleMany: (count, organization) =>
      plural(count, {
        one: `¿Quitar a ${figure(count)} persona de ${organization}?`,
        other: `¿Quitar a ${figure(count)} personas de ${organization}?`,
      }),
    lead: (names, organization) => `En ${organization} termina la membresía de ${names}.`,
    undoable: `Puedes deshacerlo justo después, y un propietario puede hacerlo durante ${restorableDays} días, en Quitados.`,
    youStay: 'También te has seleccionado a ti, pero te quedas: en tu propio menú está «Salir de la organización».',
    cancel: 'Cancelar',
    delete: (organization) => `Quitar de ${organization}`,
  },
  toasts: {
    userCreated: '¡Usuario creado!',
    userDeleted: '¡Usuario quitado!',
    userUpdated: '¡Usuario actualizado!',
    labelsRemoved: '¡Etiquetas quitadas!',
    about: (sentence, names) => `${sentence} ${names}`,
    labelGiven: (label) => `Etiqueta puesta: ${label}.`,
    restored: 'Todo está como antes.',
    undo: 'Deshacer',
    undoHint: 'Pulsa F8 para llegar a Deshacer.',
  },
  give: {
    title: 'Poner una etiqueta',
    lead: (count) =>
      plural(count, {
        one: 'A la persona seleccionada.',
        other: `A las ${figure(count)} personas seleccionadas.`,
      }),
    none: 'Aún no hay ninguna etiqueta. Crea la primera en Etiquetas.',
    cancel: 'Cancelar',
  },
  take: {
    title: 'Quitar etiquetas',
    lead: '¿Qué etiquetas se quitan a las personas seleccionadas?',
    none: 'Ninguna persona seleccionada tiene etiquetas.',
    cancel: 'Cancelar',
    save: 'Quitar',
  },
  member: {
    makeRole: (role) => `Asignar el rol ${roleNames[role]}`,
    edit: 'Editar el nombre',
    offerOwnership: 'Transferir la propiedad',
    delete: (organization) => `Quitar de ${organization}`,
    leave: 'Salir de la organización',
    onlyOwner: 'No hay más propietarios que tú. Nombra primero a otra persona.',
  },
  makeOwner: {
    title: (name) => `¿Nombrar propietario a ${name}?`,
    lead: (organization) =>
      `Los propietarios pueden hacerlo todo en ${organization}: invitar y quitar personas, cambiar el rol de cualquiera, también el tuyo, y eliminar la organización. Tú sigues siendo propietario.`,
    confirm: 'Nombrar propietario',
    cancel: 'Cancelar',
  },
  stepDown: {
    title: '¿Dejar de ser propietario?',
    lead: (role) => `Pasarás a tener el rol ${roleNames[role]}. Solo otro propietario puede volver a nombrarte.`,
    confirm: 'Dejar de serlo',
  },
  edit: {
    title: (name) => `Editar ${name}`,
    looking: 'Un momento.',
    account:
      'Esta cuenta pertenece solo a tu organización: el cambio se ve en todas partes. Avisaremos a la persona por correo, y podrá deshacerlo.',
    name: 'Esta persona también pertenece a otros lugares o ha deshecho un cambio: el nombre que pongas se verá solo en tu organización, y su cuenta seguirá como está.',
    displayName: 'Nombre visible',
    username: 'Nombre de usuario',
    cancel: 'Cancelar',
    save: 'Guardar',
  },
  leave: {
    title: (organization) => `¿Salir de ${organization}?`,
    lead: 'Dejarás de verla en tu lista. Para volver necesitarás una invitación, o una dirección de correo con la que puedas unirte.',
    leave: 'Salir',
  },
  ownership: {
    title: (name) => `¿Transferir la propiedad a ${name}?`,
    lead: 'No cambia nada hasta que la acepte, en un plazo de siete días. Entonces tendrá el rol Propietario y tú, el rol Personal.',
    offer: 'Ofrecer',
    offered: (name) => `Hemos preguntado por correo a ${name}.`,
    waiting: (name) => `Has ofrecido tu propiedad a ${name}.`,
    until: (day) => `La oferta es válida hasta el ${day}.`,
    withdraw: 'Retirar',
    withdrawn: 'La oferta se ha retirado.',
    gone: 'Esta oferta ya no existe.',
    asked: (name, organization) => `${name} te ofrece la propiedad de ${organization}.`,
    anOwner: 'Un propietario',
    accept: 'Aceptar',
    decline: 'Rechazar',
    accepted: 'Ya eres propietario.',
    declined: 'La oferta se ha rechazado.',
  },
}
