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
  notLoaded: 'A part of the page did not load. Please check your connection, then load the page again.',
  partNotLoaded: 'This part of the page could not be loaded. It comes by itself once you are online.',
  reload: 'Load the page again',
  home: 'Return Home',
  maybeOutdated: 'What you see may be out of date.',
  tryAgain: 'Try again',
  tryingAgain: 'Trying again...',
} as const
