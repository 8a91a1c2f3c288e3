import { certificateNoticeDays } from '@atrium/contract/limits'
import type { connectionMails as english } from '../en/connection-mails.ts'
import type { TranslatedMails } from '../words.ts'

export const connectionMails: TranslatedMails<typeof english> = {
  certificate_ending: ({ productName, about, on }) => ({
    subject: `${about} में साइन इन का एक प्रमाणपत्र ${on} तक मान्य है`,
    paragraphs: [
      `${about} के लोग ${productName} पर अपने पहचान प्रदाता से साइन इन करते हैं। वह जिस प्रमाणपत्र से हस्ताक्षर करता है, वह ${on} तक मान्य है। उसके बाद उससे हस्ताक्षरित साइन-इन अस्वीकार किए जाएंगे।`,
      'पहचान प्रदाता चलाने वाले से अगला प्रमाणपत्र मांगें और उसे मौजूदा प्रमाणपत्र के साथ जोड़ें: एक साथ कई प्रमाणपत्र हो सकते हैं।',
    ],
    button: 'कनेक्शन देखें',
    footer: `प्रमाणपत्र खत्म होने से ${certificateNoticeDays} दिन पहले आपको बताया जाता है, हर एक के लिए एक बार। अगर अगला प्रमाणपत्र पहले ही जोड़ दिया गया है, तो कुछ करने की ज़रूरत नहीं है।`,
  }),
}
