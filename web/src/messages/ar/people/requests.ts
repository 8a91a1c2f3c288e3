import type { requestsMessages as english } from '#languages/en/people/requests.ts'
import type { Translation } from '#languages/translation.ts'
import { figure, isolate, plural } from '../format.ts'
import { roleNames } from './roles.ts'

const ofRequests = (count: number) =>
  plural(count, {
    zero: `${figure(count)} طلبات`,
    one: 'طلب واحد',
    two: 'طلبين',
    few: `${figure(count)} طلبات`,
    many: `${figure(count)} طلبًا`,
    other: `${figure(count)} طلب`,
  })

const inactive = (count: number) =>
  plural(count, { one: 'صاحب الطلب غير نشط', two: 'صاحبا الطلبين غير نشطين', other: 'أصحاب الطلبات غير نشطين' })

const because = 'انتهى الطلب، أو لم يعد العنوان ضمن النطاق.'

export const requestsMessages: Translation<typeof english> = {
  title: 'طلبات الانضمام',
  empty: 'لا توجد طلبات',
  emptyAdvice: 'يمكن لمن لديه عنوان في نطاقاتك التي أُثبتت ملكيتها أن يطلب الانضمام حيث تسمح بذلك، ضمن «النطاقات».',
  toDomains: 'الانتقال إلى النطاقات',
  selectAll: 'تحديد كل الطلبات في هذه الصفحة',
  selected: (count) => `تم تحديد ${ofRequests(count)}`,
  becomes: (role) => `الدور عند القبول: ${roleNames[role]}`,
  asked: (day, until) => `قُدّم الطلب في ${day}، وينتهي في ${until}`,
  wasRemoved: 'سبقت إزالته من المؤسسة',
  accept: 'قبول',
  acceptNamed: (name) => `قبول ${isolate(name)}`,
  decline: 'رفض',
  declineNamed: (name) => `رفض ${isolate(name)}`,
  accepted: (count) =>
    plural(count, {
      zero: 'لم ينضم أحد.',
      one: 'انضم شخص واحد وتم إعلامه بالبريد.',
      two: 'انضم شخصان وتم إعلامهما بالبريد.',
      few: `انضم ${figure(count)} أشخاص وتم إعلامهم بالبريد.`,
      many: `انضم ${figure(count)} شخصًا وتم إعلامهم بالبريد.`,
      other: `انضم ${figure(count)} شخص وتم إعلامهم بالبريد.`,
    }),
  declined: (count) => `تم رفض ${ofRequests(count)}.`,
  left: (count) => `تعذّر الرد على ${ofRequests(count)}: ${because}`,
  leftInactive: (count) =>
    `تعذّر قبول ${ofRequests(count)}: ${inactive(count)} في أحد أدلة المستخدمين. يمكن لأحد المالكين القبول.`,
}
