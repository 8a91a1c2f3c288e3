import type { deletedMessages as english } from '#languages/en/organizations/deleted.ts'
import type { Translation } from '#languages/translation.ts'
import { restorableDays } from '@atrium/contract/limits'

const both = {
  title: 'Kürzlich gelöscht',
  failed: 'Das konnte nicht geladen werden.',
  until: (day: string) => `bis ${day}`,
  restore: 'Wiederherstellen',
  restoreNamed: (name: string) => `${name} wiederherstellen`,
}

export const deletedMessages: Translation<typeof english> = {
  organizations: {
    ...both,
    lead: 'Organisationen, deren Inhaber Sie waren, können Sie mit allen Personen wiederherstellen.',
    none: `In den letzten ${restorableDays} Tagen wurde keine Ihrer Organisationen gelöscht.`,
    restored: (name) => `${name} ist wieder geöffnet.`,
  },
  publishers: {
    ...both,
    lead: 'Herausgeber, deren Inhaber Sie waren, können Sie mit allen Personen wiederherstellen.',
    none: `In den letzten ${restorableDays} Tagen wurde keiner Ihrer Herausgeber gelöscht.`,
    restored: (name) => `${name} ist wieder da.`,
  },
}
