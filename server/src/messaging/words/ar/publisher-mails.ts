import type { publisherMails as english } from '../en/publisher-mails.ts'
import type { TranslatedMails } from '../words.ts'

export const publisherMails: TranslatedMails<typeof english> = {
  publisher_deleted: ({ productName, about, from, on }) => ({
    subject: `حُذف ${about}`,
    paragraphs: [
      `حذف ${from || 'مالك آخر'} الناشر ${about} على ${productName}. لم يعد بإمكان أحد الدخول.`,
      `يمكنك استعادته مع كل من فيه حتى ${on}. بعد ذلك يُمحى نهائيًا.`,
    ],
    button: 'عرض الناشرين المحذوفين',
    footer: 'إذا كان هذا ما أردتموه جميعًا، فلا يلزمك فعل أي شيء.',
  }),
  publisher_restored: ({ about, from }) => ({
    subject: `استُعيد ${about}`,
    paragraphs: [`استعاد ${from || 'مالك آخر'} الناشر ${about}. أصبح متاحًا من جديد مع كل من كان فيه عند حذفه.`],
    button: `الانتقال إلى ${about}`,
    footer: 'إذا لم تعرف السبب، يُرجى سؤال المالكين الآخرين.',
  }),
}
