/** What the audit records of an organization say, in plain words. */
import { directoryActor } from '@atrium/contract/people/directory-actor'
import type { TimelineAction, TimelineEntry } from '@atrium/contract/people/timeline'
import { settingsFieldNames } from '#messages/console/settings-fields.ts'
import { wayNames } from '#messages/organizations/entry.ts'
import { peopleMessages } from './people.ts'
import { shownDay, termWords } from './terms.ts'

/** Who did it, where no person did. */
const directory = 'The directory'

type Words = (who: string, whom: string, detail: TimelineEntry['detail']) => string

const roleName = (role: unknown) => (peopleMessages.roleNames as Record<string, string>)[String(role)] ?? String(role)
const ways = (whom: string) => (whom === 'link' ? 'made an invite link' : `invited ${whom}`)
const capital = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1)
const invites = (whom: string) => (whom === 'link' ? 'an invite link' : `the invite to ${whom}`)

const peopleCount = (people: unknown) => (people === 1 ? '1 person' : `${String(people)} people`)
const lineCount = (lines: unknown) => (lines === 1 ? '1 line' : `${String(lines)} lines`)
const dayCount = (days: unknown) => (days === 1 ? '1 day' : `${String(days)} days`)
const classCount = (classes: unknown) => (classes === 1 ? '1 class' : `${String(classes)} classes`)
const days = ({ startsOn, endsOn }: TimelineEntry['detail']) =>
  termWords({ startsOn: startsOn === null ? null : String(startsOn), endsOn: endsOn === null ? null : String(endsOn) })
/** The record that stands for many names nobody. */
const whomOrMany = (whom: string, people: unknown) => (people === undefined ? whom : peopleCount(people))

const wayList = (ways: unknown) =>
  String(ways)
    .split(', ')
    .map((way) => (wayNames as Record<string, string>)[way] ?? way)
    .join(', ')

/** What an organization asks of sign-ins, by what was changed of it. */
function ruleChanges({ second_step, ways: allowed, fresh_hours }: TimelineEntry['detail']): string {
  const days = dayCount(second_step)
  return [
    ...(second_step === undefined
      ? []
      : [second_step === null ? 'no second step any more' : `a second step, within ${days}`]),
    ...(allowed === undefined ? [] : [allowed === null ? 'any way to sign in' : `only by ${wayList(allowed)}`]),
    ...(fresh_hours === undefined
      ? []
      : [fresh_hours === null ? 'no fresh sign-in any more' : `a fresh sign-in after ${String(fresh_hours)} h`]),
  ].join('; ')
}

const settingsNamed = (fields: string) =>
  fields
    .split(' ')
    .map((field) => (settingsFieldNames as Record<string, string>)[field] ?? field)
    .join(', ')

const sentences: Record<TimelineAction, Words> = {
  'organization.created': (who) => `${who} created the organization`,
  'organization.imported': (who) => `${who} imported the organization from a list`,
  'organization.deleted': (who) => `${who} deleted the organization`,
  'rules.changed': (who, _whom, detail) => `${who} changed the security rules: ${ruleChanges(detail)}`,
  'member.joined': (who, whom, { role, how }) =>
    how === 'directory' || how === 'made'
      ? `${who} added ${whom} as ${roleName(role)}`
      : how === 'request'
        ? `${who} accepted the request of ${whom}, who joined as ${roleName(role)}`
        : `${who} joined as ${roleName(role)}${how === 'domain' ? ', by their email address' : ''}`,
  'organization.restored': (who) => `${who} restored the organization`,
  'organization.settings_changed': (who, _whom, { fields, displayName }) =>
    `${who} changed ${settingsNamed(String(fields))}${typeof displayName === 'string' ? `; it is called ${displayName} now` : ''}`,
  'member.left': (who) => `${who} left`,
  'member.removed': (who, whom) => `${who} removed ${whom}`,
  'member.restored': (who, whom) => `${who} restored ${whom}`,
  'member.role_changed': (who, whom, { from, to }) => `${who} made ${whom} ${roleName(to)} (was ${roleName(from)})`,
  'members.removed': (who, _whom, { people }) => `${who} removed ${peopleCount(people)}`,
  'members.restored': (who, _whom, { people }) => `${who} restored ${peopleCount(people)}`,
  'members.role_changed': (who, _whom, { people, to }) =>
    to === null
      ? `${who} changed the roles of ${peopleCount(people)}`
      : `${who} made ${peopleCount(people)} ${roleName(to)}`,
  'member.term_changed': (who, whom, detail) => `${who} set the membership of ${whom}: ${days(detail)}`,
  'member.term_kept': (_who, whom) =>
    `The last day of ${whom} was over, but nobody else is an owner for good: ${whom} stays`,
  'member.term_ended': (_who, whom, { endsOn }) =>
    `The membership of ${whom} ended: its last day was ${shownDay(String(endsOn))}`,
  'member.renewed': (who, whom, detail) => `${who} renewed the membership of ${whom}: ${days(detail)}`,
  'members.term_changed': (who, _whom, { people, ...detail }) =>
    detail['startsOn'] === null && detail['endsOn'] === null
      ? `${who} changed the first and last days of ${peopleCount(people)}`
      : `${who} set the memberships of ${peopleCount(people)}: ${days(detail)}`,
  'members.term_ended': (_who, _whom, { people }) =>
    people === 1
      ? 'The membership of 1 person ended with its last day'
      : `The memberships of ${peopleCount(people)} ended with their last day`,
  'members.renewed': (who, _whom, { people, ...detail }) =>
    `${who} renewed the memberships of ${peopleCount(people)}: ${days(detail)}`,
  'member.named': (who, whom) => `${who} changed the name of ${whom} in this organization`,
  'user.profile_changed': (who, whom) => `${who} changed the account of ${whom}`,
  'user.change_taken_back': (who) => `${who} took a change of their account back`,
  'ownership.offered': (who, whom) => `${who} offered ownership to ${whom}`,
  'ownership.handed_over': (who, whom) => `${who} took over the ownership from ${whom}`,
  'ownership.declined': (who, whom) => `${who} declined the ownership that ${whom} offered`,
  'ownership.withdrawn': (who, whom) => `${who} withdrew the offer of ownership to ${whom}`,
  'label.created': (who, whom) => `${who} created the label ${whom}`,
  'label.changed': (who, whom) => `${who} changed the label ${whom}`,
  'label.deleted': (who, whom) => `${who} deleted the label ${whom}`,
  'label.restored': (who, whom) => `${who} restored the label ${whom}`,
  'labels.given': (who, whom, { people }) => `${who} gave labels to ${whomOrMany(whom, people)}`,
  'labels.taken': (who, whom, { people }) => `${who} removed labels from ${whomOrMany(whom, people)}`,
  'class.created': (who, whom) => `${who} created the class ${whom}`,
  'class.changed': (who, whom, { added, removed, renamed }) =>
    Number(added) > 0 && removed === 0 && renamed === false
      ? `${who} added ${peopleCount(added)} to the class ${whom}`
      : `${who} changed the class ${whom}`,
  'class.deleted': (who, whom) => `${who} deleted the class ${whom}`,
  'class.restored': (who, whom) => `${who} restored the class ${whom}`,
  'domain.added': (who, whom) => `${who} added the domain ${whom}`,
  // Looked for by whoever asked, or by the server.
  'domain.proven': (_who, whom) => `The domain ${whom} was proven`,
  'domain.lost': (_who, whom) => `The domain ${whom} is no longer proven: its record has gone`,
  'domain.changed': (who, whom, { joining, role }) =>
    joining === 'off'
      ? `${who} closed the organization to people of ${whom}`
      : `${who} let people of ${whom} ${joining === 'join' ? 'join' : 'ask to join'} as ${roleName(role)}`,
  'domain.removed': (who, whom) => `${who} removed the domain ${whom}`,
  'provisioning.connected': (who) => `${who} connected a directory`,
  'provisioning.changed': (who) => `${who} changed what the groups of a directory become`,
  'provisioning.token_added': (who) => `${who} made a token for a directory`,
  'provisioning.token_removed': (who) => `${who} revoked a token of a directory`,
  'provisioning.token_ended': (_who, whom) =>
    `A token of a directory was revoked: it was made while somebody else had the account of ${whom}`,
  'provisioning.disconnected': (who) => `${who} switched a directory off`,
  'sign_in.added': (who, whom) => `${who} added the sign-in connection ${whom}`,
  'sign_in.changed': (who, whom) => `${who} changed the sign-in connection ${whom}`,
  'sign_in.deleted': (who, whom) => `${who} deleted the sign-in connection ${whom}`,
  'sign_in.switched_on': (who, whom) => `${who} switched the sign-in connection ${whom} on`,
  'sign_in.switched_off': (who, whom) => `${who} switched the sign-in connection ${whom} off`,
  'sign_in.ended': (_who, whom, { connection }) =>
    `The sign-in connection ${String(connection)} is off until it is tried out anew: it was changed while somebody else had the account of ${whom}`,
  'sign_in.certificates_followed': (_who, whom) =>
    `The certificates of the sign-in connection ${whom} were taken over from its metadata`,
  'sign_in.domain_changed': (who, whom, { connection, only }) =>
    connection === null
      ? `${who} had sign-ins of ${whom} led nowhere`
      : only === true
        ? `${who} made ${String(connection)} the only way in for ${whom}`
        : `${who} had sign-ins of ${whom} led to ${String(connection)}`,
  'request.declined': (who, whom) => `${who} declined the request of ${whom} to join`,
  'requests.accepted': (who, _whom, { people }) => `${who} accepted the requests of ${peopleCount(people)} to join`,
  'requests.declined': (who, _whom, { people }) => `${who} declined the requests of ${peopleCount(people)} to join`,
  'class.archived': (who, whom) => `${who} archived the class ${whom}`,
  'class.unarchived': (who, whom) => `${who} took the class ${whom} back from the archive`,
  'class.copied': (who, whom) => `${who} created the class ${whom} as a copy`,
  'classes.archived': (who, _whom, { classes }) => `${who} archived ${classCount(classes)}`,
  'classes.unarchived': (who, _whom, { classes }) => `${who} took ${classCount(classes)} back from the archive`,
  'classes.copied': (who, _whom, { classes }) => `${who} copied ${classCount(classes)}`,
  'invite.created': (who, whom) => `${who} ${ways(whom)}`,
  // Of one that ended by itself: with the ownership of whoever made it, or with the membership of whom it is for.
  'invite.revoked': (who, whom, { reason }) => {
    if (reason === 'no_owner') return capital(`${invites(whom)} ended: whoever made it is no longer an owner`)
    if (reason === 'signed_out') return capital(`${invites(whom)} ended: whoever made it was signed out for safety`)
    return reason === 'taken_out'
      ? capital(`${invites(whom)} ended: they were removed`)
      : `${who} cancelled ${invites(whom)}`
  },
  'invite.given_back': (_who, whom) => capital(`${invites(whom)} is open again`),
  'invite.renewed': (who, whom) => `${who} renewed ${invites(whom)}`,
  // Of earlier versions; today an import is told of once it has ended.
  'import.started': (who, _whom, { lines }) => `${who} imported a list of ${lineCount(lines)}`,
  'import.finished': (who, _whom, { lines, invited, changed }) => {
    const changes = changed === 0 ? [] : [`changed ${peopleCount(changed)} by a list`]
    if (invited !== 0) return `${who} ${[`invited ${peopleCount(invited)}`, ...changes].join(' and ')}`
    return `${who} ${changes[0] ?? `imported a list of ${lineCount(lines)}, and nobody was invited`}`
  },
  'roster.applied': (who, _whom, { added, changed, left }) =>
    `${who} applied a roster: ${String(added)} added, ${String(changed)} changed, ${String(left)} left`,
  'roster.taken_back': (who) => `${who} took a roster back`,
  'learners.made': (who, _whom, { people }) =>
    `${who} made accounts without an email address for ${peopleCount(people)}`,
  'learner.card_made': (who, whom) => `${who} made a new card for ${whom}`,
  'learners.cards_made': (who, _whom, { people }) => `${who} made new cards for ${peopleCount(people)}`,
  'learner.way_changed': (who, whom, { to }) => {
    if (to === 'pictures') return `${who} gave ${whom} a picture password`
    if (to === 'password') return `${who} gave ${whom} a password`
    return to === 'unlocked' ? `${who} unlocked the sign-in of ${whom}` : `${who} left ${whom} the card alone`
  },
  'learner.address_given': (who, whom) => `${who} gave the account of ${whom} an email address`,
  'learner.address_taken_back': (who, whom) => `${who} took back the email address for the account of ${whom}`,
  'learner.taken_along': (who) => `${who} made the account their own, with an email address`,
  'learner.archive_taken': (who, whom) => `${who} downloaded the data of ${whom}`,
  'people.exported': (who) => `${who} exported the list of people`,
  'timeline.exported': (who) => `${who} exported the timeline`,
  'timeline.kept_changed': (who, _whom, { to }) =>
    to === null ? `${who} had the timeline kept for ever` : `${who} had the timeline kept for ${dayCount(to)}`,
}

/** One sentence; for a record that is newer than this page, who did what by its own name. */
export function timelineSentence({ actor, action, subject, detail }: TimelineEntry, somebody: string): string {
  const who = actor.displayName || (actor.user_id === directoryActor ? directory : somebody)
  const words = (sentences as Partial<Record<string, Words>>)[action]
  return words?.(who, subject || somebody, detail) ?? `${who}: ${action} ${subject}`
}
