import type { securityRulesMessages as english } from '#languages/en/console/security.ts'
import type { Translation } from '#languages/translation.ts'
import { ofDays, ofPeople } from '../counts.ts'
import { figure } from '../format.ts'
import { hoursInWords, wayList } from '../organizations/entry.ts'

const among = (count: number, members: number) => `${figure(count)} من أصل ${ofPeople(members)}`
/** Of so many members the server says who does not meet a rule. */
const mostLookedAt = figure(10_000)

export const securityRulesMessages: Translation<typeof english> = {
  lead: 'ما يلزم الجميع لتسجيل الدخول قبل الوصول إلى الموقع ووحدة التحكّم هذه وكل تطبيق. يسري أي تغيير على كل الجلسات خلال دقيقة.',
  form: 'قواعد الأمان',
  now: 'الحالة الآن:',
  secondStep: {
    title: 'الخطوة الثانية',
    lead: 'رمز من تطبيق على الهاتف، إلى جانب كلمة المرور. يمنع دخول من عرف كلمة مرور غيره. ومفتاح المرور هو الخطوتان معًا.',
    ask: 'طلب خطوة ثانية',
    days: 'مهلة الإعداد',
    daysHint: 'تُحسب من لحظة تفعيل ذلك أو من لحظة انضمام الشخص، أيهما كان لاحقًا.',
    daysOption: (count) => (count === 0 ? 'بدون مهلة: فورًا' : ofDays(count)),
    off: 'لا تُطلب من أحد.',
    on: (count, since) => `مطلوبة منذ ${since}، ${count === 0 ? 'بدون مهلة' : `بمهلة ${ofDays(count)}`} لإعدادها.`,
    lacking: (count, members) => (count === 0 ? 'لدى الجميع خطوة ثانية.' : `لا تتوفر بعد لدى ${among(count, members)}.`),
  },
  ways: {
    title: 'طرق تسجيل الدخول',
    lead: 'الطرق المقبولة هنا. يظل بإمكان الأشخاص استخدام غيرها في أماكن أخرى، ونُعلمهم بالطرق التي تقبلها.',
    any: 'أي طريقة',
    only: 'هذه فقط',
    choices: 'الطرق المقبولة',
    names: {
      password: 'كلمة المرور',
      google: 'Google',
      passkey: 'مفتاح المرور',
      mail: 'رابط أو رمز بالبريد',
    },
    mailIsPassword: 'يُعامَل الرابط بالبريد هنا معاملة كلمة المرور.',
    off: 'كل الطرق مقبولة.',
    on: (ways) => `${wayList(ways)} فقط.`,
    lacking: (count, members) =>
      count === 0 ? 'لدى الجميع واحدة من هذه الطرق.' : `لا تتوفر أي منها لدى ${among(count, members)}.`,
    required: 'يُرجى اختيار طريقة واحدة على الأقل.',
  },
  fresh: {
    title: 'تجديد تسجيل الدخول',
    lead: 'يُطلب من الأشخاص تسجيل الدخول مجددًا بعد مدة، حتى حيث يظل تسجيل دخولهم قائمًا. مفيد للأجهزة المشتركة.',
    ask: 'طلب تجديد تسجيل الدخول',
    hours: 'بعد',
    hoursOption: hoursInWords,
    off: 'يسري تسجيل الدخول ما دامت الجلسة قائمة.',
    on: (hours) => `يسري تسجيل الدخول لمدة ${hoursInWords(hours)}.`,
    lacking: (count, members) =>
      count === 0 ? 'سجّل الجميع الدخول حديثًا بما يكفي.' : `سيُطلب تسجيل الدخول مجددًا من ${among(count, members)}.`,
  },
  list: {
    show: {
      second_step: 'من ليس لديه خطوة ثانية',
      ways: 'من ليس لديه أي منها',
      fresh_hours: 'من سيُطلب منه ذلك',
    },
    titles: {
      second_step: 'بدون خطوة ثانية',
      ways: 'بدون طريقة دخول مقبولة',
      fresh_hours: 'مضى وقت طويل على تسجيل الدخول',
    },
    lead: `الأشخاص الذين لا يستوفون هذه القاعدة بوضعها الحالي. إذا زاد العدد عن ${mostLookedAt} شخص، يُنظر في الأوائل حسب الاسم.`,
    table: 'الأشخاص الذين لا يستوفون القاعدة',
    loading: 'جارٍ النظر في الأشخاص',
    name: 'الاسم',
    role: 'الدور',
    joined: 'تاريخ الانضمام',
    empty: 'يستوفي الجميع هذه القاعدة',
    emptyAdvice: 'لا تمنع أحدًا من الدخول.',
    toRules: 'قواعد الأمان',
  },
  save: 'حفظ',
  reset: 'التراجع عن تغييراتي',
  saved: 'تم تغيير قواعد الأمان.',
  preview: {
    title: 'تغيير قواعد الأمان؟',
    lead: 'هذا ما يعنيه للأشخاص هنا:',
    loading: 'جارٍ إحصاء الأشخاص',
    graceful: (count) => `المهلة لإعدادها ${ofDays(count)}، مع تذكير هنا.`,
    atOnce: 'لا يمكنهم الدخول قبل إعدادها.',
    looser: 'لا يُطلب من أحد أكثر من ذي قبل.',
    unknown: 'عدد الأشخاص الذين يعنيهم ذلك غير معروف هنا.',
    lockOut:
      'ستُمنع أنت من الدخول: لم تسجّل الدخول بالطريقة التي تريد اشتراطها. يُرجى إعدادها لنفسك وتسجيل الدخول بها ثم العودة إلى هنا.',
    toOwn: 'إعدادات الأمان لديّ',
    confirm: 'تغييرها',
    cancel: 'إلغاء',
  },
  conflict:
    'غيّر مالك آخر القواعد في تلك الأثناء. تجد القواعد الحالية عند «الحالة الآن»، وما زالت تغييراتك هنا. يُرجى مراجعة كليهما، ثم الحفظ مجددًا.',
}
