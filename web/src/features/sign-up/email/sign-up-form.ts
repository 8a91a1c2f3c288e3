/** The fields of the e-mail form, in the order in which they are filled in. */

export const signUpFields = ['email', 'firstName', 'lastName', 'password', 'confirmPassword'] as const

export type SignUpField = (typeof signUpFields)[number]
export type SignUpForm = Record<SignUpField, string>
