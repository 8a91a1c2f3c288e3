/** The texts of listing publishers. */
export const authorsMessages = {
  list: {
    title: 'Publishers',
    add: 'Add Publisher',
    addShort: 'Add',
    filter: 'Filter Publisher',
    publisher: 'Publisher',
    publisherId: 'Publisher ID',
    role: 'Role',
    empty: 'Oops! No Publisher Found',
    emptyAdvice: 'A publisher is the name that your content comes from: yours, your team’s or your imprint’s.',
    create: 'Create a publisher',
    loading: 'Loading your publishers',
    failed: 'Your publishers could not be loaded.',
    organizations: 'Organizations',
    invite: 'Invite',
    people: 'People',
    deleted: 'Recently deleted',
    inviteTo: (name: string) => `Invite to ${name}`,
  },
} as const
