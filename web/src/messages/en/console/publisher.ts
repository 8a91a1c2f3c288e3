/** The texts of a publisher's console. */
import { restorableDays, restingNameDays } from '@atrium/contract/limits'
import type { Role } from '@atrium/contract/rules/roles'
import { roleNames } from '../people/roles.ts'
import { figure } from '#messages/format.ts'

export const publisherMessages = {
  people: {
    title: (name: string) => `People of ${name}`,
    summary: (members: number) => (members === 1 ? '1 member' : `${figure(members)} members`),
    list: 'Members',
    joined: 'Joined',
    invite: 'Invite people',
    own: 'Your membership',
    ownLead: (role: Role) => `You belong to this publisher as ${roleNames[role]}. Its owners decide who is what.`,
    leave: 'Leave the publisher',
    remove: (name: string) => `Remove from ${name}`,
    confirmRemove: (person: string, name: string) => `Remove ${person} from ${name}?`,
    leaveLead: 'You will no longer see it in your list. Only an invite that you accept brings you back.',
    removeLead: (person: string) => `${person} will no longer belong to it. Only a new invite brings them back.`,
    removed: (person: string) => `${person} is removed.`,
    roleChanged: (person: string, role: Role) => `${person} is ${roleNames[role]} now.`,
    ownerLead: (name: string) =>
      `Owners may do everything in ${name}: invite and remove people, change anybody’s role, yours included, and delete the publisher. You stay an owner.`,
    invites: 'Open invites',
    noInvites: 'Nobody is invited right now.',
  },
  settings: {
    identity: {
      heading: 'Name and images',
      lead: 'What people see of you: in their lists, in invites and on your site.',
    },
    name: 'Publisher Name',
    description: 'Description',
    descriptionHint: 'What you publish, in a few sentences. It stands on your site.',
    image: 'Publisher image',
    imageHint: 'JPG, PNG, under 2MB',
    banner: 'Banner',
    bannerHint: 'A wide picture for the top of your site. You can do without one.',
    address: {
      heading: 'Address',
      lead: 'Where your site is. It stays, whatever you are called.',
      open: 'Open the site',
    },
    handing: {
      heading: 'Ownership and leaving',
      lead: 'To hand your ownership over, choose the person in the list of members: they are asked first.',
      toMembers: 'Choose a person',
      onlyOwner: 'You are the only owner. You can leave once somebody else is an owner too, or delete the publisher.',
    },
    deletion: {
      heading: 'Delete the publisher',
      lead: [
        'Nobody gets in any more, from the moment on, and its site is gone.',
        `For ${restorableDays} days every owner can restore it, with all its people, in their list of publishers.`,
        `Then everything of it is erased for good. Its id is nobody’s until ${restingNameDays} days have passed.`,
      ],
      ask: 'Delete the publisher',
      title: (name: string) => `Delete ${name}?`,
      confirmLead: (count: number) =>
        `${count === 1 ? 'You lose' : `All ${figure(count)} people lose`} the way in at once.`,
      typed: (id: string) => `Type ${id} to confirm`,
      notTheName: 'This is not the publisher’s id.',
      cancel: 'Cancel',
      confirm: 'Delete',
      done: (name: string) => `${name} is deleted. You can restore it for ${restorableDays} days.`,
    },
  },
} as const
