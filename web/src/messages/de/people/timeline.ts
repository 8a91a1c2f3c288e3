import { directoryActor } from '@atrium/contract/people/directory-actor'
import type { TimelineAction, TimelineEntry } from '@atrium/contract/people/timeline'
import { settingsFieldNames } from '../console/settings-fields.ts'
import { allOf, figure, listed, plural } from '../format.ts'
import { wayNames } from '../organizations/entry.ts'
import { roleNames } from './roles.ts'
import { shownDay, termWords } from './terms.ts'

/** Who did it, where no person did. */
const directory = 'Das Verzeichnis'

type Words = (who: string, whom: string, detail: TimelineEntry['detail']) => string

const roleName = (role: unknown) => (roleNames as Record<string, string>)[String(role)] ?? String(role)
const invite = (whom: string) => (whom === 'link' ? 'ein Einladungslink' : `die Einladung an ${whom}`)
/** In the accusative. */
const anInvite = (whom: string) => (whom === 'link' ? 'einen Einladungslink' : invite(whom))

const number = (value: unknown) => figure(Number(value))
const personCount = (people: unknown) =>
  plural(Number(people), { one: `${figure(Number(people))} Person`, other: `${figure(Number(people))} Personen` })
const classCount = (classes: unknown) =>
  plural(Number(classes), { one: `${figure(Number(classes))} Klasse`, other: `${figure(Number(classes))} Klassen` })
const dayCount = (days: unknown) =>
  plural(Number(days), { one: `${figure(Number(days))} Tag`, other: `${figure(Number(days))} Tage` })
const daysDative = (days: unknown) =>
  plural(Number(days), { one: `${figure(Number(days))} Tag`, other: `${figure(Number(days))} Tagen` })
const lineCount = (lines: unknown) =>
  plural(Number(lines), { one: `${figure(Number(lines))} Zeile`, other: `${figure(Number(lines))} Zeilen` })
const days = ({ startsOn, endsOn }: TimelineEntry['detail']) =>
  termWords({ startsOn: startsOn === null ? null : String(startsOn), endsOn: endsOn === null ? null : String(endsOn) })
/** The record that stands for many names nobody. */
const whomOrMany = (whom: string, people: unknown) => (people === undefined ? whom : personCount(people))

const wayList = (ways: unknown) =>
  listed(
    String(ways)
      .split(', ')
      .map((way) => (wayNames as Record<string, string>)[way] ?? way),
  )

/** What an organization asks of sign-ins, by what was changed of it. */
function ruleChanges({ second_step, ways, fresh_hours }: TimelineEntry['detail']): string {
  return [
    ...(second_step === undefined
      ? []
      : [
          second_step === null
            ? 'kein zweiter Schritt mehr'
            : `ein zweiter Schritt, innerhalb von ${daysDative(second_step)}`,
        ]),
    ...(ways === undefined ? [] : [ways === null ? 'Anmeldung auf jede Art' : `Anmeldung nur mit ${wayList(ways)}`]),
    ...(fresh_hours === undefined
      ? []
      : [fresh_hours === null ? 'keine neue Anmeldung mehr' : `eine neue Anmeldung nach ${String(fresh_hours)} Std.`]),
  ].join('; ')
}

const settingsNamed = (fields: string) =>
  allOf(fields.split(' ').map((field) => (settingsFieldNames as Record<string, string>)[field] ?? field))

const sentences: Record<TimelineAction, Words> = {
  'organization.created': (who) => `${who} hat die Organisation erstellt`,
  'organization.imported': (who) => `${who} hat die Organisation aus einer Liste importiert`,
  'organization.deleted': (who) => `${who} hat die Organisation gelöscht`,
  'rules.changed': (who, _whom, detail) => `${who} hat die Sicherheitsregeln geändert: ${ruleChanges(detail)}`,
  'member.joined': (who, whom, { role, how }) =>
    how === 'directory' || how === 'made'
      ? `${who} hat ${whom} hinzugefügt (Rolle ${roleName(role)})`
      : how === 'request'
        ? `${who} hat die Anfrage von ${whom} angenommen (Rolle ${roleName(role)})`
        : `${who} ist mit der Rolle ${roleName(role)} beigetreten${how === 'domain' ? ', über die eigene E-Mail-Adresse' : ''}`,
  'organization.restored': (who) => `${who} hat die Organisation wiederhergestellt`,
  'organization.settings_changed': (who, _whom, { fields, displayName }) =>
    `${who} hat ${settingsNamed(String(fields))} geändert${typeof displayName === 'string' ? `; der Name ist jetzt ${displayName}` : ''}`,
  'member.left': (who) => `${who} hat die Organisation verlassen`,
  'member.removed': (who, whom) => `${who} hat ${whom} entfernt`,
  'member.restored': (who, whom) => `${who} hat ${whom} wiederhergestellt`,
  'member.role_changed': (who, whom, { from, to }) =>
    `${who} hat die Rolle von ${whom} geändert: ${roleName(to)} (vorher ${roleName(from)})`,
  'members.removed': (who, _whom, { people }) => `${who} hat ${personCount(people)} entfernt`,
  'members.restored': (who, _whom, { people }) => `${who} hat ${personCount(people)} wiederhergestellt`,
  'members.role_changed': (who, _whom, { people, to }) =>
    to === null
      ? `${who} hat die Rollen von ${personCount(people)} geändert`
      : `${who} hat ${personCount(people)} die Rolle ${roleName(to)} gegeben`,
  'member.term_changed': (who, whom, detail) => `${who} hat die Mitgliedschaft von ${whom} festgelegt: ${days(detail)}`,
  'member.term_kept': (_who, whom) =>
    `Der letzte Tag von ${whom} war vorbei, aber es gibt sonst keinen Inhaber ohne letzten Tag: ${whom} bleibt`,
  'member.term_ended': (_who, whom, { endsOn }) =>
    `Die Mitgliedschaft von ${whom} ist beendet: Der letzte Tag war der ${shownDay(String(endsOn))}`,
  'member.renewed': (who, whom, detail) => `${who} hat die Mitgliedschaft von ${whom} verlängert: ${days(detail)}`,
  'members.term_changed': (who, _whom, { people, ...detail }) =>
    detail['startsOn'] === null && detail['endsOn'] === null
      ? `${who} hat den ersten und letzten Tag von ${personCount(people)} geändert`
      : `${who} hat die Mitgliedschaft von ${personCount(people)} festgelegt: ${days(detail)}`,
  'members.term_ended': (_who, _whom, { people }) =>
    `Die Mitgliedschaft von ${personCount(people)} ist mit ihrem letzten Tag beendet`,
  'members.renewed': (who, _whom, { people, ...detail }) =>
    `${who} hat die Mitgliedschaft von ${personCount(people)} verlängert: ${days(detail)}`,
  'member.named': (who, whom) => `${who} hat den Namen von ${whom} in dieser Organisation geändert`,
  'user.profile_changed': (who, whom) => `${who} hat das Konto von ${whom} geändert`,
  'user.change_taken_back': (who) => `${who} hat eine Änderung am eigenen Konto zurückgenommen`,
  'ownership.offered': (who, whom) => `${who} hat die Inhaberschaft angeboten: ${whom}`,
  'ownership.handed_over': (who, whom) => `${who} hat die Inhaberschaft von ${whom} übernommen`,
  'ownership.declined': (who, whom) => `${who} hat die von ${whom} angebotene Inhaberschaft abgelehnt`,
  'ownership.withdrawn': (who, whom) => `${who} hat das Angebot der Inhaberschaft an ${whom} zurückgezogen`,
  'label.created': (who, whom) => `${who} hat das Label ${whom} erstellt`,
  'label.changed': (who, whom) => `${who} hat das Label ${whom} geändert`,
  'label.deleted': (who, whom) => `${who} hat das Label ${whom} gelöscht`,
  'label.restored': (who, whom) => `${who} hat das Label ${whom} wiederhergestellt`,
  'labels.given': (who, whom, { people }) => `${who} hat Labels an ${whomOrMany(whom, people)} vergeben`,
  'labels.taken': (who, whom, { people }) => `${who} hat Labels von ${whomOrMany(whom, people)} entfernt`,
  'class.created': (who, whom) => `${who} hat die Klasse ${whom} erstellt`,
  'class.changed': (who, whom, { added, removed, renamed }) =>
    Number(added) > 0 && removed === 0 && renamed === false
      ? `${who} hat ${personCount(added)} zur Klasse ${whom} hinzugefügt`
      : `${who} hat die Klasse ${whom} geändert`,
  'class.deleted': (who, whom) => `${who} hat die Klasse ${whom} gelöscht`,
  'class.restored': (who, whom) => `${who} hat die Klasse ${whom} wiederhergestellt`,
  'domain.added': (who, whom) => `${who} hat die Domain ${whom} hinzugefügt`,
  'domain.proven': (_who, whom) => `Die Domain ${whom} wurde verifiziert`,
  'domain.lost': (_who, whom) => `Die Domain ${whom} ist nicht mehr verifiziert: Ihr Eintrag ist weg`,
  'domain.changed': (who, whom, { joining, role }) =>
    joining === 'off'
      ? `${who} hat die Organisation für Adressen der Domain ${whom} geschlossen`
      : `${who} lässt Personen mit Adressen der Domain ${whom} ${joining === 'join' ? 'beitreten' : 'den Beitritt anfragen'} (Rolle ${roleName(role)})`,
  'domain.removed': (who, whom) => `${who} hat die Domain ${whom} entfernt`,
  'provisioning.connected': (who) => `${who} hat ein Verzeichnis verbunden`,
  'provisioning.changed': (who) => `${who} hat geändert, was aus den Gruppen eines Verzeichnisses wird`,
  'provisioning.token_added': (who) => `${who} hat ein Token für ein Verzeichnis erstellt`,
  'provisioning.token_removed': (who) => `${who} hat ein Token eines Verzeichnisses widerrufen`,
  'provisioning.token_ended': (_who, whom) =>
    `Ein Token eines Verzeichnisses wurde widerrufen: Es wurde erstellt, während das Konto von ${whom} in fremden Händen war`,
  'provisioning.disconnected': (who) => `${who} hat ein Verzeichnis getrennt`,
  'sign_in.added': (who, whom) => `${who} hat die Anmelde-Verbindung ${whom} hinzugefügt`,
  'sign_in.changed': (who, whom) => `${who} hat die Anmelde-Verbindung ${whom} geändert`,
  'sign_in.deleted': (who, whom) => `${who} hat die Anmelde-Verbindung ${whom} gelöscht`,
  'sign_in.switched_on': (who, whom) => `${who} hat die Anmelde-Verbindung ${whom} eingeschaltet`,
  'sign_in.switched_off': (who, whom) => `${who} hat die Anmelde-Verbindung ${whom} ausgeschaltet`,
  'sign_in.ended': (_who, whom, { connection }) =>
    `Die Anmelde-Verbindung ${String(connection)} ist aus, bis sie neu ausprobiert wurde: Sie wurde geändert, während das Konto von ${whom} in fremden Händen war`,
  'sign_in.certificates_followed': (_who, whom) =>
    `Die Zertifikate der Anmelde-Verbindung ${whom} wurden aus ihren Metadaten übernommen`,
  'sign_in.domain_changed': (who, whom, { connection, only }) =>
    connection === null
      ? `${who} hat festgelegt, dass Anmeldungen von ${whom} nicht weitergeleitet werden`
      : only === true
        ? `${who} hat ${String(connection)} zum einzigen Zugang für ${whom} gemacht`
        : `${who} hat Anmeldungen von ${whom} zu ${String(connection)} geleitet`,
  'request.declined': (who, whom) => `${who} hat die Beitrittsanfrage von ${whom} abgelehnt`,
  'requests.accepted': (who, _whom, { people }) =>
    `${who} hat die Beitrittsanfragen von ${personCount(people)} angenommen`,
  'requests.declined': (who, _whom, { people }) =>
    `${who} hat die Beitrittsanfragen von ${personCount(people)} abgelehnt`,
  'class.archived': (who, whom) => `${who} hat die Klasse ${whom} archiviert`,
  'class.unarchived': (who, whom) => `${who} hat die Klasse ${whom} aus dem Archiv zurückgeholt`,
  'class.copied': (who, whom) => `${who} hat die Klasse ${whom} als Kopie erstellt`,
  'classes.archived': (who, _whom, { classes }) => `${who} hat ${classCount(classes)} archiviert`,
  'classes.unarchived': (who, _whom, { classes }) => `${who} hat ${classCount(classes)} aus dem Archiv zurückgeholt`,
  'classes.copied': (who, _whom, { classes }) => `${who} hat ${classCount(classes)} kopiert`,
  'invite.created': (who, whom) =>
    whom === 'link' ? `${who} hat einen Einladungslink erstellt` : `${who} hat ${whom} eingeladen`,
  // Of one that ended by itself: with the ownership of whoever made it, or with the membership of whom it is for.
  'invite.revoked': (who, whom, { reason }) => {
    if (reason === 'no_owner')
      return `Ungültig geworden: ${invite(whom)}, denn wer eingeladen hat, ist nicht mehr Inhaber`
    if (reason === 'signed_out')
      return `Ungültig geworden: ${invite(whom)}, denn wer eingeladen hat, wurde zur Sicherheit abgemeldet`
    return reason === 'taken_out'
      ? `Ungültig geworden: ${invite(whom)}, denn die Person wurde entfernt`
      : `${who} hat ${anInvite(whom)} zurückgezogen`
  },
  'invite.given_back': (_who, whom) => `Wieder gültig: ${invite(whom)}`,
  'invite.renewed': (who, whom) => `${who} hat ${anInvite(whom)} erneuert`,
  'import.started': (who, _whom, { lines }) => `${who} hat eine Liste mit ${lineCount(lines)} importiert`,
  'import.finished': (who, _whom, { lines, invited, changed }) => {
    const done = [
      ...(invited === 0 ? [] : [`${personCount(invited)} eingeladen`]),
      ...(changed === 0 ? [] : [`${personCount(changed)} über eine Liste geändert`]),
    ]
    if (done.length > 0) return `${who} hat ${done.join(' und ')}`
    return `${who} hat eine Liste mit ${lineCount(lines)} importiert, und niemand wurde eingeladen`
  },
  'roster.applied': (who, _whom, { added, changed, left }) =>
    `${who} hat eine OneRoster-Liste angewendet: ${number(added)} neu, ${number(changed)} geändert, ${number(left)} ausgeschieden`,
  'roster.taken_back': (who) => `${who} hat eine OneRoster-Liste zurückgenommen`,
  'learners.made': (who, _whom, { people }) =>
    `${who} hat für ${personCount(people)} Konten ohne E-Mail-Adresse angelegt`,
  'learner.card_made': (who, whom) => `${who} hat für ${whom} eine neue Karte erstellt`,
  'learners.cards_made': (who, _whom, { people }) => `${who} hat für ${personCount(people)} neue Karten erstellt`,
  'learner.way_changed': (who, whom, { to }) => {
    if (to === 'pictures') return `${who} hat für ${whom} ein Bilderpasswort festgelegt`
    if (to === 'password') return `${who} hat für ${whom} ein Passwort festgelegt`
    return to === 'unlocked'
      ? `${who} hat die Anmeldung von ${whom} wieder freigegeben`
      : `${who} hat ${whom} nur die Karte gelassen`
  },
  'learner.address_given': (who, whom) => `${who} hat dem Konto von ${whom} eine E-Mail-Adresse gegeben`,
  'learner.address_taken_back': (who, whom) => `${who} hat die E-Mail-Adresse für das Konto von ${whom} zurückgenommen`,
  'learner.taken_along': (who) => `${who} hat das Konto mit einer E-Mail-Adresse zum eigenen gemacht`,
  'learner.archive_taken': (who, whom) => `${who} hat die Daten von ${whom} heruntergeladen`,
  'people.exported': (who) => `${who} hat die Liste der Personen exportiert`,
  'timeline.exported': (who) => `${who} hat den Verlauf exportiert`,
  'timeline.kept_changed': (who, _whom, { to }) =>
    to === null
      ? `${who} lässt den Verlauf unbegrenzt aufbewahren`
      : `${who} lässt den Verlauf ${dayCount(to)} lang aufbewahren`,
}

export function timelineSentence({ actor, action, subject, detail }: TimelineEntry, somebody: string): string {
  const who = actor.displayName || (actor.user_id === directoryActor ? directory : somebody)
  const words = (sentences as Partial<Record<string, Words>>)[action]
  return words?.(who, subject || somebody, detail) ?? `${who}: ${action} ${subject}`
}
