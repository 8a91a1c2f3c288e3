import type { deletedMessages as english } from '#languages/en/organizations/deleted.ts'
import type { Translation } from '#languages/translation.ts'
import { restorableDays } from '@atrium/contract/limits'

const both = {
  title: 'हाल ही में मिटाए गए',
  lead: 'जिनके आप मालिक थे, उन्हें सभी लोगों के साथ वापस लाया जा सकता है।',
  failed: 'यह लोड नहीं हो पाया।',
  until: (day: string) => `${day} तक`,
  restore: 'वापस लाएं',
  restoreNamed: (name: string) => `${name} को वापस लाएं`,
}

export const deletedMessages: Translation<typeof english> = {
  organizations: {
    ...both,
    none: `पिछले ${restorableDays} दिनों में आपका कोई संगठन नहीं मिटाया गया।`,
    restored: (name) => `${name} फिर से खुल गया है।`,
  },
  publishers: {
    ...both,
    none: `पिछले ${restorableDays} दिनों में आपका कोई प्रकाशक नहीं मिटाया गया।`,
    restored: (name) => `${name} फिर से मौजूद है।`,
  },
}
