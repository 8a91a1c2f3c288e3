import type { deletedMessages as english } from '#languages/en/organizations/deleted.ts'
import type { Translation } from '#languages/translation.ts'
import { restorableDays } from '@atrium/contract/limits'

const both = {
  failed: 'Cette liste n’a pas pu être chargée.',
  until: (day: string) => `jusqu’au ${day}`,
  restore: 'Restaurer',
  restoreNamed: (name: string) => `Restaurer ${name}`,
}

export const deletedMessages: Translation<typeof english> = {
  organizations: {
    ...both,
    title: 'Supprimées récemment',
    lead: 'Vous pouvez restaurer celles dont vous étiez propriétaire, avec tous leurs membres.',
    none: `Aucune de vos organisations n’a été supprimée au cours des ${restorableDays} derniers jours.`,
    restored: (name) => `L’organisation ${name} est de nouveau ouverte.`,
  },
  publishers: {
    ...both,
    title: 'Supprimés récemment',
    lead: 'Vous pouvez restaurer ceux dont vous étiez propriétaire, avec tous leurs membres.',
    none: `Aucun de vos éditeurs n’a été supprimé au cours des ${restorableDays} derniers jours.`,
    restored: (name) => `${name} est de retour.`,
  },
}
