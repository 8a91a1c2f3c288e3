import type { invitesMessages as english } from '#languages/en/people/invites.ts'
import type { Translation } from '#languages/translation.ts'
import { inviteCodeLength, unconfirmedInvites } from '@atrium/contract/limits'
import { figure } from '../format.ts'
import { mailMessages } from '../mail.ts'

/** Before a postposition. */
const yourAddress = 'अपने ईमेल पते'

export const invitesMessages: Translation<typeof english> = {
  list: {
    add: 'न्योता दें',
    many: 'कई लोगों को न्योता दें',
    empty: 'अभी कोई न्योता नहीं है',
    emptyAdvice: 'ईमेल से न्योता दें, सबके लिए एक लिंक या कोड बनाएं, या पूरी सूची इंपोर्ट करें।',
    anybody: 'लिंक या कोड वाला कोई भी व्यक्ति',
    uses: (uses, maxUses) => `${figure(maxUses)} में से ${figure(uses)} इस्तेमाल हुए`,
    states: { open: 'खुला', expired: 'समय खत्म', used_up: 'इस्तेमाल हो चुका', revoked: 'रद्द' },
    until: (date) => `${date} तक`,
    term: (words) => `सदस्यता: ${words}`,
    renew: mailMessages.sendAgain,
    renewLink: 'नया लिंक',
    renewNamed: (to) => `${mailMessages.sendAgain}: ${to}`,
    renewLinkNamed: (to) => `नया लिंक: ${to}`,
    revoke: 'न्योता रद्द करें',
    revokeNamed: (to) => `न्योता रद्द करें: ${to}`,
    revoked: 'न्योता रद्द कर दिया गया है।',
    sentAgain: (to) => `${to} को न्योता फिर से भेजा गया।`,
    older: 'पुराने दिखाएं',
  },
  form: {
    title: 'न्योता दें',
    way: 'न्योता कैसे दें',
    byMail: 'ईमेल से',
    byLink: 'लिंक या कोड से',
    email: 'ईमेल',
    role: 'भूमिका',
    labels: 'लेबल',
    expires: 'कब तक मान्य',
    days: (days) => `${figure(days)} दिन`,
    uses: 'कितने लोग',
    usesHint: 'लिंक या कोड को कितनी बार इस्तेमाल किया जा सकता है।',
    ownerByMail: 'मालिकों को ईमेल से न्योता दिया जाता है।',
    emailOrLink: 'ऐसे लिंक के लिए खाली छोड़ दें जिसे एक व्यक्ति इस्तेमाल कर सके।',
    cancel: 'रद्द करें',
    invite: 'न्योता दें',
    sent: (email) => `${email} को न्योता दिया गया है।`,
  },
  fresh: {
    title: 'आपका न्योता',
    lead: 'इसे अभी कॉपी करें: लिंक और कोड एक ही बार दिखाए जाते हैं।',
    link: 'लिंक',
    code: 'कोड',
    copy: 'कॉपी करें',
    copyNamed: (what) => `${what} कॉपी करें`,
    copied: 'कॉपी हो गया।',
    copyFailed: 'यह कॉपी नहीं हो पाया। कृपया इसे चुनें और खुद कॉपी करें।',
    print: 'पर्चे के रूप में प्रिंट करें',
    qr: 'लिंक का QR कोड',
    done: 'हो गया',
    sheetTitle: (organization) => `${organization} में शामिल हों`,
    sheetLead: 'अपना कैमरा यहां लाएं, या पता खोलकर कोड डालें।',
  },
  join: {
    title: 'न्योते का कोड डालें',
    lead: 'कोड आपके पर्चे पर या आपके मैसेज में है।',
    code: 'कोड',
    hint: `${inviteCodeLength} अक्षर और अंक; बड़े-छोटे अक्षरों और डैश से कोई फ़र्क नहीं पड़ता।`,
    required: 'कृपया कोड डालें।',
    notACode: `इस टेक्स्ट में न्योते का कोई कोड नहीं है। कोड में ${inviteCodeLength} अक्षर और अंक होते हैं।`,
    look: 'आगे बढ़ें',
    another: 'दूसरा कोड इस्तेमाल करें',
  },
  unconfirmed: {
    lead: (address) =>
      `कृपया पहले ${address ?? yourAddress} की पुष्टि करें। तब तक आप ईमेल से ${unconfirmedInvites} न्योते भेज सकते हैं। लिंक और कोड नहीं गिने जाते।`,
    sent: (address) =>
      `हमने ${address ?? 'आपके ईमेल पते'} पर लिंक भेजा है। पते की पुष्टि के लिए उसे खोलें, फिर वापस आकर दोबारा न्योता दें।`,
  },
  notice: {
    forAnother: 'यह न्योता किसी दूसरे ईमेल पते के लिए है। इसे स्वीकार करने के लिए उस पते से साइन इन करें।',
    unverified: (address) => `अपना न्योता स्वीकार करने के लिए, कृपया ${address ?? yourAddress} की पुष्टि करें।`,
    linkSent: (address) => `हमने ${address ?? 'आपके ईमेल पते'} पर लिंक भेजा है। उसे खोलें, फिर यहां वापस आएं।`,
    checkAgain: 'मैंने पुष्टि कर दी है',
    dismiss: 'अभी नहीं',
    close: 'बंद करें',
  },
}
