/** The claim of an ID token that says `true` for a learner without an address, and is missing for everybody else. */
export const learnerClaim = 'learner'
