/** The texts of what was deleted and can be restored: organizations, and publishers. */
import { restorableDays } from '@atrium/contract/limits'

const both = {
  title: 'Recently deleted',
  lead: 'Those that you owned can be restored, with all their people.',
  failed: 'This could not be loaded.',
  until: (day: string) => `until ${day}`,
  restore: 'Restore',
  restoreNamed: (name: string) => `Restore ${name}`,
}

export const deletedMessages = {
  organizations: {
    ...both,
    none: `None of your organizations was deleted in the last ${restorableDays} days.`,
    restored: (name: string) => `${name} is open again.`,
  },
  publishers: {
    ...both,
    none: `None of your publishers was deleted in the last ${restorableDays} days.`,
    restored: (name: string) => `${name} is there again.`,
  },
} as const
