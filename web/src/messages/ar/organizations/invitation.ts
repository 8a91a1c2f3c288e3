import type { invitationMessages as english } from '#languages/en/organizations/invitation.ts'
import type { Translation } from '#languages/translation.ts'
import { isolate } from '../format.ts'

export const invitationMessages: Translation<typeof english> = {
  title: 'دعوتك',
  opening: 'جارٍ فتح دعوتك',
  heading: (name) => `لديك دعوة إلى ${isolate(name)}`,
  greeting: (name) => `مرحبًا ${isolate(name)}!`,
  offer: (name, role) => `لديك دعوة إلى ${isolate(name)} بدور «${role}».`,
  term: (words) => `مدة العضوية: ${words}.`,
  invitedBy: (who) => `وصلتك الدعوة من ${isolate(who)}.`,
  sentTo: (address) => `هذه الدعوة موجّهة إلى ${isolate(address)}.`,
  createAccount: 'إنشاء حساب',
  haveAccount: 'لديّ حساب',
  notNow: 'ليس الآن',
  question: (name) => `الانضمام إلى ${isolate(name)}؟`,
  asAccount: (account) => `ستنضم بالحساب ${isolate(account)}.`,
  join: 'انضمام',
  useAnother: 'استخدام حساب آخر',
  joiningFor: (name) => `للانضمام إلى ${isolate(name)}`,
  joined: (name) => `أصبحت الآن من أعضاء ${isolate(name)}.`,
  joinedAlready: (name) => `سبق أن انضممت إلى ${isolate(name)}.`,
  goOn: (name) => `الانتقال إلى ${isolate(name)}`,
  takingYou: 'سننقلك إلى هناك بعد لحظات.',
  ended: (name) =>
    `لم تعد هذه الدعوة صالحة. يُرجى طلب دعوة جديدة ${name === undefined ? 'ممن دعاك' : `من ${isolate(name)}`}.`,
  acceptedBefore: (name) => `إذا سبق لك قبولها، يُرجى تسجيل الدخول وسننقلك إلى ${isolate(name)}.`,
  endedTitle: 'انتهت هذه الدعوة',
  goOnWithout: 'متابعة',
  failed: 'تعذّر فتح دعوتك.',
  retry: 'إعادة المحاولة',
  waiting: 'هناك دعوة في انتظارك.',
  look: 'عرض الدعوة',
  confirmTitle: (name) => `بقيت خطوة واحدة للانضمام إلى ${isolate(name)}`,
  anotherTitle: 'هذه الدعوة موجّهة إلى حساب آخر',
  signInWith: (address) => `لقبولها، يُرجى تسجيل الدخول باستخدام ${isolate(address)}.`,
  signedInAs: (account) => `سجّلت الدخول بالحساب ${isolate(account)}.`,
}
