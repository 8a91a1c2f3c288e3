import type { accountQuestionMessages as english } from '#languages/en/account/account-question.ts'
import type { Translation } from '#languages/translation.ts'
import { isolate } from '../format.ts'

export const accountQuestionMessages: Translation<typeof english> = {
  title: (name) => `المتابعة بالحساب ${isolate(name)}؟`,
  asGuest: (of) =>
    `هناك رابط يريد تسجيل دخولك إلى ${isolate(of)} بهذا الحساب. إذا لم تكن تتوقع ذلك، يُرجى عدم المتابعة.`,
  asAnother: (of, current) =>
    `سجّلت الدخول إلى ${isolate(of)} بالحساب ${isolate(current)}. وهناك رابط يريد تسجيل دخولك بحساب آخر.`,
  stay: (current) => `البقاء بالحساب ${isolate(current)}`,
  stayOut: 'البقاء بدون تسجيل دخول',
  goOn: (name) => `المتابعة بالحساب ${isolate(name)}`,
  failed: 'لم ينجح ذلك. يُرجى إعادة المحاولة.',
  nameless: 'شخص بدون اسم',
}
