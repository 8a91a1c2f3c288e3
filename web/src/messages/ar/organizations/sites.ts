import { restorableDays } from '@atrium/contract/limits'
import type { spacesMessages as english } from '#languages/en/organizations/sites.ts'
import type { Translation } from '#languages/translation.ts'
import { ofDays } from '../counts.ts'
import { isolate } from '../format.ts'
import { shellMessages } from '../shell.ts'

export const spacesMessages: Translation<typeof english> = {
  missing: {
    title: 'الموقع غير موجود',
    text: 'لا توجد مؤسسة على هذا العنوان. يُرجى التحقق منه، أو البحث عن المؤسسة باسم مساحة عملها.',
    textAt: (address) => `لا يوجد شيء على العنوان ${isolate(address)}. يُرجى التحقق منه.`,
    closed: 'هذه المؤسسة مغلقة',
    closedText: `تم حذفها. يمكن لمن كان يملكها استعادتها خلال ${ofDays(restorableDays)} من قائمة مؤسساته.`,
    find: 'البحث عن مؤسستك',
    home: shellMessages.home,
  },
  go: {
    title: 'جارٍ نقلك إلى هناك',
    calm: (address) => `لحظة من فضلك، جارٍ نقلك إلى ${isolate(address)}.`,
    failed: 'تعذّر نقلك إلى هذا العنوان.',
    unknownOrganization: 'هذا ليس عنوان مؤسسة.',
    unknownAuthor: 'هذا ليس عنوان ناشر.',
    retry: 'إعادة المحاولة',
    backToOrganizations: 'الرجوع إلى مؤسساتي',
    backToAuthors: 'الرجوع إلى الناشرين لديّ',
  },
  home: {
    welcome: (displayName) => `مرحبًا، ${isolate(displayName)}`,
    signedIn: (of) => `سجّلت الدخول إلى ${isolate(of)}.`,
    notAMember: (of) => `لا تنتمي إلى ${isolate(of)}. يمكنك طلب دعوة من شخص هناك.`,
    myOrganizations: 'مؤسساتي',
    myPublishers: 'الناشرون لديّ',
    signOut: 'تسجيل الخروج',
    signOutFailed: 'لم يكتمل تسجيل الخروج، وما زال حسابك مفتوحًا. يُرجى إعادة المحاولة.',
    signedOut: (of, product) =>
      `تم تسجيل خروجك من ${isolate(of)}. قد يظل تسجيل دخولك قائمًا على ${isolate(product)} نفسه.`,
    entering: 'جارٍ تسجيل دخولك',
    signedOutTitle: (of) => `مرحبًا بك في ${isolate(of)}`,
    invitation: 'يُرجى تسجيل الدخول للمتابعة.',
    signIn: 'تسجيل الدخول',
    linkSpent: 'سبق استخدام رابط تسجيل الدخول هذا أو انتهت صلاحيته. يُرجى تسجيل الدخول مجددًا.',
    notReached: 'تعذّر الوصول إلى خدمة تسجيل الدخول. يُرجى إعادة المحاولة.',
    retry: 'إعادة المحاولة',
    poweredBy: (productName) => `على ${isolate(productName)}`,
  },
  apps: {
    title: 'التطبيقات',
    names: {
      learner: 'تطبيق المتعلّم',
      engage: 'استوديو التفاعل',
      authoring: 'استوديو التأليف',
      people: 'إدارة الأشخاص',
      teacher: 'تطبيق المعلّم',
      analytics: 'التحليلات',
      console: 'وحدة التحكّم',
      admin: 'تطبيق المشرف',
    },
  },
}
