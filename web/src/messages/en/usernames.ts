/** Texts of the field for a username. */
export const usernamesMessages = {
  username: 'Username',
  checking: 'Checking',
  available: (username: string) => `${username} is available.`,
  unchecked: 'This username could not be checked just now. You can continue: it will be checked again at the end.',
} as const
