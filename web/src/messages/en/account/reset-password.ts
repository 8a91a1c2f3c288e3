/** Texts of having the reset mail sent again, from the profile. */
import { failureMessages } from '#messages/failures.ts'

export const resetPasswordMessages = {
  heading: 'Forget your password?',
  lead: (email: string) => `We will email a link to ${email}. Use it to choose a new password.`,
  resend: 'Resend Email',
  resending: 'Resending Email...',
  back: 'Back to Profile',
  sent: 'A link to reset your password has been emailed.',
  noEmail: 'No email address found. Please ensure you are logged in.',
  networkFail: failureMessages.networkFail,
} as const
