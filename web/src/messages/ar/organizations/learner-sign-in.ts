import type { learnerSignInMessages as english } from '#languages/en/organizations/learner-sign-in.ts'
import type { Translation } from '#languages/translation.ts'
import { figure, isolate } from '../format.ts'

const oftenWrong = 'هذا غير صحيح. حاول مرة أخرى أو اسأل معلّمك. بعد محاولات خاطئة كثيرة لا تعمل إلا بطاقتك.'

export const learnerSignInMessages: Translation<typeof english> = {
  title: (of) => `الدخول إلى ${isolate(of)}`,
  signIn: 'دخول',
  signingIn: 'جارٍ الدخول',
  back: 'رجوع',
  username: {
    label: 'اسم المستخدم الخاص بك',
    hint: 'تجده على بطاقتك.',
    missing: 'اكتب اسم المستخدم الخاص بك.',
    next: 'التالي',
  },
  ways: {
    title: (username) => `مرحبًا، ${isolate(username)}`,
    lead: 'كيف تريد الدخول؟',
    code: 'بالرمز المكتوب على بطاقتي',
    pictures: 'بصوري',
    password: 'بكلمة مروري',
    notYou: (username) => `لست ${isolate(username)}`,
  },
  code: {
    title: (username) => `رمز ${isolate(username)}`,
    label: 'الرمز المكتوب على بطاقتك',
    hint: 'اثنا عشر حرفًا ورقمًا. لا فرق بين الحروف الكبيرة والصغيرة.',
    missing: 'اكتب الرمز الموجود على بطاقتك.',
  },
  password: {
    title: (username) => `كلمة مرور ${isolate(username)}`,
    label: 'كلمة مرورك',
    missing: 'اكتب كلمة مرورك.',
  },
  pictures: {
    title: (username) => `صور ${isolate(username)}`,
    lead: (count) => `اضغط على صورك واحدة بعد الأخرى. عددها ${figure(count)}.`,
    pad: 'كل الصور',
    none: 'لم تُختر أي صورة.',
    chosen: (names) => `المختار: ${names}.`,
    again: 'البدء من جديد',
  },
  card: {
    title: (name) => `هل أنت ${isolate(name)}؟`,
    lead: (of) => `إذن ادخل إلى ${isolate(of)}.`,
    instead: (name) => `حساب ${isolate(name)} مفتوح هنا الآن، وسيُغلق.`,
    yes: 'نعم، أريد الدخول',
    no: 'لا، أنا شخص آخر',
    refused: 'هذه البطاقة لا تعمل',
    retry: 'المحاولة مرة أخرى',
    otherWay: 'الدخول بطريقة أخرى',
  },
  scan: {
    offer: 'عرض بطاقتي على الكاميرا',
    title: 'ضع بطاقتك أمام الكاميرا',
    starting: 'جارٍ تشغيل الكاميرا.',
    view: 'ما تراه الكاميرا',
    failed: 'الكاميرا لا تعمل هنا. ارجع واكتب اسم المستخدم.',
  },
  already: {
    title: (name) => `حساب ${isolate(name)} مفتوح هنا`,
    stay: 'هذا أنا',
    other: 'أنا شخص آخر',
  },
  problems: {
    wrong: {
      card: 'لم تعد هذه البطاقة تعمل. اطلب بطاقة جديدة من معلّمك.',
      code: 'هذا غير صحيح. انظر إلى اسم المستخدم وبطاقتك مرة أخرى، أو اسأل معلّمك.',
      pictures: oftenWrong,
      password: oftenWrong,
    },
    tooMany: 'محاولات كثيرة جدًا. انتظر قليلًا ثم حاول مرة أخرى.',
    notOffered: 'لا يمكن الدخول بهذه الطريقة هنا. اسأل معلّمك.',
    offline: 'لا يوجد اتصال. حاول مرة أخرى.',
    failed: 'لم ينجح ذلك. حاول مرة أخرى.',
  },
}
