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
  learner_address_given: ({ productName, email, about, from, names, goodFor }) => ({
    subject: `${about}: حسابك على ${productName} لك وحدك`,
    paragraphs: [
      `عُيِّن هذا العنوان من قِبل ${from || 'أحد المالكين'} في ${about} لحساب ${names || 'أحد المتعلّمين'} الذي ليس له بريد إلكتروني بعد: ${email}.`,
      `يُرجى فتح الرابط ليصبح الحساب لك. تختار اسم مستخدم وكلمة مرور، ثم تسجّل الدخول بهذا العنوان. الرابط صالح لمرة واحدة، لمدة ${goodFor}.`,
    ],
    button: 'عرض الحساب',
    footer: 'إذا لم تعرف ما المقصود، يمكنك تجاهل هذه الرسالة: لا يتغيّر شيء ما لم يُستخدم الرابط.',
  }),
  learner_address_taken: ({ productName, email, about, from, names }) => ({
    subject: `لديك حساب على ${productName} من قبل`,
    paragraphs: [
      `طُلب من قِبل ${from || 'أحد المالكين'} في ${about} تعيين العنوان ${email} لحساب ${names || 'أحد المتعلّمين'}. لديك حساب بهذا العنوان من قبل، والعنوان الواحد لحساب واحد فقط.`,
      `لم يتغيّر شيء. إذا كان الحساب الآخر سيصبح لك أيضًا، فيُرجى تزويد ${about} بعنوان آخر.`,
    ],
    footer: 'إذا لم تعرف ما المقصود، يمكنك تجاهل هذه الرسالة.',
  }),
  learner_taken_along: ({ productName, email, about }) => ({
    subject: `أصبح حسابك على ${productName} لك وحدك`,
    paragraphs: [
      `من الآن تسجّل الدخول بالعنوان ${email} وكلمة مرورك. لم يعد يعمل ما أعطته مؤسسة ${about} لتسجيل الدخول، وتم تسجيل خروج كل من سجّل الدخول.`,
      `ما زلت تنتمي إلى ${about}. وإذا غادرت، يبقى حسابك لك.`,
    ],
    button: 'تسجيل الدخول',
    footer: 'إذا لم يكن ذلك منك، يُرجى إعادة تعيين كلمة المرور على الفور: فكل من يمكنه قراءة هذا البريد يمكنه فعل ذلك.',
  }),
}
