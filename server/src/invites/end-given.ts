/** Invites by an account that may have been somebody else's, or is shut: those that make more than a User of somebody. */
export { endInvitesGivenBy } from './queries-given.ts'
