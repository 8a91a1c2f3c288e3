/** The question whether somebody means to be whom they were signed in as by a way that no page of ours began. */
export const accountQuestionMessages = {
  title: (name: string) => `Continue as ${name}?`,
  asGuest: (of: string) =>
    `A link wants to sign you in to ${of} with this account. If you did not expect that, do not continue.`,
  asAnother: (of: string, current: string) =>
    `You are signed in to ${of} as ${current}. A link wants to sign you in with another account.`,
  stay: (current: string) => `Stay signed in as ${current}`,
  stayOut: 'Stay signed out',
  goOn: (name: string) => `Continue as ${name}`,
  failed: 'That did not work. Please try again.',
  nameless: 'somebody without a name',
} as const
