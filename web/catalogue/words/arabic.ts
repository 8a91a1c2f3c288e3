/** Arabic words for the parts. */
import type { Words } from './words.ts'

const short: Words = {
  label: 'الاسم',
  action: 'حفظ',
  other: 'إلغاء',
  title: 'الإعدادات',
  sentence: 'كل شيء محدّث.',
  hint: 'كما يراه الآخرون.',
  error: 'أدخل اسمًا.',
  person: { displayName: 'ليلى حدّاد' },
  name: 'مدرسة النور',
  address: 'alnoor.example.com',
  typed: 'ليلى',
  file: 'logo.png',
  items: ['الأعضاء', 'الدعوات', 'التصنيفات', 'الصفوف'],
}

const long: Words = {
  label: 'اسم هذه المؤسسة كما يظهر في الصفحات والرسائل والقوائم',
  action: 'حفظ التغييرات على عضوية الجميع',
  other: 'إبقاء كل شيء كما كان من قبل',
  title: 'إعدادات المعهد الدولي للرياضيات وعلم الفلك والحوسبة',
  sentence:
    'كل من دُعي قبل نهاية الفصل الدراسي الماضي ولم ينضم بعد يتلقى رسالة أخرى فيها رابط صالح سبعة أيام ويُستخدم مرة واحدة فقط.',
  hint: 'يراه الآخرون في قوائمهم وفي الرسائل المرسلة باسمك وفي الصفحة التي يسجّلون الدخول منها.',
  error: 'هذا الاسم أطول مما يُسمح به: احذف بعض كلماته أو اختصر أطولها ثم حاول مرة أخرى.',
  person: { displayName: 'عبد الرحمن بن محمد بن عبد العزيز Montgomery-Featherstonehaugh' },
  name: 'المعهد الدولي للرياضيات وعلم الفلك والحوسبة الآلية وتاريخ العلوم',
  address: 'international-institute-for-mathematics-and-astronomy.example.com',
  typed: 'عبد الرحمن بن محمد بن عبد العزيز Montgomery-Featherstonehaugh',
  file: 'the-logo-of-the-institute-as-it-was-drawn-for-the-hundredth-anniversary.png',
  items: ['أعضاء هذه المؤسسة كلهم', 'دعوات لم يستخدمها أحد', 'تصنيفات الأعضاء', 'صفوف هذا العام'],
}

export const arabic = { short, long }
