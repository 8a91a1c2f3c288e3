/** Texts of the security page. */
export const securityMessages = {
  title: 'Security',
} as const
