import type { SignInWay } from '@atrium/contract/rules/sign-in-ways'
import type { entryMessages as english } from '#languages/en/organizations/entry.ts'
import type { Translation } from '#languages/translation.ts'
import { ofDays } from '../counts.ts'
import { anyOf, figure, isolate, plural } from '../format.ts'

export const wayNames: Record<SignInWay, string> = {
  password: 'كلمة مرور',
  google: 'Google',
  passkey: 'مفتاح مرور',
  mail: 'رابط أو رمز بالبريد',
}

export function wayList(ways: readonly SignInWay[]): string {
  return anyOf(ways.map((way) => wayNames[way]))
}

/** Behind "every", "for" and "after": without the number where it is one. */
export function hoursInWords(hours: number): string {
  if (hours === 24) return 'يوم'
  if (hours % 24 === 0) return ofDays(hours / 24)
  return plural(hours, {
    zero: `${figure(hours)} ساعات`,
    one: 'ساعة',
    two: 'ساعتين',
    few: `${figure(hours)} ساعات`,
    many: `${figure(hours)} ساعة`,
    other: `${figure(hours)} ساعة`,
  })
}

export const entryMessages: Translation<typeof english> = {
  loading: 'جارٍ معرفة المطلوب',
  again: 'إعادة المحاولة',
  back: 'الرجوع إلى مؤسساتي',
  second_step_required: {
    title: (name) => `مؤسسة ${isolate(name)} تطلب خطوة ثانية`,
    lead: 'عند تسجيل الدخول، يلزم رمز من تطبيق على هاتفك إلى جانب الخطوة الأولى. يمكنك إعداده الآن، ثم نعيدك إلى هنا.',
    action: 'إعداد خطوة ثانية',
    other: 'لديّ مفتاح مرور',
    otherHint: 'مفتاح المرور هو الخطوتان معًا.',
  },
  sign_in_way_not_allowed: {
    title: (name) => `مؤسسة ${isolate(name)} لا تقبل الطريقة التي سجّلت الدخول بها`,
    lead: (ways) =>
      `يُرجى تسجيل الدخول باستخدام ${ways === null ? 'طريقة أخرى' : wayList(ways)}. سيُسجَّل خروجك هنا أولًا، ثم نعيدك إلى هنا.`,
    action: 'تسجيل الدخول بطريقة أخرى',
    other: 'إضافة طريقة لتسجيل الدخول',
    otherHint: 'أليس لحسابك أي منها بعد؟',
  },
  sign_in_too_old: {
    title: (name) => `مؤسسة ${isolate(name)} تطلب تسجيل الدخول مجددًا`,
    lead: (hours) =>
      `تطلب ذلك كل ${hours === null ? 'بضع ساعات' : hoursInWords(hours)}، أيًّا كان المكان الذي سجّلت الدخول فيه. ثم تتابع من حيث كنت.`,
    action: 'تأكيد هويتك',
  },
  grace: {
    label: 'ستلزم خطوة ثانية قريبًا',
    asks: (name, day) => `مؤسسة ${isolate(name)} تطلب خطوة ثانية بدءًا من ${day}.`,
    left: (days) => (days < 1 ? 'الموعد اليوم.' : `بقي لك ${left(days)} لإعدادها.`),
    action: 'إعدادها',
  },
  onTheWay: {
    text: 'بعد إعداد ذلك، يمكنك المتابعة.',
    action: 'متابعة',
  },
  atSite: {
    text: 'قبل المتابعة، هناك أمر مطلوب منك.',
    action: 'عرض المطلوب',
  },
}

function left(days: number): string {
  return plural(days, { two: 'يومان', other: ofDays(days) })
}
