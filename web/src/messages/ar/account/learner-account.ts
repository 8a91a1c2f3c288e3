import type { learnerAccountMessages as english } from '#languages/en/account/learner-account.ts'
import type { Translation } from '#languages/translation.ts'
import { isolate } from '../format.ts'

export const learnerAccountMessages: Translation<typeof english> = {
  title: (name) => `مرحبًا، ${isolate(name)}`,
  lead: (organization) => `حسابك تابع لـ ${isolate(organization)}، ويعتني به معلّمك.`,
  elsewhere: 'الصفحة التي فتحتها ليست جزءًا من حسابك.',
  loading: 'جارٍ تحميل حسابك',
  failed: 'تعذّر تحميل حسابك.',
  wrong: 'هل هناك خطأ هنا؟ أخبر معلّمك.',
  toOrganization: (organization) => `الذهاب إلى ${isolate(organization)}`,
  none: 'لم تعد تنتمي إلى أي مؤسسة. اسأل معلّمك.',
  signOut: 'تسجيل الخروج',
  signOutFailed: 'لم يكتمل تسجيل الخروج، وما زال حسابك مفتوحًا. حاول مرة أخرى.',
}
