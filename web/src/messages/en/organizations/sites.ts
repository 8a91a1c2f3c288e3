/** The texts on the way to an organization's or a publisher's own address, of the home there, and where there is none. */
import { restorableDays } from '@atrium/contract/limits'
import { shellMessages } from '../shell.ts'

export const spacesMessages = {
  /** docs/requirements.md#pages-without-content: the title word for word. */
  missing: {
    title: "Site Doesn't Exists",
    /** Where one was looked for by its name, at `/site`. */
    text: 'There is no organization at this address. Please check it, or find the organization by its workspace name.',
    /** At the address itself. */
    textAt: (address: string) => `There is nothing at ${address}. Please check the address.`,
    closed: 'This organization is closed',
    closedText: `It has been deleted. Whoever owned it can restore it for ${restorableDays} days, in their list of organizations.`,
    find: 'Find your organization',
    home: shellMessages.home,
  },
  go: {
    title: 'Taking you there',
    calm: (address: string) => `One moment, we are taking you to ${address}.`,
    failed: 'We could not take you to this address.',
    unknownOrganization: 'This is not the address of an organization.',
    unknownAuthor: 'This is not the address of a publisher.',
    retry: 'Try again',
    backToOrganizations: 'Back to my organizations',
    backToAuthors: 'Back to my publishers',
  },
  home: {
    welcome: (displayName: string) => `Welcome, ${displayName}`,
    signedIn: (of: string) => `You are signed in to ${of}.`,
    notAMember: (of: string) => `You do not belong to ${of}. Ask somebody there for an invite.`,
    myOrganizations: 'My organizations',
    myPublishers: 'My publishers',
    signOut: 'Sign out',
    signOutFailed: 'You are still signed in: signing out did not work. Please try again.',
    signedOut: (of: string, product: string) =>
      `You are signed out of ${of}. On ${product} itself you may still be signed in.`,
    entering: 'Signing you in',
    signedOutTitle: (of: string) => `Welcome to ${of}`,
    invitation: 'Sign in to continue.',
    signIn: 'Sign in',
    linkSpent: 'This sign-in link has already been used or has expired. Please sign in again.',
    notReached: 'We could not reach the sign-in service. Please try again.',
    retry: 'Try again',
    poweredBy: (productName: string) => `On ${productName}`,
  },
  apps: {
    title: 'Apps',
    names: {
      learner: 'Learner app',
      engage: 'Engagement studio',
      authoring: 'Authoring studio',
      people: 'People manager',
      teacher: 'Teacher app',
      analytics: 'Analytics',
      console: 'Console',
      admin: 'Admin app',
    },
  },
} as const
