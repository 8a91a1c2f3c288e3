import type { mailedSignInMessages as english } from '#languages/en/account/mailed-sign-in.ts'
import type { Translation } from '#languages/translation.ts'

export const mailedSignInMessages: Translation<typeof english> = {
  mailCode: 'इसके बजाय कोड ईमेल करें',
  mailingCode: 'ईमेल भेजा जा रहा है',
  codeHeading: 'अपना ईमेल देखें',
  codeLead: (email) =>
    `हमने ${email} पर छह अंकों का कोड भेजा है। उसे यहां टाइप करें, या ईमेल में दिया बटन दबाएं। दोनों दस मिनट तक काम करते हैं।`,
  code: 'कोड',
  codeMissing: 'कोड के छह अंक टाइप करें',
  codeSubmit: 'साइन इन करें',
  sendCodeAgain: 'दूसरा कोड भेजें',
  codeSentAgain: 'हमने आपको दूसरा कोड भेजा है। कृपया सबसे नया वाला इस्तेमाल करें।',
  linkHeading: 'साइन इन करें',
  linkLead: (email) => `आप ${email} के तौर पर साइन इन करने वाले हैं।`,
  linkSubmit: 'साइन इन करें',
}
