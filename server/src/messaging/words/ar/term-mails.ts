import type { termMails as english } from '../en/term-mails.ts'
import type { TranslatedMails } from '../words.ts'

const ask = (about: string) => `يُرجى سؤال أحد القائمين على ${about}`

export const termMails: TranslatedMails<typeof english> = {
  term_ending: ({ productName, about, on }) => ({
    subject: `تنتهي عضويتك في ${about} في ${on}`,
    paragraphs: [
      `لعضويتك في ${about} على ${productName} يوم أخير: ${on}. بعد ذلك اليوم لن يمكنك الدخول.`,
      'يبقى حسابك لك، ولا يُحذف منه شيء.',
    ],
    button: 'عرض مؤسساتي',
    footer: `إذا كان ينبغي أن تبقى مدة أطول، ${ask(about)}.`,
  }),
  term_ended: ({ productName, about, on }) => ({
    subject: `انتهت عضويتك في ${about}`,
    paragraphs: [
      `كان اليوم الأخير لعضويتك في ${about} هو ${on}. لم يعد بإمكانك الدخول.`,
      `يبقى حسابك على ${productName} لك، ولم يُحذف منه شيء.`,
    ],
    button: 'عرض مؤسساتي',
    footer: `إذا كان ذلك خطأ، ${ask(about)}: يمكنهم إعادتك.`,
  }),
  term_kept: ({ about, on }) => ({
    subject: `ما زلت مالكًا في ${about}`,
    paragraphs: [
      `كان اليوم الأخير لعضويتك في ${about} هو ${on}، لكن لا يوجد مالك دائم آخر. لا بد لكل مؤسسة من مالك، لذا تستمر عضويتك بدون يوم أخير.`,
      'إذا أردت المغادرة، يُرجى تعيين مالك آخر أولًا.',
    ],
    button: 'عرض الأشخاص',
    footer: 'إذا أردت البقاء، فلا حاجة إلى فعل أي شيء.',
  }),
}
