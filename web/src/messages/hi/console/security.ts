import type { RuleName } from '@atrium/contract/organizations/rules'
import type { securityRulesMessages as english } from '#languages/en/console/security.ts'
import type { Translation } from '#languages/translation.ts'
import { figure, plural } from '../format.ts'
import { hoursInWords, wayList } from '../organizations/entry.ts'

/** In the oblique case. */
const people = (count: number, members: number) =>
  `${members === 1 ? '1 व्यक्ति' : `${figure(members)} लोगों`} में से ${figure(count)}`
const mostLookedAt = figure(10_000)
const days = (count: number) => `${figure(count)} दिन`
const hours = (count: number) => (count === 1 ? '1 घंटा' : count === 24 ? '1 दिन' : hoursInWords(count))
const untilHours = (count: number) => (count === 1 ? '1 घंटे' : count === 24 ? '1 दिन' : hoursInWords(count))

export const securityRulesMessages: Translation<typeof english> = {
  lead: 'अंदर आने से पहले सभी को किस तरह साइन इन करना होगा: साइट पर, इस कंसोल में और हर ऐप में। बदलाव एक मिनट में सभी सेशन पर लागू हो जाता है।',
  form: 'सुरक्षा के नियम',
  now: 'अभी:',
  secondStep: {
    title: 'दूसरा चरण',
    lead: 'पासवर्ड के साथ-साथ, फ़ोन के किसी ऐप का कोड। इससे वे लोग अंदर नहीं आ पाते जिन्हें किसी का पासवर्ड पता चल गया हो। पासकी से दोनों चरण एक साथ पूरे हो जाते हैं।',
    ask: 'दूसरा चरण ज़रूरी करें',
    days: 'सेट अप करने का समय',
    daysHint: 'इसे चालू करने के समय से या किसी के शामिल होने के समय से गिना जाता है, इनमें जो भी बाद में हो।',
    daysOption: (count) => (count === 0 ? 'समय नहीं: तुरंत' : days(count)),
    off: 'किसी के लिए ज़रूरी नहीं है।',
    on: (count, since) =>
      count === 0
        ? `${since} से ज़रूरी है; सेट अप करने के लिए अलग से समय नहीं।`
        : `${since} से ज़रूरी है; सेट अप करने के लिए ${days(count)}।`,
    lacking: (count, members) => (count === 0 ? 'सभी के पास है।' : `${people(count, members)} के पास अभी नहीं है।`),
  },
  ways: {
    title: 'साइन इन करने के तरीके',
    lead: 'यहां कौन-से तरीके मान्य हैं। बाकी तरीके लोग दूसरी जगहों पर अब भी इस्तेमाल कर सकते हैं, और उन्हें बताया जाता है कि आप कौन-से स्वीकार करते हैं।',
    any: 'कोई भी तरीका',
    only: 'सिर्फ़ ये',
    choices: 'स्वीकार किए जाने वाले तरीके',
    names: {
      password: 'पासवर्ड',
      google: 'Google',
      passkey: 'पासकी',
      mail: 'ईमेल से मिला लिंक या कोड',
    },
    mailIsPassword: 'ईमेल से मिला लिंक यहां पासवर्ड माना जाता है।',
    off: 'कोई भी तरीका मान्य है।',
    on: (ways) => `सिर्फ़ ${wayList(ways)} से।`,
    lacking: (count, members) =>
      count === 0 ? 'सभी के पास इनमें से कोई तरीका है।' : `${people(count, members)} के पास इनमें से कोई तरीका नहीं है।`,
    required: 'कृपया कम से कम एक चुनें।',
  },
  fresh: {
    title: 'ताज़ा साइन-इन',
    lead: 'लोगों से कुछ समय बाद फिर से साइन इन कराता है, उन जगहों पर भी जहां वे साइन इन रहते हैं। साझा कंप्यूटरों के लिए अच्छा है।',
    ask: 'ताज़ा साइन-इन ज़रूरी करें',
    hours: 'कितने समय बाद',
    hoursOption: hours,
    off: 'साइन-इन तब तक मान्य है जब तक सेशन चलता है।',
    on: (count) => `साइन-इन ${untilHours(count)} तक मान्य है।`,
    lacking: (count, members) =>
      count === 0 ? 'सभी ने हाल ही में साइन इन किया है।' : `${people(count, members)} को फिर से साइन इन करना होगा।`,
  },
  list: {
    show: {
      second_step: 'किसके पास नहीं है',
      ways: 'किसके पास इनमें से कोई नहीं',
      fresh_hours: 'किन्हें साइन इन करना होगा',
    } satisfies Record<RuleName, string>,
    titles: {
      second_step: 'दूसरे चरण के बिना',
      ways: 'साइन-इन के मान्य तरीके के बिना',
      fresh_hours: 'बहुत पहले साइन इन किया',
    } satisfies Record<RuleName, string>,
    lead: `वे लोग जो इस नियम को, जैसा वह अभी है, पूरा नहीं करते। अगर ${mostLookedAt} से ज़्यादा लोग हैं, तो नाम के क्रम में पहले वाले जांचे जाते हैं।`,
    table: 'नियम पूरा न करने वाले लोग',
    loading: 'लोगों को जांचा जा रहा है',
    name: 'नाम',
    role: 'भूमिका',
    joined: 'कब से',
    empty: 'सभी यह नियम पूरा करते हैं',
    emptyAdvice: 'इसकी वजह से किसी का आना बंद नहीं है।',
    toRules: 'सुरक्षा के नियम',
  },
  save: 'सेव करें',
  reset: 'मेरे बदलाव हटाएं',
  saved: 'सुरक्षा के नियम बदल दिए गए हैं।',
  preview: {
    title: 'सुरक्षा के नियम बदलने हैं?',
    lead: 'यहां के लोगों के लिए इसका मतलब यह है:',
    loading: 'लोगों को गिना जा रहा है',
    graceful: (count) =>
      plural(count, {
        one: `इसे सेट अप करने के लिए उनके पास ${days(count)} है, और उन्हें यहां याद दिलाया जाएगा।`,
        other: `इसे सेट अप करने के लिए उनके पास ${days(count)} हैं, और उन्हें यहां याद दिलाया जाएगा।`,
      }),
    atOnce: 'जब तक वे इसे सेट अप नहीं करते, अंदर नहीं आ सकेंगे।',
    looser: 'किसी के लिए पहले से ज़्यादा कुछ ज़रूरी नहीं है।',
    unknown: 'यहां यह पता नहीं है कि इसका असर कितने लोगों पर होगा।',
    lockOut:
      'आप खुद बाहर हो जाएंगे: आपने उस तरीके से साइन इन नहीं किया है जिसे आप ज़रूरी करना चाहते हैं। पहले उसे अपने लिए सेट अप करें, उससे साइन इन करें और फिर वापस आएं।',
    toOwn: 'मेरी अपनी सुरक्षा',
    confirm: 'नियम बदलें',
    cancel: 'रद्द करें',
  },
  conflict:
    'इस बीच किसी दूसरे मालिक ने नियम बदल दिए हैं। वे अब जैसे हैं, “अभी” के सामने दिख रहे हैं; आपके अपने बदलाव भी यहीं हैं। कृपया दोनों देखें और फिर से सेव करें।',
}
