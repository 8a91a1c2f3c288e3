import { restorableDays } from '@atrium/contract/limits'
import type { deletedMessages as english } from '#languages/en/organizations/deleted.ts'
import type { Translation } from '#languages/translation.ts'
import { ofDays } from '../counts.ts'
import { isolate } from '../format.ts'

const both = {
  title: 'المحذوفة مؤخرًا',
  failed: 'تعذّر التحميل.',
  until: (day: string) => `حتى ${day}`,
  restore: 'استعادة',
  restoreNamed: (name: string) => `استعادة ${isolate(name)}`,
}

export const deletedMessages: Translation<typeof english> = {
  organizations: {
    ...both,
    lead: 'يمكن استعادة المؤسسات التي كنت تملكها، مع كل أعضائها.',
    none: `لم تُحذف أي من مؤسساتك خلال آخر ${ofDays(restorableDays)}.`,
    restored: (name) => `مؤسسة ${isolate(name)} مفتوحة من جديد.`,
  },
  publishers: {
    ...both,
    title: 'المحذوفون مؤخرًا',
    lead: 'يمكن استعادة الناشرين الذين كنت تملكهم، مع كل أعضائهم.',
    none: `لم يُحذف أي ناشر من ناشريك خلال آخر ${ofDays(restorableDays)}.`,
    restored: (name) => `تمت استعادة الناشر ${isolate(name)}.`,
  },
}
