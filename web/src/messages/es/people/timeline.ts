import { directoryActor } from '@atrium/contract/people/directory-actor'
import type { TimelineAction, TimelineEntry } from '@atrium/contract/people/timeline'
import { settingsFieldNames } from '../console/settings-fields.ts'
import { allOf, figure, plural } from '../format.ts'
import { wayNames } from '../organizations/entry.ts'
import { roleNames } from './roles.ts'
import { shownDay, termWords } from './terms.ts'

/** Who did it, where no person did. */
const directory = 'El directorio'

type Words = (who: string, whom: string, detail: TimelineEntry['detail']) => string

const roleName = (role: unknown) => (roleNames as Record<string, string>)[String(role)] ?? String(role)
const counted = (number: unknown, one: string, other: string) =>
  `${figure(Number(number))} ${plural(Number(number), { one, other })}`
const peopleCount = (people: unknown) => counted(people, 'persona', 'personas')
const classCount = (classes: unknown) => counted(classes, 'clase', 'clases')
const dayCount = (days: unknown) => counted(days, 'día', 'días')
const capital = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1)
const invites = (whom: string) => (whom === 'link' ? 'un enlace de invitación' : `la invitación a ${whom}`)

const days = ({ startsOn, endsOn }: TimelineEntry['detail']) =>
  termWords({ startsOn: startsOn === null ? null : String(startsOn), endsOn: endsOn === null ? null : String(endsOn) })
/** The record that stands for many names nobody. */
const whomOrMany = (whom: string, people: unknown) => (people === undefined ? whom : peopleCount(people))

const wayList = (ways: unknown) =>
  allOf(
    String(ways)
      .split(', ')
      .map((way) => (wayNames as Record<string, string>)[way] ?? way),
  )

function ruleChanges({ second_step, ways: allowed, fresh_hours }: TimelineEntry['detail']): string {
  return [
    ...(second_step === undefined
      ? []
      : [second_step === null ? 'ya sin segundo paso' : `un segundo paso, en un plazo de ${dayCount(second_step)}`]),
    ...(allowed === undefined
      ? []
      : [allowed === null ? 'cualquier forma de iniciar sesión' : `solo con ${wayList(allowed)}`]),
    ...(fresh_hours === undefined
      ? []
      : [
          fresh_hours === null
            ? 'ya sin inicio de sesión reciente'
            : `un inicio de sesión reciente cada ${figure(Number(fresh_hours))} h`,
        ]),
  ].join('; ')
}

const settingsNamed = (fields: string) =>
  allOf(fields.split(' ').map((field) => (settingsFieldNames as Record<string, string>)[field] ?? field))

const sentences: Record<TimelineAction, Words> = {
  'organization.created': (who) => `${who} ha creado la organización`,
  'organization.imported': (who) => `${who} ha importado la organización desde una lista`,
  'organization.deleted': (who) => `${who} ha eliminado la organización`,
  'rules.changed': (who, _whom, detail) => `${who} ha cambiado las reglas de seguridad: ${ruleChanges(detail)}`,
  'member.joined': (who, whom, { role, how }) => {
    if (how === 'directory' || how === 'made') return `${who} ha añadido a ${whom} con el rol ${roleName(role)}`
    if (how === 'request') {
      return `${who} ha aceptado la solicitud de ${whom}, que se ha unido con el rol ${roleName(role)}`
    }
    const joined = `${who} se ha unido con el rol ${roleName(role)}`
    return how === 'domain' ? `${joined}, por su dirección de correo` : joined
  },
  'organization.restored': (who) => `${who} ha restaurado la organización`,
  'organization.settings_changed': (who, _whom, { fields, displayName }) => {
    const changed = `${who} ha cambiado ${settingsNamed(String(fields))}`
    return typeof displayName === 'string' ? `${changed}; ahora se llama ${displayName}` : changed
  },
  'member.left': (who) => `${who} se ha ido`,
  'member.removed': (who, whom) => `${who} ha quitado a ${whom}`,
  'member.restored': (who, whom) => `${who} ha restaurado a ${whom}`,
  'member.role_changed': (who, whom, { from, to }) =>
    `${who} ha asignado a ${whom} el rol ${roleName(to)} (antes: ${roleName(from)})`,
  'members.removed': (who, _whom, { people }) => `${who} ha quitado a ${peopleCount(people)}`,
  'members.restored': (who, _whom, { people }) => `${who} ha restaurado a ${peopleCount(people)}`,
  'members.role_changed': (who, _whom, { people, to }) =>
    to === null
      ? `${who} ha cambiado el rol de ${peopleCount(people)}`
      : `${who} ha asignado a ${peopleCount(people)} el rol ${roleName(to)}`,
  'member.term_changed': (who, whom, detail) => `${who} ha fijado la membresía de ${whom}: ${days(detail)}`,
  'member.term_kept': (_who, whom) =>
    `El último día de ${whom} había pasado, pero nadie más es propietario sin fecha de fin: ${whom} se queda`,
  'member.term_ended': (_who, whom, { endsOn }) =>
    `La membresía de ${whom} ha terminado: su último día era ${shownDay(String(endsOn))}`,
  'member.renewed': (who, whom, detail) => `${who} ha renovado la membresía de ${whom}: ${days(detail)}`,
  'members.term_changed': (who, _whom, { people, ...detail }) =>
    detail['startsOn'] === null && detail['endsOn'] === null
      ? `${who} ha cambiado el primer y el último día de ${peopleCount(people)}`
      : `${who} ha fijado la membresía de ${peopleCount(people)}: ${days(detail)}`,
  'members.term_ended': (_who, _whom, { people }) =>
    `La membresía de ${peopleCount(people)} ha terminado con su último día`,
  'members.renewed': (who, _whom, { people, ...detail }) =>
    `${who} ha renovado la membresía de ${peopleCount(people)}: ${days(detail)}`,
  'member.named': (who, whom) => `${who} ha cambiado el nombre de ${whom} en esta organización`,
  'user.profile_changed': (who, whom) => `${who} ha cambiado la cuenta de ${whom}`,
  'user.change_taken_back': (who) => `${who} ha deshecho un cambio de su cuenta`,
  'ownership.offered': (who, whom) => `${who} ha ofrecido la propiedad a ${whom}`,
  'ownership.handed_over': (who, whom) => `${who} ha recibido de ${whom} la propiedad`,
  'ownership.declined': (who, whom) => `${who} ha rechazado la propiedad que le ofrecía ${whom}`,
  'ownership.withdrawn': (who, whom) => `${who} ha retirado la oferta de propiedad a ${whom}`,
  'label.created': (who, whom) => `${who} ha creado la etiqueta ${whom}`,
  'label.changed': (who, whom) => `${who} ha cambiado la etiqueta ${whom}`,
  'label.deleted': (who, whom) => `${who} ha eliminado la etiqueta ${whom}`,
  'label.restored': (who, whom) => `${who} ha restaurado la etiqueta ${whom}`,
  'labels.given': (who, whom, { people }) => `${who} ha puesto etiquetas a ${whomOrMany(whom, people)}`,
  'labels.taken': (who, whom, { people }) => `${who} ha quitado etiquetas a ${whomOrMany(whom, people)}`,
  'class.created': (who, whom) => `${who} ha creado la clase ${whom}`,
  'class.changed': (who, whom, { added, removed, renamed }) =>
    Number(added) > 0 && removed === 0 && renamed === false
      ? `${who} ha añadido a ${peopleCount(added)} a la clase ${whom}`
      : `${who} ha cambiado la clase ${whom}`,
  'class.deleted': (who, whom) => `${who} ha eliminado la clase ${whom}`,
  'class.restored': (who, whom) => `${who} ha restaurado la clase ${whom}`,
  'domain.added': (who, whom) => `${who} ha añadido el dominio ${whom}`,
  'domain.proven': (_who, whom) => `El dominio ${whom} se ha verificado`,
  'domain.lost': (_who, whom) => `El dominio ${whom} ya no está verificado: falta su registro`,
  'domain.changed': (who, whom, { joining, role }) => {
    if (joining === 'off') return `${who} ha cerrado la organización a las personas de ${whom}`
    return joining === 'join'
      ? `${who} ha permitido que las personas de ${whom} se unan con el rol ${roleName(role)}`
      : `${who} ha permitido que las personas de ${whom} pidan unirse con el rol ${roleName(role)}`
  },
  'domain.removed': (who, whom) => `${who} ha quitado el dominio ${whom}`,
  'provisioning.connected': (who) => `${who} ha conectado un directorio`,
  'provisioning.changed': (who) => `${who} ha cambiado en qué se convierten los grupos de un directorio`,
  'provisioning.token_added': (who) => `${who} ha creado un token para un directorio`,
  'provisioning.token_removed': (who) => `${who} ha revocado un token de un directorio`,
  'provisioning.token_ended': (_who, whom) =>
    `Se ha revocado un token de un directorio: se creó mientras otra persona tenía la cuenta de ${whom}`,
  'provisioning.disconnected': (who) => `${who} ha desconectado un directorio`,
  'sign_in.added': (who, whom) => `${who} ha añadido la conexión de inicio de sesión ${whom}`,
  'sign_in.changed': (who, whom) => `${who} ha cambiado la conexión de inicio de sesión ${whom}`,
  'sign_in.deleted': (who, whom) => `${who} ha eliminado la conexión de inicio de sesión ${whom}`,
  'sign_in.switched_on': (who, whom) => `${who} ha activado la conexión de inicio de sesión ${whom}`,
  'sign_in.switched_off': (who, whom) => `${who} ha desactivado la conexión de inicio de sesión ${whom}`,
  'sign_in.ended': (_who, whom, { connection }) =>
    `La conexión de inicio de sesión ${String(connection)} está desactivada hasta que se vuelva a probar: se cambió mientras otra persona tenía la cuenta de ${whom}`,
  'sign_in.certificates_followed': (_who, whom) =>
    `Los certificados de la conexión de inicio de sesión ${whom} se han actualizado desde sus metadatos`,
  'sign_in.domain_changed': (who, whom, { connection, only }) =>
    connection === null
      ? `${who} ha dejado de dirigir los inicios de sesión de ${whom}`
      : only === true
        ? `${who} ha hecho de ${String(connection)} la única forma de acceso para ${whom}`
        : `${who} ha dirigido los inicios de sesión de ${whom} a ${String(connection)}`,
  'request.declined': (who, whom) => `${who} ha rechazado la solicitud de ${whom} para unirse`,
  'requests.accepted': (who, _whom, { people }) =>
    `${who} ha aceptado las solicitudes de ${peopleCount(people)} para unirse`,
  'requests.declined': (who, _whom, { people }) =>
    `${who} ha rechazado las solicitudes de ${peopleCount(people)} para unirse`,
  'class.archived': (who, whom) => `${who} ha archivado la clase ${whom}`,
  'class.unarchived': (who, whom) => `${who} ha desarchivado la clase ${whom}`,
  'class.copied': (who, whom) => `${who} ha creado la clase ${whom} como copia`,
  'classes.archived': (who, _whom, { classes }) => `${who} ha archivado ${classCount(classes)}`,
  'classes.unarchived': (who, _whom, { classes }) => `${who} ha desarchivado ${classCount(classes)}`,
  'classes.copied': (who, _whom, { classes }) => `${who} ha copiado ${classCount(classes)}`,
  'invite.created': (who, whom) =>
    whom === 'link' ? `${who} ha creado un enlace de invitación` : `${who} ha invitado a ${whom}`,
  // Of one that ended by itself: with the ownership of whoever made it, or with the membership of whom it is for.
  'invite.revoked': (who, whom, { reason }) => {
    if (reason === 'no_owner') return capital(`${invites(whom)} ya no sirve: quien invitó ya no es propietario`)
    if (reason === 'signed_out')
      return capital(`${invites(whom)} ya no sirve: por seguridad, se cerró la sesión de quien invitó`)
    return reason === 'taken_out'
      ? capital(`${invites(whom)} ya no sirve: se quitó a esa persona`)
      : `${who} ha cancelado ${invites(whom)}`
  },
  'invite.given_back': (_who, whom) => capital(`${invites(whom)} vuelve a servir`),
  'invite.renewed': (who, whom) => `${who} ha renovado ${invites(whom)}`,
  'import.started': (who, _whom, { lines }) => `${who} ha importado una lista de ${counted(lines, 'línea', 'líneas')}`,
  'import.finished': (who, _whom, { lines, invited, changed }) => {
    if (invited !== 0 && changed !== 0) {
      return `${who} ha invitado a ${peopleCount(invited)} y ha cambiado a ${peopleCount(changed)} con una lista`
    }
    if (invited !== 0) return `${who} ha invitado a ${peopleCount(invited)}`
    if (changed !== 0) return `${who} ha cambiado a ${peopleCount(changed)} con una lista`
    return `${who} ha importado una lista de ${counted(lines, 'línea', 'líneas')}, y no se ha invitado a nadie`
  },
  'roster.applied': (who, _whom, { added, changed, left }) =>
    `${who} ha aplicado un listado: ${counted(added, 'alta', 'altas')}, ${counted(changed, 'cambio', 'cambios')}, ${counted(left, 'baja', 'bajas')}`,
  'roster.taken_back': (who) => `${who} ha deshecho un listado`,
  'learners.made': (who, _whom, { people }) => `${who} ha creado cuentas sin correo para ${peopleCount(people)}`,
  'learner.card_made': (who, whom) => `${who} ha creado una tarjeta nueva para ${whom}`,
  'learners.cards_made': (who, _whom, { people }) => `${who} ha creado tarjetas nuevas para ${peopleCount(people)}`,
  'learner.way_changed': (who, whom, { to }) => {
    if (to === 'pictures') return `${who} ha puesto una contraseña de dibujos a ${whom}`
    if (to === 'password') return `${who} ha puesto una contraseña a ${whom}`
    return to === 'unlocked'
      ? `${who} ha desbloqueado el acceso de ${whom}`
      : `${who} ha dejado a ${whom} solo con la tarjeta`
  },
  'learner.address_given': (who, whom) => `${who} ha dado un correo a la cuenta de ${whom}`,
  'learner.address_taken_back': (who, whom) => `${who} ha retirado el correo para la cuenta de ${whom}`,
  'learner.taken_along': (who) => `${who} ha hecho suya la cuenta, con un correo`,
  'learner.archive_taken': (who, whom) => `${who} ha descargado los datos de ${whom}`,
  'people.exported': (who) => `${who} ha exportado la lista de personas`,
  'timeline.exported': (who) => `${who} ha exportado la cronología`,
  'timeline.kept_changed': (who, _whom, { to }) =>
    to === null
      ? `${who} ha hecho que la cronología se guarde para siempre`
      : `${who} ha hecho que la cronología se guarde durante ${dayCount(to)}`,
}

export function timelineSentence({ actor, action, subject, detail }: TimelineEntry, somebody: string): string {
  const who = actor.displayName || (actor.user_id === directoryActor ? directory : somebody)
  const words = (sentences as Partial<Record<string, Words>>)[action]
  return words?.(who, subject || somebody, detail) ?? `${who}: ${action} ${subject}`
}
