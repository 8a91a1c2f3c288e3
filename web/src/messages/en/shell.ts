/** Texts of the frame around the pages: header, loader, and what is shown when all else fails. */
export const shellMessages = {
  skipToContent: 'Skip to content',
  profile: 'Profile',
  account: 'Account',
  logout: 'Logout',
  toOrganizations: (product: string) => `${product}, to your organizations`,
  unnamedAccount: 'Your account',
  logoutFailed: 'You are still signed in: signing out did not work. Please try again.',
  loadingAccount: 'Loading your account',
  unexpectedError: 'Unexpected Application Error!',
  notLoaded: 'Part of the page did not load. Please check your connection, then reload the page.',
  reload: 'Reload the page',
  home: 'Return Home',
  maybeOutdated: 'What you see may be out of date.',
  tryAgain: 'Try again',
  tryingAgain: 'Trying again...',
} as const
