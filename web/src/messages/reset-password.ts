/** Texts of having the reset mail sent again, from the profile. */
export const resetPasswordMessages = {
  heading: 'Forget your password?',
  lead: (email: string) => `We send a link to ${email}. With it you choose a new password.`,
  resend: 'Resend Email',
  resending: 'Resending Email...',
  back: 'Back to Profile',
  sent: 'A link to reset your password has been emailed.',
  noEmail: 'No email address found. Please ensure you are logged in.',
  networkFail: 'Network fail',
} as const
