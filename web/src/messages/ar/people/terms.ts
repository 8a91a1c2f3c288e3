import type { Term } from '@atrium/contract/rules/time/term'
import type { termsMessages as english } from '#languages/en/people/terms.ts'
import type { Translation } from '#languages/translation.ts'
import { figure, isolate, dateStyle, locale, plural } from '../format.ts'

const dayFormat = new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' })

export function shownDay(day: string): string {
  const at = new Date(`${day}T00:00:00Z`)
  return Number.isNaN(at.getTime()) ? day : dayFormat.format(at)
}

export function termWords({ startsOn, endsOn }: Term): string {
  if (startsOn === null) return endsOn === null ? 'بدون يوم أخير' : `حتى ${shownDay(endsOn)}`
  return endsOn === null ? `من ${shownDay(startsOn)}` : `من ${shownDay(startsOn)} إلى ${shownDay(endsOn)}`
}

const again = 'الدخول مجددًا بدءًا من اليوم الأول.'

export const termsMessages: Translation<typeof english> = {
  startsOn: (day) => `تبدأ في ${shownDay(day)}`,
  endsOn: (day) => `تنتهي في ${shownDay(day)}`,
  endedOn: (day) => `انتهت في ${shownDay(day)}`,
  action: 'اليوم الأول واليوم الأخير',
  dialog: {
    title: 'اليوم الأول واليوم الأخير',
    lead: (names) => `لعضوية ${isolate(names)}.`,
    first: 'اليوم الأول',
    firstHint: 'لا يمكن الدخول قبله. إذا تُرك فارغًا: من البداية.',
    last: 'اليوم الأخير',
    lastHint: 'تنتهي العضوية بعده. إذا تُرك فارغًا: بلا نهاية.',
    cancel: 'إلغاء',
    save: 'حفظ',
  },
  set: (names, words) => `${isolate(names)}: ${words}.`,
  lastOwner: 'لا بد لكل مؤسسة من مالك ليس له يوم أخير: المالك الوحيد يبقى كذلك.',
  forbidden: (names) => `لا يمكن إلا لأحد المالكين تغيير ذلك لـ ${isolate(names)}.`,
  gone: (names) => `${isolate(names)}: لم تعد العضوية قائمة هنا.`,
  former: {
    title: 'السابقون',
    ended: 'العضوية',
    dates: (words) => `انتهت العضوية بيومها الأخير: ${words}.`,
    lastDay: (day) => `انتهت العضوية بيومها الأخير، ${day}.`,
    renew: 'تجديد',
    renewNamed: (name) => `تجديد عضوية ${isolate(name)}`,
    empty: 'لم تنتهِ عضوية أحد',
    emptyAdvice: 'من كان لعضويته يوم أخير يظهر هنا بعد انتهائها.',
    renewTitle: (names) => `تجديد عضوية ${isolate(names)}؟`,
    renewLead: 'بنفس الدور والتصنيفات والصفوف. لعضوية بلا نهاية، يُرجى ترك اليوم الأخير فارغًا.',
    renewed: (people) =>
      plural(people, {
        zero: 'لم تُجدَّد أي عضوية.',
        one: `يمكن لشخص واحد ${again}`,
        two: `يمكن لشخصين ${again}`,
        few: `يمكن لـ ${figure(people)} أشخاص ${again}`,
        many: `يمكن لـ ${figure(people)} شخصًا ${again}`,
        other: `يمكن لـ ${figure(people)} شخص ${again}`,
      }),
  },
}
