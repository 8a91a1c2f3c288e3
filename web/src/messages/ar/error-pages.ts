import type { errorPageMessages as english } from '#languages/en/error-pages.ts'
import type { Translation } from '#languages/translation.ts'
import { isolate } from './format.ts'
import { shellMessages } from './shell.ts'

const { home } = shellMessages

export const errorPageMessages: Translation<typeof english> = {
  access: {
    title: 'تم رفض الوصول',
    text: 'لا يمكن لحسابك فتح هذه الصفحة. يمكنك طلب الإذن من الجهة التي تديرها.',
    back: 'رجوع',
  },
  noData: {
    title: 'لا توجد بيانات',
    text: 'لا يوجد شيء لعرضه هنا بعد.',
    home,
  },
  noStudents: {
    title: 'لا يوجد متعلّمون',
    text: 'لا أحد يتعلّم هنا بعد. يمكنك إضافة أشخاص من صفحة الأشخاص في مؤسستك.',
    create: 'إضافة متعلّم',
  },
  comingSoon: {
    title: 'قريبًا',
    text: 'ستتوفر هذه الميزة قريبًا',
    home,
    backTo: (address) => `الرجوع إلى ${isolate(address)}`,
  },
  missingPage: {
    title: 'هذه الصفحة غير موجودة.',
    text: 'ربما أصبح الرابط قديمًا، أو كُتب العنوان بشكل غير صحيح.',
    home: 'إلى الصفحة الرئيسية',
  },
  loader: {
    title: 'جارٍ التحميل',
    home,
  },
  notFound: {
    code: '404',
    title: 'الصفحة غير موجودة',
    text: 'عذرًا، تعذّر العثور على الصفحة المطلوبة. يُرجى التحقق من العنوان أو العودة إلى الصفحة الرئيسية.',
    home,
  },
}
