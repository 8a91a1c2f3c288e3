/** Invites by an account that may have been somebody else's, or is shut: those that make more than a User of somebody, and those that nobody has got yet. */
export { endInvitesGivenBy } from './queries-given.ts'
