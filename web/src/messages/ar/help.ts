import type { helpMessages as english } from '#languages/en/help.ts'
import type { Translation } from '#languages/translation.ts'
import { isolate } from './format.ts'

export const helpMessages: Translation<typeof english> = {
  support: {
    title: 'الدعم',
    paragraphs: (product) => [
      `تُشغّل خادم ${isolate(product)} هذا مدرستك أو شركتك، أو تُشغّله بنفسك. يمكن لمن يُشغّله مساعدتك في ما يخص حسابك.`,
      'هل نسيت كلمة المرور؟ يمكنك طلب رابط من صفحة تسجيل الدخول. يصل الرابط بالبريد الإلكتروني ويظل صالحًا لمدة ساعة.',
      'ألا تجد مؤسستك؟ اسم مساحة عملها هو الجزء الأول من عنوانها، ويعرفه من أرسل إليك الدعوة.',
      'هل فقدت هاتفك ورموزك الاحتياطية؟ يمكن لمن يُشغّل هذا الخادم إزالة الخطوة الثانية بعد التأكد من هويتك.',
    ],
    findOrganization: 'البحث عن مؤسستك',
  },
  status: {
    title: 'الحالة',
    lead: (product) => `حالة ${isolate(product)} الآن.`,
    asking: 'جارٍ التحقق',
    up: 'كل شيء يعمل كما ينبغي.',
    notReady: 'الخدمة قيد التشغيل لكنها ليست جاهزة: فهي تنتظر قاعدة بياناتها.',
    down: 'الخدمة لا تستجيب.',
    again: 'التحقق مجددًا',
  },
  signIn: 'تسجيل الدخول',
}
