import { domainGoneDays, joinRequestDays, joinRequestRestDays } from '@atrium/contract/limits'
import type { domainMails as english } from '../en/domain-mails.ts'
import type { TranslatedMails } from '../words.ts'
import { phrases } from './phrases.ts'

const days = (count: number) => phrases.duration(count, 'day')
const because = 'وصلتك هذه الرسالة لأنك طلبت الانضمام.'

export const domainMails: TranslatedMails<typeof english> = {
  domain_lost: ({ productName, about, domain }) => ({
    subject: `لم يعد ${domain} نطاقًا متحقَّقًا منه لمؤسسة ${about}`,
    paragraphs: [
      `لم يُعثر منذ ${days(domainGoneDays)} أو أكثر على السجل الذي يثبت أن ${domain} نطاق لمؤسسة ${about} على ${productName}، أو أثبتت مؤسسة أخرى ملكيتها للنطاق منذ ذلك الحين. لم يعد بإمكان أحد الانضمام بعنوان في هذا النطاق. ومن كان عضوًا يبقى عضوًا.`,
    ],
    button: 'عرض النطاق',
    footer: 'إذا كنت ما زلت تستخدم النطاق، يُرجى إعداد سجلّه مجددًا: نبحث عنه تلقائيًا.',
  }),
  join_accepted: ({ about }) => ({
    subject: `أصبحت الآن من أعضاء ${about}`,
    paragraphs: [`تم قبول طلبك للانضمام إلى ${about}.`],
    button: `الانتقال إلى ${about}`,
    footer: because,
  }),
  join_declined: ({ about }) => ({
    subject: `تم رفض طلبك للانضمام إلى ${about}`,
    paragraphs: [
      `لم تقبل مؤسسة ${about} طلبك للانضمام. يمكنك تقديم طلب جديد بعد ${days(joinRequestRestDays)}، أو التحدث إلى شخص هناك.`,
    ],
    footer: because,
  }),
  join_ended: ({ about }) => ({
    subject: `انتهى طلبك للانضمام إلى ${about}`,
    paragraphs: [
      `لم يتم الرد على طلبك للانضمام إلى ${about}: فقد انتظر ${days(joinRequestDays)}، أو لم تعد ${about} تقبل الانضمام بهذه الطريقة.`,
    ],
    footer: because,
  }),
}
