import type { consoleMessages as english } from '#languages/en/console/console.ts'
import type { Translation } from '#languages/translation.ts'
import { isolate } from '../format.ts'

export const consoleMessages: Translation<typeof english> = {
  pages: {
    overview: 'نظرة عامة',
    people: 'الأشخاص',
    'settings/domains': 'النطاقات',
    'settings/provisioning': 'أدلة المستخدمين',
    'settings/single-sign-on': 'تسجيل الدخول الموحّد',
    settings: 'الإعدادات',
    security: 'الأمان',
    timeline: 'السجل الزمني',
  },
  pageTitle: (page, name) => `${page} · ${isolate(name)}`,
  navigation: 'وحدة التحكّم',
  pagesLabel: 'صفحات وحدة التحكّم',
  menu: 'فتح القائمة',
  menuOf: (name) => `قائمة ${isolate(name)}`,
  closeMenu: 'إغلاق القائمة',
  loading: 'جارٍ تحميل الصفحة',
  unknown: 'لا توجد بيانات',
  unknownAdvice: {
    organization: 'لا توجد مؤسسة كهذه، أو أنك لا تنتمي إليها.',
    publisher: 'لا يوجد ناشر كهذا، أو أنك لا تنتمي إليه.',
  },
  roleNow: (name, role) => `دورك في ${isolate(name)} الآن هو «${role}». لم تعد هذه الصفحة متاحة لك.`,
  notForRole: {
    owner: (page) => `صفحة «${page}» مخصّصة للمالكين.`,
    staff: (page) => `صفحة «${page}» مخصّصة للمالكين وطاقم العمل.`,
    yours: (name, role) => `دورك في ${isolate(name)} هو «${role}». يمكن لأحد المالكين تغييره.`,
  },
  toList: { organization: 'الانتقال إلى مؤسساتي', publisher: 'الانتقال إلى الناشرين لديّ' },
  switcher: {
    open: 'التبديل إلى غيرها',
    label: 'التبديل إلى',
    search: 'البحث بالاسم',
    groups: { organization: 'المؤسسات', publisher: 'الناشرون' },
    none: {
      organization: 'لا تحمل أي من مؤسساتك هذا الاسم.',
      publisher: 'لا يحمل أي من ناشريك هذا الاسم.',
    },
    roleIn: {
      organization: (role) => role,
      publisher: (role) => `ناشر، ${role}`,
    },
    noneYet: { organization: 'لا تنتمي إلى أي مؤسسة.', publisher: 'لا تنتمي إلى أي ناشر.' },
    all: { organization: 'كل المؤسسات', publisher: 'كل الناشرين' },
  },
}
