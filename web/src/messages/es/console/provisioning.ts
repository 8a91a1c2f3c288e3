import { maxConnections, maxConnectionTokens, provisioningLogDays } from '@atrium/contract/limits'
import type { provisioningMessages as english } from '#languages/en/console/provisioning.ts'
import type { Translation } from '#languages/translation.ts'
import { figure } from '../format.ts'
import { shownDay } from '../people/terms.ts'

const people = (count: number) => (count === 1 ? '1 persona' : `${figure(count)} personas`)
const groupsOf = (count: number) => (count === 1 ? '1 grupo' : `${figure(count)} grupos`)

export const provisioningMessages: Translation<typeof english> = {
  lead: 'Un directorio como Microsoft Entra ID u Okta añade aquí a tus miembros, termina su membresía cuando se van y gestiona etiquetas o clases según sus grupos.',
  other: 'Otro directorio',
  empty: {
    sentence: 'No hay ningún directorio conectado',
    advice:
      'Conecta el que usa tu organización: quien se añade allí es miembro aquí, y quien se va de allí deja de serlo, sin que nadie tenga que intervenir.',
    prove:
      'Verifica primero el dominio en el que terminan las direcciones de correo de tus miembros. A quien tenga una dirección de otro dominio se le rechaza.',
    toDomains: 'Ir a Dominios',
    proven: (domains) => `Puede añadir a quien tenga una dirección de ${domains}.`,
  },
  list: 'Directorios',
  open: 'Abrir',
  openNamed: (directory, day) => `Abrir ${directory}, conectado el ${day}`,
  connectedOn: (day) => `Conectado el ${day}`,
  back: 'Todos los directorios',
  missing: 'Este directorio no está conectado',
  missingAdvice: 'Se desconectó o nunca fue de esta organización.',
  connect: {
    open: 'Conectar un directorio',
    full: `Una organización puede tener ${maxConnections} directorios.`,
    lead: 'Recibes una dirección y un token, que después escribes en el directorio.',
    directory: 'El directorio que usas',
    groups: 'En qué se convierten aquí sus grupos',
    cancel: 'Cancelar',
    submit: 'Conectar',
  },
  groups: {
    title: 'En qué se convierten sus grupos',
    names: { labels: 'Etiquetas', classes: 'Clases', off: 'Nada' },
    about: {
      labels: 'Quien está en un grupo recibe una etiqueta con su nombre.',
      classes: 'Quien está en un grupo está en una clase con su nombre.',
      off: 'Los grupos quedan registrados, y nadie recibe nada por ellos.',
    },
    save: 'Guardar',
    saved: 'Guardado.',
    ask: '¿Cambiar en qué se convierten los grupos?',
    askLead: (count) =>
      `Afecta a ${groupsOf(count)}. Sus integrantes pierden lo que tienen ahora por ellos, y lo que se creó para un grupo desaparece. Reciben aquello en lo que se convierten los grupos; un grupo cuyo nombre sea demasiado largo no se convierte en nada.`,
    cancel: 'Cancelar',
    confirm: 'Cambiar',
  },
  state: {
    title: 'Estado',
    never: 'Todavía sin usar: el directorio aún no se ha conectado.',
    last: (when) => `El directorio se conectó por última vez el ${when}.`,
    people: (all, members) =>
      all === 0 ? 'Todavía no ha añadido a nadie.' : `Gestiona ${people(all)}; miembros ahora: ${figure(members)}.`,
    waiting: (count) =>
      count === 1
        ? '1 persona espera: nadie tiene una cuenta con esa dirección, o su titular aún no la ha confirmado. Será miembro segundos después de confirmarla.'
        : `${figure(count)} personas esperan: nadie tiene una cuenta con su dirección, o su titular aún no la ha confirmado. Cada una será miembro segundos después de confirmarla.`,
    groups: {
      labels: (count) => `Gestiona ${groupsOf(count)}, como etiquetas.`,
      classes: (count) => `Gestiona ${groupsOf(count)}, como clases.`,
      off: (count) => `Gestiona ${groupsOf(count)}, que aquí no son nada.`,
    },
  },
  setUp: {
    title: 'Dirección',
    lead: 'El directorio envía aquí sus peticiones, con un token.',
    show: 'Mostrar los pasos',
    steps: {
      entra: [
        'En el centro de administración de Microsoft Entra, abre «Enterprise applications», pulsa «New application» y «Create your own application», y elige la que no está en la galería.',
        'Abre en ella «Provisioning» y elige «Automatic».',
        'Escribe la dirección en «Tenant URL» y el token en «Secret Token», y pulsa «Test Connection».',
        'Asigna las personas y los grupos que correspondan e inicia el aprovisionamiento.',
      ],
      okta: [
        'En la consola de administración de Okta, abre «Applications» y «Browse App Catalog», y añade «SCIM 2.0 Test App (OAuth Bearer Token)».',
        'En «Provisioning», escribe la dirección como URL base y el token como token de portador, y prueba las credenciales.',
        'Activa «Create Users», «Update User Attributes» y «Deactivate Users».',
        'Asigna las personas que correspondan y envía sus grupos.',
      ],
      other: [
        'Donde el directorio ofrece aprovisionamiento por SCIM 2.0, escribe la dirección y el token como token de portador.',
        'Elige userName como identificador único y haz que envíe las direcciones de correo.',
        'Asigna las personas y los grupos que correspondan e inícialo.',
      ],
    },
    fields: {
      address: 'Dirección',
      token: 'Token',
      copy: 'Copiar',
      copyNamed: (what) => `Copiar: ${what}`,
      copied: 'Copiado.',
      copyFailed: 'Tu navegador no permite copiar. Selecciona el texto y cópialo tú.',
    },
  },
  fresh: {
    title: 'Escribe esto en el directorio',
    once: 'El token se muestra solo esta vez. Cópialo ahora: no guardamos nada con lo que se pueda volver a mostrar.',
    done: 'He copiado el token',
    leave: {
      title: '¿Has copiado el token?',
      text: 'No se vuelve a mostrar. Sin él, tendrás que crear otro.',
      stay: 'Quedarme',
      leave: 'Salir',
    },
  },
  tokens: {
    title: 'Tokens',
    lead: `Puede haber ${maxConnectionTokens} a la vez, para cambiar sin interrupción: crea otro, escríbelo en el directorio, comprueba aquí que se usa y revoca el antiguo.`,
    list: 'Tokens',
    none: 'No hay ningún token: el directorio no puede hacer nada hasta que crees uno.',
    made: (day) => `Creado el ${day}`,
    used: (day) => `Último uso: ${shownDay(day)}`,
    unused: 'Todavía sin usar',
    make: 'Crear otro token',
    first: 'Crear un token',
    full: 'Para crear otro, revoca uno de estos.',
    revoke: 'Revocar',
    revokeNamed: (day, use) => `Revocar el token creado el ${day}, ${use.toLowerCase()}`,
    ask: '¿Revocar este token?',
    askLast: 'Es el único: el directorio no puede hacer nada hasta que crees otro y lo escribas allí.',
    askOther: 'Lo que aún lo use se rechaza de inmediato. Desde ahora el directorio necesita el otro.',
    cancel: 'Cancelar',
    confirm: 'Revocar',
    revoked: 'El token está revocado.',
  },
  log: {
    title: 'Lo que ha pedido',
    lead: `Lo que el directorio quiso cambiar y lo que se hizo. Se guarda ${provisioningLogDays} días.`,
    list: 'Lo que ha pedido el directorio',
    result: 'Resultado',
    everything: 'Todo',
    results: {
      created: 'Añadido',
      changed: 'Cambiado',
      unchanged: 'Nada que cambiar',
      ended: 'Membresía terminada',
      kept: 'Membresía mantenida',
      restored: 'Activo de nuevo',
      deleted: 'Quitado',
      refused: 'Rechazado',
    },
    people: {
      created: (who) => `Se ha añadido a ${who}`,
      changed: (who) => `Se ha cambiado a ${who}`,
      unchanged: (who) => `${who}: no había nada que cambiar`,
      ended: (who) => `Se ha desactivado a ${who} y ha terminado su membresía`,
      kept: (who) => `${who} sigue siendo miembro: otro directorio mantiene activa a esta persona`,
      restored: (who) => `Se ha reactivado a ${who}`,
      deleted: (who) => `Se ha quitado a ${who} y ha terminado su membresía`,
    },
    groups: {
      created: (group) => `Se ha añadido el grupo ${group}`,
      changed: (group) => `Se ha cambiado el grupo ${group}`,
      unchanged: (group) => `El grupo ${group}: no había nada que cambiar`,
      deleted: (group) => `Se ha quitado el grupo ${group}`,
    },
    refused: {
      add: (whom) => `${whom}: no se ha añadido`,
      change: (whom) => `${whom}: no se ha cambiado`,
      remove: (whom) => `${whom}: no se ha quitado`,
      nobody: 'Se ha rechazado una petición',
    },
    causes: {
      unproven_domain:
        'La dirección no es de ningún dominio que esta organización haya verificado. Verifícalo en Dominios o envía una invitación.',
      no_address:
        'El directorio no envió ninguna dirección de correo. Haz que envíe una o que use la dirección como userName.',
      taken:
        'Otra persona del directorio tiene esta dirección, este nombre de usuario o esta cuenta. Quítaselo allí a una de las dos.',
      left: 'Esta persona se fue por su cuenta. Envía una invitación: solo así vuelve.',
      last_owner: 'Es el único propietario. Primero nombra propietario a otra persona.',
      group_name:
        'El nombre es demasiado largo para una etiqueta o una clase, o tiene caracteres que no puede tener. Cambia allí el nombre del grupo o elige que los grupos se conviertan en otra cosa.',
      group_limit:
        'La organización tiene tantas etiquetas o clases como puede tener. Elimina algunas o envía menos grupos.',
      people_limit: 'Este directorio tiene aquí tantas personas como puede tener. Elimina algunas allí o envía menos.',
      group_taken:
        'Otro grupo tiene este nombre, o ya es la etiqueta o la clase de este nombre. Cambia allí el nombre de uno de los dos.',
      class_archived: 'La clase de este grupo está en el archivo. Desarchívala o cambia el nombre del grupo.',
      unknown: 'Aquí ya no hay nada con este identificador. La próxima pasada completa del directorio lo corrige.',
      changed_meanwhile: 'Otra cosa lo cambió en el mismo momento. El directorio vuelve a pedirlo por sí mismo.',
      unreadable: 'El directorio lo pidió de una forma que aquí no se entiende.',
    },
    told: (words) => `Al directorio se le dijo: «${words}»`,
    older: 'Mostrar anteriores',
    loading: 'Cargando lo que ha pedido el directorio',
    empty: 'El directorio todavía no ha pedido nada.',
    nothing: 'Nada de los últimos días tiene este resultado.',
  },
  disconnect: {
    title: 'Desconectar',
    lead: 'Sus tokens terminan de inmediato. Quien es miembro lo sigue siendo; termina lo que las personas tienen por sus grupos, y las etiquetas y clases creadas para un grupo desaparecen.',
    open: 'Desconectar el directorio',
    ask: (directory) => `¿Desconectar ${directory}?`,
    askLead: (members) =>
      members === 0
        ? 'Sus tokens terminan de inmediato, y también lo que las personas tienen por sus grupos.'
        : `Sus tokens terminan de inmediato, y también lo que las personas tienen por sus grupos. ${members === 1 ? '1 miembro lo sigue siendo' : `${figure(members)} miembros lo siguen siendo`}: desde ahora se quitan a mano.`,
    cancel: 'Cancelar',
    confirm: 'Desconectar',
    done: (directory) => `${directory} está desconectado.`,
  },
}
