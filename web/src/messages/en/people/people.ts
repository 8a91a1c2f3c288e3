/** The texts of an organization's people: the frame and the list. */
import { restorableDays } from '@atrium/contract/limits'
import type { Role } from '@atrium/contract/rules/roles'
import { roleNames } from './roles.ts'
import { figure } from '#messages/format.ts'

const count = (number: number, one: string, many: string) => `${figure(number)} ${number === 1 ? one : many}`

export const peopleMessages = {
  /** Nobody invited is not worth a word. */
  summary: (members: number, invited: number) =>
    count(members, 'member', 'members') + (invited === 0 ? '' : `, ${figure(invited)} invited`),
  title: (organization: string) => `People of ${organization}`,
  /** Of the tab: a page inside the people page. */
  pageTitle: (page: string, people: string) => `${page} · ${people}`,
  failed: 'This could not be loaded.',
  views: {
    label: 'People',
    members: 'Members',
    removed: 'Removed',
    former: 'Former',
    requests: 'Requests',
    import: 'Invite many',
    rosters: 'OneRoster',
    invites: 'Invites',
    labels: 'Labels',
    classes: 'Classes',
    learners: 'Learners',
  },
  roleNames,
  andOthers: (names: string, others: number) => `${names} and ${count(others, 'other', 'others')}`,
  list: {
    search: 'Search by name or username',
    name: 'Name',
    username: 'Username',
    role: 'Role',
    labels: 'Labels',
    everyRole: 'All roles',
    everyLabel: 'All labels',
    empty: 'Nobody found',
    emptyAdvice: 'Invite the first people by mail, link or list.',
    emptyNarrowed: 'Nobody here has this role and label.',
    showAll: 'Show everybody',
    invite: 'Invite people',
    export: 'Export',
    exporting: 'Exporting...',
    exportFailed: 'The list could not be exported.',
    selectAll: 'Select everybody on this page',
    actions: 'Actions',
    actionsOf: (name: string) => `What can be done with ${name}`,
    you: 'you',
    unnamed: 'No name yet',
    noUsername: 'no username',
  },
  labels: {
    /** Beside the first few of somebody's labels. */
    moreOf: (count: string, whose: string) => `+${count} more labels of ${whose}`,
    fewer: 'Fewer',
    fewerOf: (whose: string) => `Fewer labels of ${whose}`,
    gone: (label: string) => `${label} no longer exists.`,
  },
  bulk: {
    selected: (count: number) => (count === 1 ? '1 person selected' : `${count} people selected`),
    clear: 'Clear selection',
    actions: 'Actions',
    give: 'Give a label',
    take: 'Remove labels',
    roles: 'Change role',
    toClass: 'Add to class',
    delete: 'Remove',
  },
  roles: {
    title: 'Change role',
    lead: (count: number) => (count === 1 ? 'Of the one person selected.' : `Of the ${count} people selected.`),
    role: 'New role',
    about: {
      owner: 'Everything: people, roles, invites and the organization itself',
      staff: 'People, labels and classes; no roles, no invites',
      User: 'Learns here, and sees the overview',
    } satisfies Record<Role, string>,
    already: (names: string, role: Role, isOne: boolean) =>
      `${names} ${isOne ? 'has' : 'have'} the role ${roleNames[role]} already.`,
    yourself: 'You are among them: you will no longer be an owner, if somebody else is one.',
    askTitle: (names: string, isOne: boolean) => `Make ${names} ${isOne ? 'an owner' : 'owners'}?`,
    save: 'Change role',
    make: (count: number) => (count === 1 ? 'Make Owner' : 'Make Owners'),
    cancel: 'Cancel',
    back: 'Back',
    lastOwner: 'You stay owner: an organization needs one.',
    noMember: (names: string, isOne: boolean) => `${names} ${isOne ? 'is' : 'are'} no longer here.`,
    othersStay: 'Everybody still selected is here: please try again.',
  },
  toClass: {
    title: 'Add to class',
    lead: (count: number) => (count === 1 ? 'The one person selected.' : `The ${count} people selected.`),
    who: 'Who',
    selected: (count: number) => (count === 1 ? 'The one person selected' : `The ${count} people selected`),
    everybody: (count: number) =>
      count === 1 ? 'The only person in the organization' : `All ${figure(count)} people in the organization`,
    matching: (count: number) =>
      count === 1
        ? 'The person who matches the list’s filters'
        : `All ${figure(count)} people who match the list’s filters`,
    class: 'Class',
    choose: 'Choose a class',
    new: 'A new class',
    newName: 'Name of the new class',
    chooseFirst: 'Please choose a class.',
    cancel: 'Cancel',
    save: 'Add',
    added: (names: string, schoolClass: string) => `${names} added to ${schoolClass}.`,
    people: (count: number) => (count === 1 ? '1 person' : `${figure(count)} people`),
    before: (names: string, isOne: boolean) => `${names} ${isOne ? 'was' : 'were'} in it before.`,
    nobodyNew: (schoolClass: string) => `Everybody is in ${schoolClass} already.`,
  },
  confirmDelete: {
    title: (name: string, organization: string) => `Remove ${name} from ${organization}?`,
    titleMany: (number: number, organization: string) =>
      `Remove ${count(number, 'person', 'people')} from ${organization}?`,
    lead: (names: string, organization: string) => `${names} will no longer belong to ${organization}.`,
    undoable: `You can undo this right afterwards, and an owner can for ${restorableDays} days, under Removed.`,
    youStay: 'You are selected too, and stay: your own menu has “Leave the organization”.',
    cancel: 'Cancel',
    delete: (organization: string) => `Remove from ${organization}`,
  },
  toasts: {
    userCreated: 'User Create Successfully!',
    userDeleted: 'User Deleted Successfully!',
    userUpdated: 'User Updated Successfully!',
    labelsRemoved: 'Labels are remove Successfully!',
    /** The sentence that is given (docs/requirements.md#people), and whom or what it is about. */
    about: (sentence: string, names: string) => `${sentence} ${names}`,
    labelGiven: (label: string) => `${label} is given.`,
    restored: 'Everything is as it was.',
    undo: 'Undo',
    undoHint: 'Press F8 to reach Undo.',
  },
  give: {
    title: 'Give a label',
    lead: (count: number) => (count === 1 ? 'To the one person selected.' : `To the ${count} people selected.`),
    none: 'There is no label yet. Make the first one under Labels.',
    cancel: 'Cancel',
  },
  take: {
    title: 'Remove labels',
    lead: 'Which labels go from the people selected?',
    none: 'Nobody selected has a label.',
    cancel: 'Cancel',
    save: 'Remove',
  },
  member: {
    makeRole: (role: Role) => `Make ${roleNames[role]}`,
    edit: 'Edit name',
    offerOwnership: 'Hand ownership over',
    delete: (organization: string) => `Remove from ${organization}`,
    leave: 'Leave the organization',
    onlyOwner: 'You are the only owner. Make somebody else an owner first.',
  },
  makeOwner: {
    title: (name: string) => `Make ${name} an owner?`,
    lead: (organization: string) =>
      `Owners may do everything in ${organization}: invite and remove people, change anybody’s role, yours included, and delete the organization. You stay an owner.`,
    confirm: 'Make Owner',
    cancel: 'Cancel',
  },
  stepDown: {
    title: 'Step down as owner?',
    lead: (role: Role) => `You become ${roleNames[role]}. Only another owner can make you an owner again.`,
    confirm: 'Step down',
  },
  edit: {
    title: (name: string) => `Edit ${name}`,
    looking: 'One moment.',
    account:
      'This account belongs to your organization alone: the change shows everywhere. We tell the person by mail, and they can take it back.',
    name: 'This person belongs elsewhere too, or has taken a change back: the name you give shows in your organization alone, and their account stays as it is.',
    displayName: 'Display Name',
    username: 'Username',
    cancel: 'Cancel',
    save: 'Save',
  },
  leave: {
    title: (organization: string) => `Leave ${organization}?`,
    lead: 'You will no longer see it in your list. To come back, you need an invite, or an email address that lets you join.',
    leave: 'Leave',
  },
  ownership: {
    title: (name: string) => `Hand ownership over to ${name}?`,
    lead: 'Nothing changes until they accept, within seven days. Then they are owner and you are staff.',
    offer: 'Offer',
    offered: (name: string) => `${name} has been asked by mail.`,
    waiting: (name: string) => `You have offered your ownership to ${name}.`,
    until: (day: string) => `The offer stands until ${day}.`,
    withdraw: 'Withdraw',
    withdrawn: 'The offer is withdrawn.',
    gone: 'This offer is no longer there.',
    asked: (name: string, organization: string) => `${name} offers you the ownership of ${organization}.`,
    /** Whoever offers it and has no name. */
    anOwner: 'An owner',
    accept: 'Accept',
    decline: 'Decline',
    accepted: 'You are an owner now.',
    declined: 'The offer is declined.',
  },
} as const
