import type { accountQuestionMessages as english } from '#languages/en/account/account-question.ts'
import type { Translation } from '#languages/translation.ts'

export const accountQuestionMessages: Translation<typeof english> = {
  title: (name) => `${name} के तौर पर जारी रखना है?`,
  asGuest: (of) => `एक लिंक आपको इस खाते से ${of} में साइन इन कराना चाहता है। अगर आपको इसकी उम्मीद नहीं थी, तो आगे न बढ़ें।`,
  asAnother: (of, current) => `आप ${of} में ${current} के तौर पर साइन इन हैं। एक लिंक आपको दूसरे खाते से साइन इन कराना चाहता है।`,
  stay: (current) => `${current} के तौर पर ही रहें`,
  stayOut: 'साइन आउट ही रहें',
  goOn: (name) => `${name} के तौर पर जारी रखें`,
  failed: 'यह नहीं हो पाया। कृपया फिर से कोशिश करें।',
  nameless: 'बिना नाम वाले व्यक्ति',
}
