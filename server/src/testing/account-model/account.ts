/**
 * What is remembered of one account and of all that was ever given out for it, dead or alive: so much as decides what an
 * operation answers. Copied, never changed by others than `rules.ts`.
 */

/** Addresses and accounts at Google, few enough to meet again. */
export const addresses = ['first', 'second', 'third'] as const
export const neighboursPassword = 'Loud-Meadows-17'
/** Of the neighbour, who begins there and moves. */
export const neighbours = 'fourth'
export const firstPassword = 'Quiet-Arches-71'
export const subjects = ['googler', 'other googler'] as const
export type Address = (typeof addresses)[number] | typeof neighbours
export type Subject = (typeof subjects)[number]

/** The address that Google has verified for each. */
export const addressOf: Record<Subject, Address> = { googler: 'first', 'other googler': 'second' }

export interface Session {
  ended: boolean
  provider: 'password' | 'google.com' | 'custom' | 'passkey'
  /** What it took a second step with, of the app that is there today. */
  secondStep: 'app' | 'passkey' | null
  parent: string | null
  /** What the list of sessions shows as one with it. */
  device: string
  /** In seconds, as all times of secrets are. */
  begunAt: number
  /** When its first refresh token was replaced, and from which browser. */
  firstUse: { at: number; isElsewhere: boolean } | null
}

const secretKinds = [
  ...(['reset', 'verify', 'change', 'recover', 'link', 'pending', 'token', 'passkey token', 'backup', 'told'] as const),
] as const

export interface Secret {
  kind: (typeof secretKinds)[number]
  dead: boolean
  madeAt: number
  /** Among all that was done: what came since can be undone. */
  order: number
  /** Of the account when it was made. */
  address: Address
  newAddress?: Address
  /** That it ends with. */
  session?: string
  /** What the first step was taken with. */
  provider?: Session['provider']
  /** Of a mail with digits to type: how many were typed. Null where they were right, or there are none. */
  guesses?: number | null
}

export interface Account {
  /** Operations done so far, refused ones too. */
  order: number
  /** Seconds. */
  now: number
  /** Whether a code of the app was used since the last step of the sequence. */
  codeUsed: boolean
  isThere: boolean
  disabled: boolean
  verified: boolean
  address: Address
  password: { is: string; since: number } | null
  google: { is: Subject; since: number } | null
  secondStep: { since: number } | null
  passkeys: Record<string, { since: number; isCalled: string }>
  sessions: Record<string, Session>
  secrets: Record<string, Secret>
  /** Addresses that other accounts have by now, and who signs in to those at Google. */
  elsewhere: Partial<Record<Address, Subject | null>>
  /** One of them moves about. */
  neighbour: Address
}

/** Somebody has signed up just now, and is signed in by the session of that name. */
export function signedUp(session: string): Account {
  const first: Session = {
    ended: false,
    provider: 'password',
    secondStep: null,
    parent: null,
    device: session,
    begunAt: 0,
    firstUse: null,
  } as const
  return {
    order: 0,
    now: 0,
    codeUsed: false,
    isThere: true,
    disabled: false,
    verified: false,
    address: 'first',
    password: { is: firstPassword, since: 0 },
    google: null,
    secondStep: null,
    passkeys: {},
    sessions: { [session]: first },
    secrets: {},
    elsewhere: { [neighbours]: null },
    neighbour: neighbours,
  }
}

/** Whether whoever presents a token of that session is let in. */
export function isOpen({ isThere, disabled, secondStep, sessions }: Account, session: string): boolean {
  const found = sessions[session]
  if (!isThere || disabled || found === undefined || found.ended) return false
  return secondStep === null || found.secondStep !== null
}
