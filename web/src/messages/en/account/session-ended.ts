/** What the door says to whoever was signed in on this page until now. */
export const sessionEndedMessages = {
  told: 'You were signed out. Sign in to go on where you were.',
} as const
