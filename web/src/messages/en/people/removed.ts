/** The texts of those who were removed from an organization or left it. */
import { figure } from '#messages/format.ts'

export const removedMessages = {
  status: 'Status',
  members: 'Members',
  removed: 'Removed',
  former: 'Former',
  list: {
    title: 'Removed',
    happened: 'Removed or left',
    removedOn: (date: string, by: string | null) =>
      by === null ? `Removed on ${date}` : `Removed on ${date} by ${by}`,
    leftOn: (date: string) => `Left by themselves on ${date}`,
    until: (date: string) => `Can be restored until ${date}`,
    byInvite: 'An invite brings them back, if they want to.',
    restore: 'Restore',
    restoreNamed: (name: string) => `Restore ${name}`,
    invite: 'Invite',
    inviteNamed: (name: string) => `Invite ${name}`,
    empty: 'Nobody was removed lately',
    emptyAdvice: (days: number) => `Whoever is removed can be restored here for ${days} days.`,
    nobodyFound: 'Nobody found',
    toMembers: 'Show the members',
  },
  restored: (name: string) => `${name} is a member again.`,
  restoredMany: (people: number) =>
    people === 1 ? '1 person is a member again.' : `${figure(people)} people are members again.`,
} as const
