import { formatsOf } from '../formats.ts'
import type { organizationMails as english } from '../en/organization-mails.ts'
import type { TranslatedMails } from '../words.ts'

const { figure, plural } = formatsOf('ar')

const timeline = 'يوضّح السجل الزمني للمؤسسة من فعل ماذا.'
const owner = (from: string) => from || 'مالك آخر'

export const organizationMails: TranslatedMails<typeof english> = {
  rules_changed: ({ about, from }) => ({
    subject: `تم تغيير قواعد الأمان في ${about}`,
    paragraphs: [
      `تم تغيير ما تطلبه مؤسسة ${about} ممن يسجّلون الدخول، بواسطة ${owner(from)}. تسري القواعد من الآن، وعليك أيضًا.`,
    ],
    button: 'عرض القواعد',
    footer: `إذا لم تعرف السبب، يُرجى سؤال المالكين الآخرين. ${timeline}`,
  }),
  account_taken_back: ({ about, from, left, names }) => ({
    subject: `كان حساب في ${about} في أيدٍ أخرى`,
    paragraphs: [
      `كان الحساب التالي في يد شخص آخر لفترة من الوقت: ${from || 'حساب في المؤسسة'}. وقد استُعيد الآن.`,
      ...(left > 0
        ? [
            'رموز الوصول التي أُنشئت لدليل المستخدمين في تلك الفترة، به أو بحساب دخل عبر أحد اتصالاته، لم تعد تعمل. إذا كان دليل المستخدمين لديك يحتاج إلى رمز، يُرجى إنشاء رمز جديد.',
          ]
        : []),
      ...(names
        ? [
            `اتصالات تسجيل الدخول هذه أُعدّت أو غُيّرت أو فُعّلت به في تلك الفترة، وهي متوقفة الآن: ${names}. وسُجّل خروج كل من دخل عبرها. يُرجى التحقق من الجهة التي تثق بها واختبارها قبل تفعيلها من جديد.`,
          ]
        : []),
    ],
    button: 'عرض السجل الزمني',
    footer: `كل ما عدا ذلك مما حدث في تلك الفترة باقٍ على حاله. ${timeline}`,
  }),
  organization_deleted: ({ productName, about, from, on }) => ({
    subject: `تم حذف ${about}`,
    paragraphs: [
      `تم حذف ${about} على ${productName} بواسطة ${owner(from)}. لم يعد بإمكان أحد الدخول.`,
      `يمكنك استعادتها، مع كل من فيها، حتى ${on}. وبعد ذلك تُمحى نهائيًا.`,
    ],
    button: 'عرض المؤسسات المحذوفة مؤخرًا',
    footer: 'إذا كان هذا ما أردتموه جميعًا، فلا حاجة إلى فعل أي شيء.',
  }),
  organization_restored: ({ about, from }) => ({
    subject: `تمت استعادة ${about}`,
    paragraphs: [`تمت استعادة ${about} بواسطة ${owner(from)}. وهي مفتوحة من جديد، مع كل من كان ينتمي إليها عند حذفها.`],
    button: `الانتقال إلى ${about}`,
    footer: timeline,
  }),
  join_requests: ({ about, left }) => ({
    subject: `طلبات الانضمام إلى ${about}`,
    paragraphs: [
      plural(left, {
        zero: `لا أحد ينتظر ردًّا على طلب انضمام إلى ${about}.`,
        one: `هناك شخص يطلب الانضمام إلى ${about} وينتظر الرد.`,
        two: `هناك شخصان يطلبان الانضمام إلى ${about} وينتظران الرد.`,
        few: `هناك ${figure(left)} أشخاص يطلبون الانضمام إلى ${about} وينتظرون الرد.`,
        many: `هناك ${figure(left)} شخصًا يطلبون الانضمام إلى ${about} وينتظرون الرد.`,
        other: `هناك ${figure(left)} شخص يطلبون الانضمام إلى ${about} وينتظرون الرد.`,
      }),
    ],
    button: 'عرض الطلبات',
    footer: 'نراسلك بشأن الطلبات مرة واحدة في اليوم على الأكثر.',
  }),
}
