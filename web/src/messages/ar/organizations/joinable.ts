import { joinRequestDays } from '@atrium/contract/limits'
import type { joinableMessages as english } from '#languages/en/organizations/joinable.ts'
import type { Translation } from '#languages/translation.ts'
import { ofDays } from '../counts.ts'
import { isolate } from '../format.ts'

export const joinableMessages: Translation<typeof english> = {
  title: 'مؤسسات نطاق بريدك',
  lead: (domain) => `أثبتت هذه المؤسسات أن ${isolate(domain)} ملك لها.`,
  join: 'انضمام',
  joinNamed: (name) => `الانضمام إلى ${isolate(name)}`,
  ask: 'طلب الانضمام',
  askNamed: (name) => `طلب الانضمام إلى ${isolate(name)}`,
  withdraw: 'سحب الطلب',
  withdrawNamed: (name) => `سحب طلب الانضمام إلى ${isolate(name)}`,
  waits: `طلبت الانضمام. ستصلك رسالة إلكترونية عند الرد على طلبك، خلال ${ofDays(joinRequestDays)}.`,
  declined: (day) => `تم رفض طلبك. يمكنك تقديم طلب جديد بدءًا من ${day}.`,
  joined: (name) => `أصبحت الآن من أعضاء ${isolate(name)}.`,
  asked: (name) => `طلبت الانضمام إلى ${isolate(name)}.`,
  withdrawn: 'تم سحب طلبك.',
  changed: 'تغيّر هذا في تلك الأثناء. وهذه هي الحال الآن.',
}
