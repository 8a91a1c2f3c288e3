/** The limits: how often, in how long a window, and the setting that changes how often. */

export interface Rate {
  max: number
  windowSeconds: number
}

const MINUTE = 60
const HOUR = 60 * MINUTE

export const limitDefaults = {
  /** Account lookups an address. */
  accountLookup: { max: 60, windowSeconds: MINUTE },
  /** Username and organization-name checks an address. */
  nameCheck: { max: 60, windowSeconds: MINUTE },
  /** Wrong passwords an account. */
  wrongPasswordAccount: { max: 10, windowSeconds: 5 * MINUTE },
  /** Wrong passwords an address. */
  wrongPasswordAddress: { max: 60, windowSeconds: 5 * MINUTE },
  /** New accounts an address. */
  signUp: { max: 20, windowSeconds: HOUR },
  /** Wrong invite tokens and codes, an address and an account. */
  inviteToken: { max: 30, windowSeconds: 5 * MINUTE },
  /** Mails a recipient. */
  mail: { max: 5, windowSeconds: HOUR },
  /** Uploads an account. */
  upload: { max: 100, windowSeconds: HOUR },
} satisfies Record<string, Rate>

export type LimitName = keyof typeof limitDefaults
export type LimitRates = Record<LimitName, Rate>

export const limitSettings: Record<LimitName, string> = {
  accountLookup: 'LIMIT_ACCOUNT_LOOKUPS',
  nameCheck: 'LIMIT_NAME_CHECKS',
  wrongPasswordAccount: 'LIMIT_WRONG_PASSWORDS_ACCOUNT',
  wrongPasswordAddress: 'LIMIT_WRONG_PASSWORDS_ADDRESS',
  signUp: 'LIMIT_SIGN_UPS',
  inviteToken: 'LIMIT_INVITE_TOKENS',
  mail: 'LIMIT_MAILS',
  upload: 'LIMIT_UPLOADS',
}
