import type { shellMessages as english } from '#languages/en/shell.ts'
import type { Translation } from '#languages/translation.ts'
import { isolate } from './format.ts'

export const shellMessages: Translation<typeof english> = {
  skipToContent: 'التخطّي إلى المحتوى',
  profile: 'الملف الشخصي',
  account: 'الحساب',
  logout: 'تسجيل الخروج',
  toOrganizations: (product) => `${isolate(product)}، إلى مؤسساتك`,
  unnamedAccount: 'حسابك',
  logoutFailed: 'لم يكتمل تسجيل الخروج، وما زال حسابك مفتوحًا. يُرجى إعادة المحاولة.',
  loadingAccount: 'جارٍ تحميل حسابك',
  unexpectedError: 'حدث خطأ غير متوقع في التطبيق!',
  notLoaded: 'تعذّر تحميل جزء من الصفحة. يُرجى التحقق من الاتصال، ثم إعادة تحميل الصفحة.',
  reload: 'إعادة تحميل الصفحة',
  home: 'العودة إلى الصفحة الرئيسية',
  maybeOutdated: 'قد لا يكون ما تراه محدَّثًا.',
  tryAgain: 'إعادة المحاولة',
  tryingAgain: 'جارٍ إعادة المحاولة...',
}
