/** Texts of the account page: taking one's data along, and deleting the account. */
import { accountDeletionDays, exportLinkDays, restingNameDays } from '@atrium/contract/limits'

export const leavingMessages = {
  title: 'Account',
  loading: 'Loading your account',
  failed: 'Your account could not be loaded.',

  export: {
    heading: 'Download my data',
    lead: 'A copy of everything that is kept about you: your profile, how you sign in, where you belong, what you did, and your images. It is a ZIP archive of files that other programs can read.',
    ask: 'Prepare my data',
    asking: 'Asking',
    preparing: 'Your data is being prepared. You can leave this page: we will email you a link when it is ready.',
    ready: (email: string, until: string) =>
      `Your data is ready. We sent a link to ${email}. It works once, until ${until}.`,
    taken: 'You have downloaded your data.',
    expired: `The link to your data has expired. A link works for ${exportLinkDays} days.`,
    failedToMake: 'Your data could not be prepared. Please try again.',
    lastAsked: (when: string) => `You last asked for it on ${when}.`,
    nextAt: (when: string) => `You can ask again from ${when}.`,
  },

  download: {
    title: 'Download my data',
    lead: 'The link works once. Keep the file in a safe place: it holds everything that is kept about you.',
    account: (email: string) =>
      `You are signed in as ${email}. Only the account that asked for the data can download it.`,
    button: 'Download',
    downloading: 'Downloading',
    done: 'Your data has been downloaded.',
    toAccount: 'Go to my account',
  },

  deletion: {
    heading: 'Delete account',
    lead: 'You can delete your account at any time. This is what happens:',
    consequences: [
      `For ${accountDeletionDays} days nothing changes. You can sign in as before, and change your mind.`,
      'Then your account, your profile and your memberships are deleted. This cannot be undone.',
      'What you did in organizations stays there, without your name.',
      `Your username is nobody’s for ${restingNameDays} days. Your email address can be used for a new account at once.`,
    ],
    onlyOwner:
      'You are the only owner of the organizations and publishers below. Please make somebody else an owner, or delete the organization or the publisher, before you delete your account.',
    organizations: 'Organizations',
    publishers: 'Publishers',
    ask: 'Delete my account',
    asking: 'Deleting',
    confirmTitle: 'Delete your account?',
    confirmLead: `It will be deleted in ${accountDeletionDays} days. Until then you can change your mind.`,
    confirm: 'Delete account',
    cancel: 'Cancel',
    asked: (on: string) => `Your account will be deleted on ${on}. We sent you an email about it.`,
    pending: (on: string) => `Your account will be deleted on ${on}.`,
    pendingLead:
      'Until then you can use it as before. If you change your mind, choose “Keep my account” at the top of this page.',
    waiting: 'Your account will be deleted as soon as somebody else owns what only you own.',
  },

  banner: {
    label: 'Your account will be deleted',
    pending: (on: string) => `Your account will be deleted on ${on}.`,
    waiting: 'Your account will be deleted as soon as somebody else owns what only you own.',
    see: 'See my account',
    keep: 'Keep my account',
    keeping: 'Keeping it',
    kept: 'Your account stays.',
  },
} as const
