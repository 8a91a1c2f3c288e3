/** Every endpoint of the API, for what has to see them all: OpenAPI and the tests over the contract. */
import { customToken, forgotPassword, resetPassword } from './identity.ts'
import { sendEmail } from './messaging.ts'
import { createOrganization, findOrganizationByName, organizationMembership } from './organizations.ts'
import { checkUsername, findUser, getMember, getProfile, signUpUser, updateMember } from './users.ts'

export const endpoints = [
  signUpUser,
  findUser,
  getProfile,
  getMember,
  updateMember,
  checkUsername,
  createOrganization,
  findOrganizationByName,
  organizationMembership,
  customToken,
  forgotPassword,
  resetPassword,
  sendEmail,
]
