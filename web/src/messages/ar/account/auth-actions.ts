import type { authActionMessages as english } from '#languages/en/account/auth-actions.ts'
import type { Translation } from '#languages/translation.ts'
import { failureMessages } from '../failures.ts'
import { figure, isolate, plural } from '../format.ts'

const disabled = 'الحساب الذي أُرسل الرابط من أجله معطّل. يُرجى التواصل مع الدعم.'
const backToSignIn = 'الرجوع إلى تسجيل الدخول'
const noLongerWorks = 'لم يعد هذا الرابط صالحًا'

export const authActionMessages: Translation<typeof english> = {
  reset: {
    heading: 'إعادة تعيين كلمة المرور',
    lead: (email) => `اختيار كلمة مرور جديدة للحساب ${isolate(email)}.`,
    newPassword: 'كلمة المرور الجديدة',
    confirmPassword: 'تأكيد كلمة المرور',
    hint: 'ستة أحرف على الأقل، مع ثلاثة مما يلي: ثمانية أحرف أو أكثر، حرف لاتيني صغير، حرف لاتيني كبير، رقم، رمز خاص.',
    missing: (count, properties) =>
      plural(count, {
        zero: `لا ينقص شيء مما يلي: ${properties}.`,
        one: `ما زال ينقص واحد مما يلي: ${properties}.`,
        two: `ما زال ينقص اثنان مما يلي: ${properties}.`,
        few: `ما زال ينقص ${figure(count)} مما يلي: ${properties}.`,
        many: `ما زال ينقص ${figure(count)} مما يلي: ${properties}.`,
        other: `ما زال ينقص ${figure(count)} مما يلي: ${properties}.`,
      }),
    tooShort: 'يلزم ستة أحرف على الأقل.',
    properties: {
      length: 'ثمانية أحرف أو أكثر',
      small: 'حرف لاتيني صغير',
      capital: 'حرف لاتيني كبير',
      digit: 'رقم',
      special: `واحد من ${isolate('!@#$%^&*()_+')}`,
    },
    submit: 'إعادة تعيين كلمة المرور',
    resetting: 'جارٍ إعادة تعيين كلمة المرور',
    mismatch: 'كلمتا المرور غير متطابقتين',
    notNotified: 'تمت إعادة تعيين كلمة المرور، لكن تعذّر إرسال رسالة الإشعار. يُرجى التواصل مع الدعم عند الحاجة.',
    networkFail: failureMessages.networkFail,
    retry: 'إعادة المحاولة',
  },
  done: {
    heading: 'تمت إعادة تعيين كلمة المرور',
    redirect: 'ستنتقل إلى الصفحة التالية خلال ثوانٍ.',
    signIn: 'تسجيل الدخول',
  },
  checking: 'جارٍ التحقق من الرابط',
  deadLink: {
    heading: noLongerWorks,
    expired: 'انتهت صلاحيته: رابط إعادة تعيين كلمة المرور صالح لمدة ساعة واحدة.',
    used: 'سبق استخدامه، أو ينقص جزء منه. رابط إعادة تعيين كلمة المرور صالح لمرة واحدة. إذا اخترت به كلمة مرور جديدة من قبل، فيُرجى تسجيل الدخول بها.',
    disabled,
    again: 'طلب رابط جديد',
    signIn: backToSignIn,
  },
  deadSignIn: {
    heading: noLongerWorks,
    expired: 'انتهت صلاحيته: رابط تسجيل الدخول صالح لمدة عشر دقائق.',
    used: 'سبق استخدامه، أو ينقص جزء منه. رابط تسجيل الدخول صالح لمرة واحدة.',
    disabled,
    again: 'هل نسيت كلمة المرور؟',
    signIn: backToSignIn,
  },
  recover: {
    heading: 'استعادة عنوان بريدك الإلكتروني',
    changed: (email, changedTo) =>
      `كان عنوان البريد الإلكتروني لحسابك ${isolate(email)}. ${changedTo === null ? 'وقد تم تغييره.' : `وقد تم تغييره إلى ${isolate(changedTo)}.`}`,
    explain:
      'إذا لم يكن هذا التغيير منك، يُرجى استعادة العنوان. سيُسجَّل خروج الجميع من الحساب، ولن تعمل أي كلمة مرور أو حساب Google أُضيف منذ التغيير.',
    keep: 'إذا غيّرت العنوان بنفسك، فلا حاجة إلى فعل أي شيء.',
    submit: 'استعادة عنواني',
    taking: 'جارٍ استعادة عنوانك',
    taken: (email) =>
      `يستخدم حساب آخر الآن ${isolate(email)}، لذا لا يمكن إعادته إلى هذا الحساب بعد. إذا كان ذلك الحساب لك أيضًا، يُرجى تغيير عنوانه ثم إعادة المحاولة. وإلا، يُرجى التواصل مع الدعم.`,
  },
  recovered: {
    heading: 'عاد إليك عنوانك',
    done: (email) => `عاد عنوان البريد الإلكتروني لحسابك إلى ${isolate(email)}، وسُجّل خروج الجميع.`,
    advice:
      'ربما يعرف من غيّره كلمة المرور. يُرجى اختيار كلمة مرور جديدة قبل أي شيء آخر، ثم مراجعة طرق تسجيل الدخول في صفحة «الأمان» وإزالة ما ليس لك منها.',
    reset: 'إرسال رابط إعادة تعيين كلمة المرور',
    sending: 'جارٍ إرسال الرابط',
    signIn: 'تسجيل الدخول',
  },
  deadRecovery: {
    heading: noLongerWorks,
    expired: 'انتهت صلاحيته: رابط استعادة العنوان صالح لمدة ثلاثة أيام.',
    used: 'سبق استخدامه، أو ينقص جزء منه. رابط استعادة العنوان صالح لمرة واحدة.',
    disabled,
    again: 'هل نسيت كلمة المرور؟',
    signIn: backToSignIn,
  },
  verify: {
    heading: 'تأكيد عنوان بريدك الإلكتروني',
    applying: 'جارٍ تأكيد عنوان بريدك الإلكتروني',
    confirmedHeading: 'تم تأكيد عنوان البريد الإلكتروني',
    confirmed: (email) => `تم تأكيد ${isolate(email)}.`,
    failed: 'كلمة المرور غير صحيحة. يُرجى إعادة المحاولة أو اختيار «هل نسيت كلمة المرور؟».',
    advice:
      'ربما انتهت صلاحية الرابط أو سبق استخدامه. إذا فتحته من قبل، فقد تم تأكيد عنوان بريدك الإلكتروني: يكفي تسجيل الدخول.',
    retry: 'إعادة المحاولة',
    signIn: 'تسجيل الدخول',
    forgot: 'هل نسيت كلمة المرور؟',
  },
  change: {
    heading: 'تغيير عنوان بريدك الإلكتروني',
    applying: 'جارٍ تغيير عنوان بريدك الإلكتروني',
    changedHeading: 'تم تغيير عنوان البريد الإلكتروني',
    changed: (email) => `أصبح عنوان البريد الإلكتروني لحسابك ${isolate(email)}. ويُستخدم لتسجيل الدخول من الآن فصاعدًا.`,
    taken: 'يستخدم حساب آخر هذا العنوان الآن، لذا يحتفظ حسابك بعنوانه السابق.',
  },
  deadChange: {
    heading: noLongerWorks,
    expired: 'انتهت صلاحيته: رابط تغيير عنوان البريد الإلكتروني صالح لمدة ساعة واحدة. يمكنك طلب رابط آخر من ملفك الشخصي.',
    used: 'سبق استخدامه، أو ينقص جزء منه. إذا فتحته من قبل، فقد تم تغيير عنوانك: يُرجى تسجيل الدخول بالعنوان الجديد.',
    disabled,
    signIn: backToSignIn,
  },
  code: {
    heading: 'تأكيد عنوان بريدك الإلكتروني',
    lead: 'يُرجى إدخال الرمز المكوّن من ستة أرقام.',
    legend: 'رمز التحقق',
    digit: (place, places) => `الرقم ${figure(place)} من ${figure(places)}`,
    confirm: 'تأكيد',
    resend: 'إعادة إرسال الرمز',
    notInUse: 'الرموز غير مستخدمة بعد. يُرجى فتح الرابط في الرسالة التي أرسلناها إليك.',
    signIn: backToSignIn,
  },
}
