import { certificateNoticeDays } from '@atrium/contract/limits'
import type { connectionMails as english } from '../en/connection-mails.ts'
import type { TranslatedMails } from '../words.ts'
import { phrases } from './phrases.ts'

const days = (count: number) => phrases.duration(count, 'day')

export const connectionMails: TranslatedMails<typeof english> = {
  certificate_ending: ({ productName, about, on }) => ({
    subject: `شهادة تسجيل الدخول إلى ${about} صالحة حتى ${on}`,
    paragraphs: [
      `يسجّل أعضاء ${about} الدخول إلى ${productName} عبر موفّر هوية خاص بهم. وإحدى الشهادات التي يوقّع بها صالحة حتى ${on}. وبعد ذلك تُرفض عمليات تسجيل الدخول الموقَّعة بها.`,
      'يُرجى طلب الشهادة التالية ممن يدير موفّر الهوية وإضافتها بجانب الحالية: يمكن أن تكون عدة شهادات سارية معًا.',
    ],
    button: 'عرض الاتصال',
    footer: `نُعلمك قبل ${days(certificateNoticeDays)} من انتهاء كل شهادة، مرة واحدة لكل منها. إذا كانت الشهادة التالية مضافة بالفعل فلا يلزم أي إجراء.`,
  }),
}
