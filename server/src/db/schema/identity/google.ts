/** Table of Google sign-ins that are under way. */
import { pgTable, text } from 'drizzle-orm/pg-core'
import { at } from '../columns.ts'

export const googleSignIns = pgTable('google_sign_ins', {
  /** SHA-256 of the state that travels through the issuer. */
  stateHash: text('state_hash').primaryKey(),
  /** SHA-256 of the cookie that ties the way back to the browser that set out. */
  browserHash: text('browser_hash').notNull(),
  /** Both wrapped. */
  nonce: text('nonce').notNull(),
  codeVerifier: text('code_verifier').notNull(),
  /** Names the channel on which the page that opened the window listens. */
  channel: text('channel').notNull(),
  expiresAt: at('expires_at').notNull(),
})
