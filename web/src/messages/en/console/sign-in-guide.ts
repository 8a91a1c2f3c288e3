/** The steps of a set-up at a provider; what stands in them of its pages is in English, as it is there. */

export const guideMessages = {
  show: (provider: string) => `Steps at ${provider}`,
  showAny: 'Steps at the provider',
  copyNamed: (what: string) => `Copy: ${what}`,
  open: (path: string) => `Open “${path}”.`,
  choose: (value: string, field: string) => `Choose “${value}” as “${field}”.`,
  enter: (field: string) => `Enter this there as “${field}”:`,
  take: (from: string, field: string) => `Copy “${from}” from there into “${field}” here.`,
  takeInto: (from: string, shape: string, field: string) =>
    `Here, enter ${shape} as “${field}”, with “${from}” from there in place of the braces.`,
  type: (value: string, field: string) => `Here, enter ${value} as “${field}”.`,
  typeOwn: (value: string, field: string) =>
    `Here, enter ${value} as “${field}”, with your own in place of the braces.`,
  claims: (place: string, names: string) => `Under “${place}”, add the claims ${names}.`,
  map: (place: string, pairs: string) => `Under “${place}”, have it send ${pairs}.`,
  groups: (place: string, claim: string) =>
    `Groups or roles are set up under “${place}”. They arrive as the claim ${claim}: make rules for it afterwards.`,
  on: (field: string) => `Switch “${field}” on.`,
  off: (field: string) => `Switch “${field}” off.`,
  assign: (field: string) => `Say who may sign in, under “${field}”.`,
  notes: {
    noGroups: 'This way it sends no groups. By SAML it can.',
    confirmed: 'Switch “Email verified” on for your people: an address that is said to be unconfirmed is refused.',
    client:
      'Register a web application with a client secret and the authorization code flow. It has to send an email address.',
    signs: 'Have it sign the assertion and not encrypt it, and send an email address and names.',
  },
} as const
