import { directoryActor } from '@atrium/contract/people/directory-actor'
import type { TimelineAction, TimelineEntry } from '@atrium/contract/people/timeline'
import { settingsFieldNames } from '../console/settings-fields.ts'
import { de } from '../elision.ts'
import { allOf, figure, plural } from '../format.ts'
import { wayNames } from '../organizations/entry.ts'
import { roleNames } from './roles.ts'
import { shownDay, termWords } from './terms.ts'

/** Who did it, where no person did. */
const directory = 'L’annuaire'

type Words = (who: string, whom: string, detail: TimelineEntry['detail']) => string

const roleName = (role: unknown) => (roleNames as Record<string, string>)[String(role)] ?? String(role)
const invite = (whom: string) => (whom === 'link' ? 'un lien d’invitation' : `l’invitation adressée à ${whom}`)

const number = (value: unknown) => figure(Number(value))
const personCount = (people: unknown) =>
  plural(Number(people), { one: `${figure(Number(people))} personne`, other: `${figure(Number(people))} personnes` })
const classCount = (classes: unknown) =>
  plural(Number(classes), { one: `${figure(Number(classes))} classe`, other: `${figure(Number(classes))} classes` })
const dayCount = (days: unknown) =>
  plural(Number(days), { one: `${figure(Number(days))} jour`, other: `${figure(Number(days))} jours` })
const lineCount = (lines: unknown) =>
  plural(Number(lines), { one: `${figure(Number(lines))} ligne`, other: `${figure(Number(lines))} lignes` })
const days = ({ startsOn, endsOn }: TimelineEntry['detail']) =>
  termWords({ startsOn: startsOn === null ? null : String(startsOn), endsOn: endsOn === null ? null : String(endsOn) })
/** The record that stands for many names nobody. */
const whomOrMany = (whom: string, people: unknown) => (people === undefined ? whom : personCount(people))

const wayList = (ways: unknown) =>
  String(ways)
    .split(', ')
    .map((way) => (wayNames as Record<string, string>)[way] ?? way)
    .join(', ')

/** What an organization asks of sign-ins, by what was changed of it. */
function ruleChanges({ second_step, ways, fresh_hours }: TimelineEntry['detail']): string {
  return [
    ...(second_step === undefined
      ? []
      : [second_step === null ? 'plus de deuxième étape' : `une deuxième étape, délai de ${dayCount(second_step)}`]),
    ...(ways === undefined
      ? []
      : [ways === null ? 'tout moyen de connexion' : `connexion uniquement avec ${wayList(ways)}`]),
    ...(fresh_hours === undefined
      ? []
      : [
          fresh_hours === null
            ? 'plus de connexion récente demandée'
            : `une connexion récente après ${String(fresh_hours)} h`,
        ]),
  ].join(' ; ')
}

const settingsNamed = (fields: string) =>
  allOf(fields.split(' ').map((field) => (settingsFieldNames as Record<string, string>)[field] ?? field))

const sentences: Record<TimelineAction, Words> = {
  'organization.created': (who) => `${who} a créé l’organisation`,
  'organization.imported': (who) => `${who} a importé l’organisation à partir d’une liste`,
  'organization.deleted': (who) => `${who} a supprimé l’organisation`,
  'rules.changed': (who, _whom, detail) => `${who} a modifié les règles de sécurité : ${ruleChanges(detail)}`,
  'member.joined': (who, whom, { role, how }) =>
    how === 'directory' || how === 'made'
      ? `${who} a ajouté ${whom} avec le rôle ${roleName(role)}`
      : how === 'request'
        ? `${who} a accepté la demande ${de(whom)}, avec le rôle ${roleName(role)}`
        : `${who} a rejoint l’organisation avec le rôle ${roleName(role)}${how === 'domain' ? ', grâce à son adresse e-mail' : ''}`,
  'organization.restored': (who) => `${who} a restauré l’organisation`,
  'organization.settings_changed': (who, _whom, { fields, displayName }) =>
    `${who} a modifié ${settingsNamed(String(fields))}${typeof displayName === 'string' ? ` ; nouveau nom : ${displayName}` : ''}`,
  'member.left': (who) => `${who} a quitté l’organisation`,
  'member.removed': (who, whom) => `${who} a retiré ${whom}`,
  'member.restored': (who, whom) => `${who} a restauré ${whom}`,
  'member.role_changed': (who, whom, { from, to }) =>
    `${who} a donné le rôle ${roleName(to)} à ${whom} (avant : ${roleName(from)})`,
  'members.removed': (who, _whom, { people }) => `${who} a retiré ${personCount(people)}`,
  'members.restored': (who, _whom, { people }) => `${who} a restauré ${personCount(people)}`,
  'members.role_changed': (who, _whom, { people, to }) =>
    to === null
      ? `${who} a changé le rôle de ${personCount(people)}`
      : `${who} a donné le rôle ${roleName(to)} à ${personCount(people)}`,
  'member.term_changed': (who, whom, detail) => `${who} a fixé l’adhésion ${de(whom)} : ${days(detail)}`,
  'member.term_kept': (_who, whom) =>
    `Le dernier jour ${de(whom)} était passé, mais il n’y a pas d’autre propriétaire sans dernier jour : ${whom} reste`,
  'member.term_ended': (_who, whom, { endsOn }) =>
    `L’adhésion ${de(whom)} s’est terminée : son dernier jour était le ${shownDay(String(endsOn))}`,
  'member.renewed': (who, whom, detail) => `${who} a renouvelé l’adhésion ${de(whom)} : ${days(detail)}`,
  'members.term_changed': (who, _whom, { people, ...detail }) =>
    detail['startsOn'] === null && detail['endsOn'] === null
      ? `${who} a changé le premier et le dernier jour de ${personCount(people)}`
      : `${who} a fixé l’adhésion de ${personCount(people)} : ${days(detail)}`,
  'members.term_ended': (_who, _whom, { people }) =>
    `L’adhésion de ${personCount(people)} s’est terminée avec son dernier jour`,
  'members.renewed': (who, _whom, { people, ...detail }) =>
    `${who} a renouvelé l’adhésion de ${personCount(people)} : ${days(detail)}`,
  'member.named': (who, whom) => `${who} a modifié le nom ${de(whom)} dans cette organisation`,
  'user.profile_changed': (who, whom) => `${who} a modifié le compte ${de(whom)}`,
  'user.change_taken_back': (who) => `${who} a annulé une modification de son compte`,
  'ownership.offered': (who, whom) => `${who} a proposé la propriété à ${whom}`,
  'ownership.handed_over': (who, whom) => `${who} a succédé à ${whom} comme propriétaire`,
  'ownership.declined': (who, whom) => `${who} a refusé la propriété proposée par ${whom}`,
  'ownership.withdrawn': (who, whom) => `${who} a retiré la proposition de propriété faite à ${whom}`,
  'label.created': (who, whom) => `${who} a créé l’étiquette ${whom}`,
  'label.changed': (who, whom) => `${who} a modifié l’étiquette ${whom}`,
  'label.deleted': (who, whom) => `${who} a supprimé l’étiquette ${whom}`,
  'label.restored': (who, whom) => `${who} a restauré l’étiquette ${whom}`,
  'labels.given': (who, whom, { people }) => `${who} a donné des étiquettes à ${whomOrMany(whom, people)}`,
  'labels.taken': (who, whom, { people }) => `${who} a retiré des étiquettes à ${whomOrMany(whom, people)}`,
  'class.created': (who, whom) => `${who} a créé la classe ${whom}`,
  'class.changed': (who, whom, { added, removed, renamed }) =>
    Number(added) > 0 && removed === 0 && renamed === false
      ? `${who} a ajouté ${personCount(added)} à la classe ${whom}`
      : `${who} a modifié la classe ${whom}`,
  'class.deleted': (who, whom) => `${who} a supprimé la classe ${whom}`,
  'class.restored': (who, whom) => `${who} a restauré la classe ${whom}`,
  'domain.added': (who, whom) => `${who} a ajouté le domaine ${whom}`,
  'domain.proven': (_who, whom) => `Le domaine ${whom} a été validé`,
  'domain.lost': (_who, whom) => `Le domaine ${whom} n’est plus validé : son enregistrement a disparu`,
  'domain.changed': (who, whom, { joining, role }) =>
    joining === 'off'
      ? `${who} a fermé l’organisation aux adresses du domaine ${whom}`
      : `${who} permet aux adresses du domaine ${whom} ${joining === 'join' ? 'de rejoindre l’organisation' : 'd’envoyer une demande'} (rôle ${roleName(role)})`,
  'domain.removed': (who, whom) => `${who} a supprimé le domaine ${whom}`,
  'provisioning.connected': (who) => `${who} a connecté un annuaire`,
  'provisioning.changed': (who) => `${who} a modifié ce que deviennent les groupes d’un annuaire`,
  'provisioning.token_added': (who) => `${who} a créé un jeton pour un annuaire`,
  'provisioning.token_removed': (who) => `${who} a révoqué un jeton d’un annuaire`,
  'provisioning.token_ended': (_who, whom) =>
    `Un jeton d’un annuaire a été révoqué : il a été créé pendant qu’une autre personne avait le compte ${de(whom)}`,
  'provisioning.disconnected': (who) => `${who} a déconnecté un annuaire`,
  'sign_in.added': (who, whom) => `${who} a ajouté la connexion ${whom}`,
  'sign_in.changed': (who, whom) => `${who} a modifié la connexion ${whom}`,
  'sign_in.deleted': (who, whom) => `${who} a supprimé la connexion ${whom}`,
  'sign_in.switched_on': (who, whom) => `${who} a activé la connexion ${whom}`,
  'sign_in.switched_off': (who, whom) => `${who} a désactivé la connexion ${whom}`,
  'sign_in.ended': (_who, whom, { connection }) =>
    `La connexion ${String(connection)} est désactivée jusqu’à un nouvel essai : elle a été modifiée pendant qu’une autre personne avait le compte ${de(whom)}`,
  'sign_in.certificates_followed': (_who, whom) =>
    `Les certificats de la connexion ${whom} ont été repris de ses métadonnées`,
  'sign_in.domain_changed': (who, whom, { connection, only }) =>
    connection === null
      ? `${who} ne dirige plus les connexions des adresses ${whom}`
      : only === true
        ? `${who} a fait de ${String(connection)} le seul accès pour ${whom}`
        : `${who} dirige les connexions des adresses ${whom} vers ${String(connection)}`,
  'request.declined': (who, whom) => `${who} a refusé la demande d’adhésion ${de(whom)}`,
  'requests.accepted': (who, _whom, { people }) => `${who} a accepté les demandes d’adhésion de ${personCount(people)}`,
  'requests.declined': (who, _whom, { people }) => `${who} a refusé les demandes d’adhésion de ${personCount(people)}`,
  'class.archived': (who, whom) => `${who} a archivé la classe ${whom}`,
  'class.unarchived': (who, whom) => `${who} a désarchivé la classe ${whom}`,
  'class.copied': (who, whom) => `${who} a créé la classe ${whom} par copie`,
  'classes.archived': (who, _whom, { classes }) => `${who} a archivé ${classCount(classes)}`,
  'classes.unarchived': (who, _whom, { classes }) => `${who} a désarchivé ${classCount(classes)}`,
  'classes.copied': (who, _whom, { classes }) => `${who} a copié ${classCount(classes)}`,
  'invite.created': (who, whom) => (whom === 'link' ? `${who} a créé un lien d’invitation` : `${who} a invité ${whom}`),
  // Of one that ended by itself: with the ownership of whoever made it, or with the membership of whom it is for.
  'invite.revoked': (who, whom, { reason }) => {
    if (reason === 'no_owner')
      return `N’est plus valable : ${invite(whom)}, car la personne qui a invité n’est plus propriétaire`
    if (reason === 'signed_out')
      return `N’est plus valable : ${invite(whom)}, car la personne qui a invité a été déconnectée par sécurité`
    return reason === 'taken_out'
      ? `N’est plus valable : ${invite(whom)}, car la personne invitée a été retirée`
      : `${who} a annulé ${invite(whom)}`
  },
  'invite.given_back': (_who, whom) => `De nouveau valable : ${invite(whom)}`,
  'invite.renewed': (who, whom) => `${who} a renouvelé ${invite(whom)}`,
  'import.started': (who, _whom, { lines }) => `${who} a importé une liste de ${lineCount(lines)}`,
  'import.finished': (who, _whom, { lines, invited, changed }) => {
    const done = [
      ...(invited === 0 ? [] : [`invité ${personCount(invited)}`]),
      ...(changed === 0 ? [] : [`modifié ${personCount(changed)} à partir d’une liste`]),
    ]
    if (done.length > 0) return `${who} a ${done.join(' et ')}`
    return `${who} a importé une liste de ${lineCount(lines)}, et personne n’a été invité`
  },
  'roster.applied': (who, _whom, { added, changed, left }) =>
    `${who} a appliqué une liste OneRoster. Ajouts : ${number(added)}, changements : ${number(changed)}, départs : ${number(left)}`,
  'roster.taken_back': (who) => `${who} a annulé une liste OneRoster`,
  'learners.made': (who, _whom, { people }) =>
    `${who} a créé des comptes sans adresse e-mail pour ${personCount(people)}`,
  'learner.card_made': (who, whom) => `${who} a créé une nouvelle carte pour ${whom}`,
  'learners.cards_made': (who, _whom, { people }) => `${who} a créé de nouvelles cartes pour ${personCount(people)}`,
  'learner.way_changed': (who, whom, { to }) => {
    if (to === 'pictures') return `${who} a défini un mot de passe en images pour ${whom}`
    if (to === 'password') return `${who} a défini un mot de passe pour ${whom}`
    return to === 'unlocked' ? `${who} a débloqué la connexion ${de(whom)}` : `${who} n’a laissé que la carte à ${whom}`
  },
  'learner.address_given': (who, whom) => `${who} a attribué une adresse e-mail au compte ${de(whom)}`,
  'learner.address_taken_back': (who, whom) => `${who} a retiré l’adresse e-mail prévue pour le compte ${de(whom)}`,
  'learner.taken_along': (who) => `${who} a repris son compte avec une adresse e-mail`,
  'learner.archive_taken': (who, whom) => `${who} a téléchargé les données ${de(whom)}`,
  'people.exported': (who) => `${who} a exporté la liste des personnes`,
  'timeline.exported': (who) => `${who} a exporté l’historique`,
  'timeline.kept_changed': (who, _whom, { to }) =>
    to === null
      ? `${who} a choisi de conserver l’historique sans limite`
      : `${who} a choisi de conserver l’historique ${dayCount(to)}`,
}

export function timelineSentence({ actor, action, subject, detail }: TimelineEntry, somebody: string): string {
  const who = actor.displayName || (actor.user_id === directoryActor ? directory : somebody)
  // In the middle of a sentence.
  const whom = subject || somebody.charAt(0).toLowerCase() + somebody.slice(1)
  const words = (sentences as Partial<Record<string, Words>>)[action]
  return words?.(who, whom, detail) ?? `${who} : ${action} ${subject}`
}
