/** Addresses that were given to learners by an account that may have been somebody else's, or is shut. */
export { dropAddressesGivenBy as endAddressesGivenBy } from './addresses/queries.ts'
