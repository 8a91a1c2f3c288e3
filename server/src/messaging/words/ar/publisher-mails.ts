import type { publisherMails as english } from '../en/publisher-mails.ts'
import type { TranslatedMails } from '../words.ts'

export const publisherMails: TranslatedMails<typeof english> = {
  publisher_deleted: ({ productName, about, from, on }) => ({
    subject: `تم حذف ${about}`,
    paragraphs: [
      `تم حذف الناشر ${about} على ${productName} بواسطة ${from || 'مالك آخر'}. لم يعد بإمكان أحد الدخول.`,
      `يمكنك استعادته مع كل من فيه حتى ${on}. بعد ذلك يُمحى نهائيًا.`,
    ],
    button: 'عرض الناشرين المحذوفين مؤخرًا',
    footer: 'إذا كان هذا ما أردتموه جميعًا، فلا حاجة إلى فعل أي شيء.',
  }),
  publisher_restored: ({ about, from }) => ({
    subject: `تمت استعادة ${about}`,
    paragraphs: [
      `تمت استعادة الناشر ${about} بواسطة ${from || 'مالك آخر'}. وهو متاح من جديد مع كل من كان فيه عند حذفه.`,
    ],
    button: `الانتقال إلى ${about}`,
    footer: 'إذا لم تعرف السبب، يُرجى سؤال المالكين الآخرين.',
  }),
}
