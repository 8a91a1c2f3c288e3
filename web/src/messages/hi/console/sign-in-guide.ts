import type { guideMessages as english } from '#languages/en/console/sign-in-guide.ts'
import type { Translation } from '#languages/translation.ts'

export const guideMessages: Translation<typeof english> = {
  show: (provider) => `${provider} में करने के चरण`,
  showAny: 'प्रदाता के यहां करने के चरण',
  copyNamed: (what) => `कॉपी करें: ${what}`,
  open: (path) => `“${path}” खोलें।`,
  choose: (value, field) => `“${field}” में “${value}” चुनें।`,
  enter: (field) => `वहां “${field}” में यह डालें:`,
  take: (from, field) => `वहां से “${from}” कॉपी करके यहां “${field}” में डालें।`,
  takeInto: (from, shape, field) => `यहां “${field}” में ${shape} डालें, और कोष्ठक की जगह वहां का “${from}” लिखें।`,
  type: (value, field) => `यहां “${field}” में ${value} डालें।`,
  typeOwn: (value, field) => `यहां “${field}” में ${value} डालें, और कोष्ठक की जगह अपनी जानकारी लिखें।`,
  claims: (place, names) => `“${place}” में ये क्लेम जोड़ें: ${names}।`,
  map: (place, pairs) => `“${place}” में यह भेजने दें: ${pairs}।`,
  groups: (place, claim) => `समूह या भूमिकाएं “${place}” में तय होती हैं। वे ${claim} क्लेम में आती हैं: बाद में उसके लिए नियम बनाएं।`,
  on: (field) => `“${field}” चालू करें।`,
  off: (field) => `“${field}” बंद करें।`,
  assign: (field) => `“${field}” में तय करें कि कौन साइन इन कर सकता है।`,
  notes: {
    noGroups: 'इस तरीके से वह समूह नहीं भेजता। SAML से भेज सकता है।',
    confirmed: 'अपने सदस्यों के लिए “Email verified” चालू करें: जिस पते को अपुष्ट बताया जाए, वह अस्वीकार होता है।',
    client: 'क्लाइंट के गुप्त कोड और authorization code फ़्लो वाला वेब ऐप्लिकेशन पंजीकृत करें। उसे ईमेल पता भेजना होगा।',
    signs: 'उसे असर्शन पर हस्ताक्षर करने दें, एन्क्रिप्ट न करने दें, और ईमेल पता और नाम भेजने दें।',
  },
}
