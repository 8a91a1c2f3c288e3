/**
 * What a learner without an address may call, of all that asks for a bearer: what is not named here refuses them with
 * `learner_not_allowed`. In an organization they may no more than a member, and in their own alone.
 */
const mayCall: ReadonlySet<string> = new Set([
  // To be signed in, to be handed on to their organization's site and apps, and to sign out.
  ...['customToken', 'logOut', 'listSessions', 'endSession', 'endOtherSessions', 'signOutEverywhere'],
  // What they are, and where.
  ...['getProfile', 'getMember', 'listOrganizations', 'organizationMembership', 'ownMembership', 'listOwnClasses'],
  ...['topFiveRank', 'highlightedCounts', 'topClassTrophies'],
])

/** In: the endpoint's id. */
export function mayLearnersCall(id: string): boolean {
  return mayCall.has(id)
}
