import type { personMails as english } from '../en/person-mails.ts'
import type { TranslatedMails } from '../words.ts'

export const personMails: TranslatedMails<typeof english> = {
  invite: ({ productName, email, about, from, goodFor }) => ({
    subject: `لديك دعوة إلى ${about} على ${productName}`,
    paragraphs: [
      from === '' ? `لديك دعوة إلى ${about}.` : `لديك دعوة من ${from} إلى ${about}.`,
      `هذه الدعوة موجّهة إلى ${email}: لقبولها، يُرجى تسجيل الدخول أو إنشاء حساب بهذا العنوان. تنتهي صلاحيتها بعد ${goodFor}.`,
    ],
    button: 'قبول الدعوة',
    footer: 'إذا لم تعرف ما المقصود، يمكنك تجاهل هذه الرسالة: لا يحدث شيء ما لم تقبل الدعوة.',
  }),
  hand_over: ({ about, from, goodFor }) => ({
    subject: `لديك عرض من ${from || 'أحد المالكين'} لتولّي ملكية ${about}`,
    paragraphs: [
      `لديك عرض من ${from || 'أحد المالكين'} لتولّي ملكية ${about}. لا يتغيّر شيء قبل قبولك. تنتهي صلاحية العرض بعد ${goodFor}.`,
    ],
    button: 'عرض التفاصيل',
    footer: 'إذا لم ترغب في ذلك، يمكنك رفض العرض أو تركه حتى تنتهي صلاحيته.',
  }),
  record_changed: ({ productName, about, fields, goodFor }) => ({
    subject: `تم تغيير حسابك على ${productName} من قِبل ${about}`,
    paragraphs: [
      `غيّر أحد مالكي ${about} في حسابك ما يلي: ${fields}. ويرى التغيير كل من يراك على ${productName}.`,
      `إذا لم ترغب في ذلك، يمكنك التراجع عنه خلال ${goodFor}. الرابط صالح لمرة واحدة، ولا يمكن بعد ذلك لأحد في ${about} تغيير أي شيء في حسابك.`,
    ],
    button: 'عرض ما تم تغييره',
    footer: 'إذا كان ذلك مناسبًا لك، فلا حاجة إلى فعل أي شيء.',
  }),
}
