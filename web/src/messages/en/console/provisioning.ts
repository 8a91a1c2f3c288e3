/** The texts of an organization's directories. */
import { maxConnections, maxConnectionTokens, provisioningLogDays } from '@atrium/contract/limits'
import type {
  Directory,
  GroupTarget,
  ProvisioningCause,
  ProvisioningOutcome,
} from '@atrium/contract/organizations/provisioning'
import { figure } from '#messages/format.ts'
import { shownDay } from '#messages/people/terms.ts'

const people = (count: number) => (count === 1 ? '1 person' : `${figure(count)} people`)
const groupsOf = (count: number) => (count === 1 ? '1 group' : `${figure(count)} groups`)

export const provisioningMessages = {
  lead: 'A directory such as Microsoft Entra ID or Okta adds your people here, ends their membership when they go, and keeps labels or classes by its groups.',
  /** Beside those that have a name of their own. */
  other: 'Another directory',
  empty: {
    sentence: 'No directory is connected',
    advice:
      'Connect the one where you keep your people: whoever is added there becomes a member here, and whoever leaves there is no longer one, without anybody stepping in.',
    prove:
      'First prove the domain that the email addresses of your people end in. Whoever has an address elsewhere is refused.',
    toDomains: 'Go to Domains',
    proven: (domains: string) => `It may add whoever has an address at ${domains}.`,
  },
  list: 'Directories',
  open: 'Open',
  openNamed: (directory: string, day: string) => `Open ${directory}, connected ${day}`,
  connectedOn: (day: string) => `Connected ${day}`,
  back: 'All directories',
  missing: 'This directory is not connected',
  missingAdvice: 'It was disconnected, or never belonged to this organization.',
  connect: {
    open: 'Connect a directory',
    full: `An organization can have ${maxConnections} directories.`,
    lead: 'You get an address and a token, which you then enter in the directory.',
    directory: 'Where you keep your people',
    groups: 'What its groups become here',
    cancel: 'Cancel',
    submit: 'Connect',
  },
  groups: {
    title: 'What its groups become',
    names: { labels: 'Labels', classes: 'Classes', off: 'Nothing' } satisfies Record<GroupTarget, string>,
    about: {
      labels: 'Whoever is in a group gets a label of its name.',
      classes: 'Whoever is in a group is in a class of its name.',
      off: 'Groups are remembered, but nobody gets anything from them.',
    } satisfies Record<GroupTarget, string>,
    save: 'Save',
    saved: 'Saved.',
    ask: 'Change what groups become?',
    askLead: (count: number) =>
      `This is about ${groupsOf(count)}. Their people lose what they have from them now, and what was made for a group goes. They get what the groups become; a group whose name is too long for it becomes nothing.`,
    cancel: 'Cancel',
    confirm: 'Change',
  },
  state: {
    title: 'How it stands',
    never: 'Not used yet: the directory has sent nothing so far.',
    last: (when: string) => `Last heard from the directory: ${when}.`,
    people: (all: number, members: number) =>
      all === 0 ? 'It has added nobody yet.' : `It keeps ${people(all)}; members now: ${figure(members)}.`,
    waiting: (count: number) =>
      count === 1
        ? '1 person is waiting: nobody has an account with that address, or its owner has not confirmed it yet. They become a member within seconds of confirming it.'
        : `${figure(count)} people are waiting: nobody has an account with their address, or its owner has not confirmed it yet. Each becomes a member within seconds of confirming it.`,
    groups: {
      labels: (count: number) => `It keeps ${groupsOf(count)}, as labels.`,
      classes: (count: number) => `It keeps ${groupsOf(count)}, as classes.`,
      off: (count: number) => `It keeps ${groupsOf(count)}, which are nothing here.`,
    } satisfies Record<GroupTarget, (count: number) => string>,
  },
  setUp: {
    title: 'Address',
    lead: 'Where the directory sends its requests, with a token.',
    show: 'Show the steps',
    steps: {
      entra: [
        'In the Microsoft Entra admin center, open “Enterprise applications”, press “New application” and “Create your own application”, and choose the one that is not in the gallery.',
        'Open “Provisioning” in it and choose “Automatic”.',
        'Enter the address as “Tenant URL” and the token as “Secret Token”, and press “Test Connection”.',
        'Assign the people and groups that belong here, and start provisioning.',
      ],
      okta: [
        'In the Okta admin console, open “Applications” and “Browse App Catalog”, and add “SCIM 2.0 Test App (OAuth Bearer Token)”.',
        'Under “Provisioning”, enter the address as the base URL and the token as the bearer token, and test the credentials.',
        'Switch on “Create Users”, “Update User Attributes” and “Deactivate Users”.',
        'Assign the people that belong here, and push their groups.',
      ],
      other: [
        'Where the directory offers provisioning by SCIM 2.0, enter the address, and the token as a bearer token.',
        'Choose userName as what is unique of somebody, and have it send email addresses.',
        'Assign the people and groups that belong here, and start.',
      ],
    } satisfies Record<Directory, readonly string[]>,
    fields: {
      address: 'Address',
      token: 'Token',
      copy: 'Copy',
      copyNamed: (what: string) => `Copy the ${what.toLowerCase()}`,
      copied: 'Copied.',
      copyFailed: 'Your browser does not allow copying. Select the text and copy it yourself.',
    },
  },
  fresh: {
    title: 'Enter this in the directory',
    once: 'The token is shown this once. Copy it now: we keep nothing from which it could be shown again.',
    done: 'I have copied the token',
    leave: {
      title: 'Have you copied the token?',
      text: 'It is not shown again. Without it you make another one.',
      stay: 'Stay',
      leave: 'Leave',
    },
  },
  tokens: {
    title: 'Tokens',
    lead: `There can be ${maxConnectionTokens} at a time, for a change without a gap: make another, enter it in the directory, see here that it is used, and revoke the old one.`,
    list: 'Tokens',
    none: 'There is no token: the directory can do nothing until you make one.',
    made: (day: string) => `Made ${day}`,
    used: (day: string) => `Last used ${shownDay(day)}`,
    unused: 'Not used yet',
    make: 'Make another token',
    first: 'Make a token',
    full: 'To make another, revoke one of these.',
    revoke: 'Revoke',
    revokeNamed: (day: string, use: string) => `Revoke the token made ${day}, ${use.toLowerCase()}`,
    ask: 'Revoke this token?',
    askLast: 'It is the only one: the directory can do nothing until you make another and enter it there.',
    askOther: 'Whatever still has it is refused at once. The directory needs the other one from now on.',
    cancel: 'Cancel',
    confirm: 'Revoke',
    revoked: 'The token is revoked.',
  },
  log: {
    title: 'What it asked',
    lead: `What the directory wanted to change, and what was done with it. Kept for ${provisioningLogDays} days.`,
    list: 'What the directory asked',
    result: 'Result',
    everything: 'Everything',
    results: {
      created: 'Added',
      changed: 'Changed',
      unchanged: 'Nothing to change',
      ended: 'Membership ended',
      kept: 'Membership kept',
      restored: 'Active again',
      deleted: 'Removed',
      refused: 'Refused',
    } satisfies Record<ProvisioningOutcome, string>,
    people: {
      created: (who: string) => `${who} was added`,
      changed: (who: string) => `${who} was changed`,
      unchanged: (who: string) => `${who}: there was nothing to change`,
      ended: (who: string) => `${who} was deactivated, and the membership ended`,
      kept: (who: string) => `${who} stays a member: another directory has them active`,
      restored: (who: string) => `${who} is active again`,
      deleted: (who: string) => `${who} was removed, and the membership ended`,
    },
    groups: {
      created: (group: string) => `The group ${group} was added`,
      changed: (group: string) => `The group ${group} was changed`,
      unchanged: (group: string) => `The group ${group}: there was nothing to change`,
      deleted: (group: string) => `The group ${group} was removed`,
    },
    refused: {
      add: (whom: string) => `${whom} was not added`,
      change: (whom: string) => `${whom} was not changed`,
      remove: (whom: string) => `${whom} was not removed`,
      nobody: 'A request was refused',
    },
    causes: {
      unproven_domain:
        'The address is of no domain that this organization has proven. Prove it under Domains, or send an invite.',
      no_address: 'The directory sent no email address. Have it send one, or use the address as userName.',
      taken: 'Somebody else in the directory has this address, user name or account. Take it from one of them there.',
      left: 'This person left by themselves. Send an invite: only that brings them back.',
      last_owner: 'This is the only owner. Make somebody else an owner first.',
      group_name:
        'The name is too long for a label or a class, or has characters that it cannot have. Rename the group there, or choose something else that groups become.',
      group_limit: 'The organization has as many labels or classes as one can have. Delete some, or send fewer groups.',
      people_limit: 'This directory has as many people here as one can have. Remove some there, or send fewer.',
      group_taken: 'Another group has this name, or is the label or class of this name. Rename one of them there.',
      class_archived: 'The class of this group is in the archive. Take it back from there, or rename the group.',
      unknown: 'Nothing of this id is known here any more. The next full run of the directory sets that right.',
      changed_meanwhile: 'Something else changed it at the same moment. The directory asks again by itself.',
      unreadable: 'The directory asked in a way that is not understood here.',
    } satisfies Record<ProvisioningCause, string>,
    told: (words: string) => `The directory was told: “${words}”`,
    older: 'Show older',
    loading: 'Loading what the directory asked',
    empty: 'The directory has asked for nothing yet.',
    nothing: 'Nothing of the last days has this result.',
  },
  disconnect: {
    title: 'Disconnect',
    lead: 'Its tokens end at once. Whoever is a member stays one; what people have from its groups ends, and labels and classes that were made for a group go.',
    open: 'Disconnect',
    ask: (directory: string) => `Disconnect ${directory}?`,
    askLead: (members: number) =>
      members === 0
        ? 'Its tokens end at once, and so does what people have from its groups.'
        : `Its tokens end at once, and so does what people have from its groups. ${members === 1 ? '1 member stays a member' : `${figure(members)} members stay members`}: from now on you remove them by hand.`,
    cancel: 'Cancel',
    confirm: 'Disconnect',
    done: (directory: string) => `${directory} is disconnected.`,
  },
} as const
