/** Texts of the way of an organization's own sign-in. */
export const organizationSignInMessages = {
  heading: (organization: string) => `${organization} signs you in`,
  lead: (email: string, name: string) =>
    `${email} belongs to this organization, which has a sign-in of its own: ${name}. You go there now, and come back signed in.`,
  only: 'Your organization asks everybody with such an address to sign in this way.',
  goOn: (name: string) => `Continue to ${name}`,
  leaving: 'Opening the sign-in',
  back: 'Back',
  other: 'Use another way',
  /** Where it is the only way in for everybody else. */
  owners: 'I own this organization: use another way',
  finishing: 'Signing in',
  notSignedIn: 'You are not signed in',
  again: 'Back to the sign-in',
  problems: {
    expired: 'That took too long, or was begun in another browser. Please sign in again.',
    denied: 'The sign-in was cancelled there.',
    unreachable: 'The sign-in of your organization cannot be reached right now. Please try again later.',
    invalid: 'The sign-in of your organization gave an answer that is not right. Please tell whoever looks after it.',
    no_address: 'The sign-in of your organization did not send your email address. Please tell whoever looks after it.',
    address_not_confirmed:
      'The sign-in of your organization says that your email address is not confirmed. Please tell whoever looks after it.',
    domain_not_proven: 'Your email address is of a domain that your organization has not proven here.',
    account_elsewhere:
      'Your account has another email address by now. Please sign in with your own password or another way.',
    another_subject:
      'Somebody else of your organization is known by this email address. Please tell whoever looks after the sign-in.',
    account_disabled: 'This account is disabled. Please contact support.',
    failed: 'Something went wrong. Please sign in again.',
  },
} as const
