import type { securityMessages as english } from '#languages/en/account/security.ts'
import type { Translation } from '#languages/translation.ts'

export const securityMessages: Translation<typeof english> = {
  title: 'Sicherheit',
}
