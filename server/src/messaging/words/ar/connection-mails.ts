import { certificateNoticeDays } from '@atrium/contract/limits'
import type { connectionMails as english } from '../en/connection-mails.ts'
import type { TranslatedMails } from '../words.ts'
import { phrases } from './phrases.ts'

const days = (count: number) => phrases.duration(count, 'day')

export const connectionMails: TranslatedMails<typeof english> = {
  certificate_ending: ({ productName, about, on }) => ({
    subject: `شهادة تسجيل الدخول إلى ${about} صالحة حتى ${on}`,
    paragraphs: [
      `يسجّل أعضاء ${about} الدخول إلى ${productName} عبر مزوّد هوية خاص بهم. وإحدى الشهادات التي يوقّع بها صالحة حتى ${on}. وبعد ذلك تُرفض عمليات تسجيل الدخول الموقَّعة بها.`,
      'يُرجى طلب الشهادة التالية ممن يدير مزوّد الهوية وإضافتها بجانب الحالية: يمكن أن تكون عدة شهادات سارية معًا.',
    ],
    button: 'عرض الاتصال',
    footer: `نُعلمك قبل ${days(certificateNoticeDays)} من انتهاء كل شهادة، مرة واحدة لكل منها. إذا كانت الشهادة التالية مضافة بالفعل فلا يلزم أي إجراء.`,
  }),
  certificates_followed: ({ productName, about }) => ({
    subject: `حُدِّثت شهادات تسجيل الدخول إلى ${about}`,
    paragraphs: [
      `يسجّل أعضاء ${about} الدخول إلى ${productName} عبر مزوّد هوية خاص بهم. وفي بياناته الوصفية الآن شهادات توقيع أخرى، وقد أُخذت كما فعّل أحد المالكين.`,
      'تُقبل من الآن عمليات تسجيل الدخول الموقَّعة بها. إن لم يكن المزوّد قد غيّر شهاداته فيلزم إيقاف الاتصال وسؤال من يديره.',
    ],
    button: 'عرض الاتصال',
    footer: 'نُعلمك بكل تغيير لأن الشهادات تحدّد من يمكنه تسجيل الدخول.',
  }),
  metadata_differs: ({ productName, about }) => ({
    subject: `تغيّر ما يذكره مزوّد هوية ${about} عن نفسه`,
    paragraphs: [
      `يسجّل أعضاء ${about} الدخول إلى ${productName} عبر مزوّد هوية خاص بهم. وتذكر بياناته الوصفية الآن معرّف كيان آخر أو عناوين أخرى لتسجيل الدخول. لم يؤخذ ذلك: لا يغيّره إلا أحد المالكين.`,
      'يُرجى سؤال من يدير المزوّد إن كان ذلك مقصودًا. وإن كان كذلك فيلزم أن تُقرأ البيانات الوصفية من جديد في إعدادات الاتصال.',
    ],
    button: 'عرض الاتصال',
    footer: 'نُعلمك مرة واحدة إلى أن تتوافق البيانات الوصفية من جديد.',
  }),
  metadata_unread: ({ productName, about }) => ({
    subject: `لم تعد قراءة البيانات الوصفية لمزوّد هوية ${about} ممكنة`,
    paragraphs: [
      `يسجّل أعضاء ${about} الدخول إلى ${productName} عبر مزوّد هوية خاص بهم. ومنذ أيام لم يُقرأ شيء يصلح في عنوان بياناته الوصفية، فلا تُحدَّث شهاداته.`,
      'يستمر تسجيل الدخول بالشهادات التي هنا إلى أن تنتهي. وتبيّن صفحة الاتصال موضع الخلل.',
    ],
    button: 'عرض الاتصال',
    footer: 'نُعلمك مرة واحدة إلى أن تصبح قراءة البيانات الوصفية ممكنة من جديد.',
  }),
}
