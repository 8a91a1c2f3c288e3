import { waysIn } from '@atrium/contract/sentences/ar/ways-in'
import type { sessionMessages as english } from '#languages/en/account/sessions.ts'
import type { Translation } from '#languages/translation.ts'
import { toDayAndTime } from '../dates.ts'
import { figure, isolate, plural, relative } from '../format.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

function lastUsed(seconds: number): string {
  if (seconds < hour) return 'نشط خلال الساعة الأخيرة'
  if (seconds < day) return `آخر استخدام: ${relative(-Math.round(seconds / hour), 'hour')}`
  return `آخر استخدام: ${relative(-Math.round(seconds / day), 'day')}`
}

function browserOn(browser: string | null, system: string | null): string {
  if (browser !== null && system !== null) return `${isolate(browser)} على ${isolate(system)}`
  return browser ?? (system === null ? 'متصفح غير معروف' : `متصفح على ${isolate(system)}`)
}

export const sessionMessages: Translation<typeof english> = {
  browserOn,
  network: (network) => `الشبكة ${isolate(network)}`,
  since: (at, way) => ['تم تسجيل الدخول', waysIn[way], `في ${toDayAndTime(at)}`].filter(Boolean).join(' '),

  card: {
    title: 'الأجهزة التي سجّلت الدخول منها',
    lead: 'كل متصفح وتطبيق مسجَّل الدخول منه إلى حسابك. إذا لم تتعرّف على أحدها، يُرجى تسجيل الخروج منه وتغيير كلمة المرور.',
    networkHint: 'الشبكة هي الجزء الأول من عنوان الإنترنت. تميّز الاتصالات بعضها عن بعض، ولا تدل على مكان أحد.',
    loading: 'جارٍ تحميل الأجهزة التي سجّلت الدخول منها',
    failed: 'تعذّر تحميل الأجهزة التي سجّلت الدخول منها.',
    thisBrowser: 'هذا المتصفح',
    activeNow: 'نشط الآن',
    lastUsed,
    onlyThis: 'لم تسجّل الدخول في أي مكان آخر.',
    signOut: 'تسجيل الخروج',
    signOutNamed: (name) => `تسجيل الخروج من ${isolate(name)}`,
    others: 'تسجيل الخروج من كل مكان آخر',
    list: 'المتصفحات والتطبيقات',
    more: 'عرض المزيد',
  },
  confirmOne: {
    title: (name) => `تسجيل الخروج من ${isolate(name)}؟`,
    lead: 'سيُسجَّل الخروج منه فورًا، ومن المواقع التي انتقل إليها من هنا. ويلزم من يستخدمه تسجيل الدخول مجددًا. لا يمكن التراجع عن ذلك.',
    cancel: 'إلغاء',
    confirm: 'تسجيل الخروج',
  },
  confirmOthers: {
    title: 'تسجيل الخروج من كل مكان آخر؟',
    lead: 'سيُسجَّل الخروج فورًا من كل متصفح وتطبيق آخر، ويلزم تسجيل الدخول فيها مجددًا. يبقى تسجيل دخولك هنا. لا يمكن التراجع عن ذلك.',
    cancel: 'إلغاء',
    confirm: 'تسجيل الخروج من كل مكان آخر',
  },
  ended: (name) => `تم تسجيل الخروج من ${isolate(name)}.`,
  gone: 'كان قد سُجّل الخروج منه من قبل.',
  endedOthers: (count) =>
    plural(count, {
      zero: 'لم تكن قد سجّلت الدخول في أي مكان آخر.',
      one: 'تم تسجيل الخروج من متصفح آخر واحد.',
      two: 'تم تسجيل الخروج من متصفحين آخرين.',
      few: `تم تسجيل الخروج من ${figure(count)} متصفحات أخرى.`,
      many: `تم تسجيل الخروج من ${figure(count)} متصفحًا آخر.`,
      other: `تم تسجيل الخروج من ${figure(count)} متصفح آخر.`,
    }),

  hosted: {
    lead: 'لا يوضّح مزوّد تسجيل الدخول الأماكن التي سجّلت الدخول فيها. ما يمكنك فعله هنا هو تسجيل الخروج من كل مكان دفعة واحدة.',
    button: 'تسجيل الخروج من كل مكان',
    confirm: {
      title: 'تسجيل الخروج من كل مكان؟',
      lead: 'سيُسجَّل الخروج من كل متصفح وتطبيق، ومن هذا المتصفح أيضًا، خلال ساعة على الأكثر. ثم يلزم تسجيل الدخول مجددًا. لا يمكن التراجع عن ذلك.',
      cancel: 'إلغاء',
      confirm: 'تسجيل الخروج من كل مكان',
    },
  },

  newSignIn: {
    heading: 'هل كنت أنت من سجّل الدخول؟',
    lead: 'سجّل شخص الدخول إلى حسابك من متصفح لم نره معه من قبل.',
    explain: 'إذا لم يكن ذلك منك، يُرجى تسجيل الخروج من ذلك المتصفح الآن. سيحدث ذلك فورًا، ويلزم تسجيل الدخول فيه مجددًا.',
    submit: 'لم أكن أنا: تسجيل خروجه',
    ending: 'جارٍ تسجيل خروجه',
    keep: 'إذا كان ذلك منك، فلا حاجة إلى فعل أي شيء.',
    signIn: 'تسجيل الدخول',
    endedHeading: 'تم تسجيل الخروج من ذلك المتصفح',
    ended: 'لم يعد بإمكانه استخدام حسابك.',
    advice: 'ربما يعرف من سجّل الدخول كلمة المرور. يُرجى اختيار كلمة مرور جديدة الآن، وسيُسجَّل أيضًا خروج كل من سواك.',
    reset: 'اختيار كلمة مرور جديدة',
  },
  deadNewSignIn: {
    heading: 'لم يعد هذا الرابط صالحًا',
    expired: 'انتهت صلاحيته: رابط تسجيل الخروج من متصفح صالح لمدة سبعة أيام.',
    used: 'سبق استخدامه، أو سُجّل الخروج من ذلك المتصفح بطريقة أخرى. إذا لم يكن تسجيل الدخول منك، يُرجى اختيار كلمة مرور جديدة.',
    disabled: 'الحساب الذي أُرسل الرابط من أجله معطّل. يُرجى التواصل مع الدعم.',
    again: 'اختيار كلمة مرور جديدة',
    signIn: 'الرجوع إلى تسجيل الدخول',
  },
}
