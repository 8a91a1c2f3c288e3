import type { learnerSignInMessages as english } from '#languages/en/organizations/learner-sign-in.ts'
import type { Translation } from '#languages/translation.ts'
import { figure } from '../format.ts'

const oftenWrong = 'यह सही नहीं है। फिर से कोशिश करें या अपने शिक्षक से पूछें। बहुत बार गलत होने पर सिर्फ़ आपका कार्ड काम करता है।'

export const learnerSignInMessages: Translation<typeof english> = {
  title: (of) => `${of} में साइन इन करें`,
  signIn: 'साइन इन करें',
  signingIn: 'साइन इन हो रहा है',
  back: 'वापस जाएं',
  username: {
    label: 'आपका यूज़रनेम',
    hint: 'यह आपके कार्ड पर लिखा है।',
    missing: 'अपना यूज़रनेम लिखें।',
    next: 'आगे',
  },
  ways: {
    title: (username) => `नमस्ते, ${username}`,
    lead: 'आप कैसे साइन इन करना चाहते हैं?',
    code: 'मेरे कार्ड पर लिखे कोड से',
    pictures: 'मेरी तस्वीरों से',
    password: 'मेरे पासवर्ड से',
    notYou: (username) => `मैं ${username} नहीं हूं`,
  },
  code: {
    title: (username) => `${username} का कोड`,
    label: 'आपके कार्ड पर लिखा कोड',
    hint: 'बारह अक्षर और अंक। बड़े या छोटे अक्षर, दोनों चलेंगे।',
    missing: 'अपने कार्ड पर लिखा कोड लिखें।',
  },
  password: {
    title: (username) => `${username} का पासवर्ड`,
    label: 'आपका पासवर्ड',
    missing: 'अपना पासवर्ड लिखें।',
  },
  pictures: {
    title: (username) => `${username} की तस्वीरें`,
    lead: (count) => `अपनी ${figure(count)} तस्वीरें एक के बाद एक दबाएं।`,
    pad: 'सभी तस्वीरें',
    none: 'कोई तस्वीर नहीं चुनी गई है।',
    chosen: (names) => `चुनी गई तस्वीरें: ${names}।`,
    again: 'फिर से शुरू करें',
  },
  card: {
    title: (name) => `क्या आप ${name} हैं?`,
    lead: (of) => `तो ${of} में साइन इन करें।`,
    instead: (name) => `अभी यहां ${name} साइन इन हैं। उन्हें साइन आउट किया जाएगा।`,
    yes: 'हां, मुझे साइन इन करें',
    no: 'नहीं, मैं कोई और हूं',
    refused: 'यह कार्ड काम नहीं करता',
    retry: 'फिर से कोशिश करें',
    otherWay: 'दूसरे तरीके से साइन इन करें',
  },
  scan: {
    offer: 'कैमरे को मेरा कार्ड दिखाएं',
    title: 'अपना कार्ड कैमरे के सामने रखें',
    starting: 'कैमरा चालू हो रहा है।',
    view: 'कैमरे को क्या दिखता है',
    failed: 'कैमरा यहां काम नहीं करता। वापस जाएं और अपना यूज़रनेम लिखें।',
  },
  already: {
    title: (name) => `यहां ${name} साइन इन हैं`,
    stay: 'यह मैं हूं',
    other: 'मैं कोई और हूं',
  },
  problems: {
    wrong: {
      card: 'यह कार्ड अब काम नहीं करता। अपने शिक्षक से नया कार्ड मांगें।',
      code: 'यह सही नहीं है। अपना यूज़रनेम और कार्ड फिर से देखें, या अपने शिक्षक से पूछें।',
      pictures: oftenWrong,
      password: oftenWrong,
    },
    tooMany: 'बहुत बार कोशिश हो चुकी है। थोड़ा रुकें, फिर कोशिश करें।',
    notOffered: 'यहां इस तरह साइन इन नहीं हो सकता। अपने शिक्षक से पूछें।',
    offline: 'इंटरनेट नहीं है। फिर से कोशिश करें।',
    failed: 'यह नहीं हो पाया। फिर से कोशिश करें।',
  },
}
