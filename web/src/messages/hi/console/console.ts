import type { consoleMessages as english } from '#languages/en/console/console.ts'
import type { Translation } from '#languages/translation.ts'

export const consoleMessages: Translation<typeof english> = {
  pages: {
    overview: 'खास जानकारी',
    people: 'लोग',
    'settings/domains': 'डोमेन',
    'settings/provisioning': 'डायरेक्टरी',
    'settings/single-sign-on': 'सिंगल साइन-ऑन',
    settings: 'सेटिंग',
    security: 'सुरक्षा',
    timeline: 'टाइमलाइन',
  },
  pageTitle: (page, name) => `${page} · ${name}`,
  navigation: 'कंसोल',
  pagesLabel: 'कंसोल के पेज',
  menu: 'मेन्यू खोलें',
  menuOf: (name) => `${name} का मेन्यू`,
  closeMenu: 'मेन्यू बंद करें',
  loading: 'पेज लोड हो रहा है',
  unknown: 'कोई डेटा नहीं मिला',
  unknownAdvice: {
    organization: 'ऐसा कोई संगठन नहीं है, या आप उसके सदस्य नहीं हैं।',
    publisher: 'ऐसा कोई प्रकाशक नहीं है, या आप उसके सदस्य नहीं हैं।',
  },
  roleNow: (name, role) => `${name} में अब आपकी भूमिका “${role}” है। यह पेज अब आपको नहीं दिखेगा।`,
  notForRole: {
    owner: (page) => `“${page}” सिर्फ़ मालिकों के लिए है।`,
    staff: (page) => `“${page}” सिर्फ़ मालिकों और स्टाफ़ के लिए है।`,
    yours: (name, role) => `${name} में आपकी भूमिका ${role} है। कोई मालिक इसे बदल सकता है।`,
  },
  toList: { organization: 'मेरे संगठनों पर जाएं', publisher: 'मेरे प्रकाशकों पर जाएं' },
  switcher: {
    open: 'किसी और पर जाएं',
    label: 'यहां जाएं',
    search: 'नाम से खोजें',
    groups: { organization: 'संगठन', publisher: 'प्रकाशक' },
    none: {
      organization: 'आपके किसी संगठन का यह नाम नहीं है।',
      publisher: 'आपके किसी प्रकाशक का यह नाम नहीं है।',
    },
    roleIn: {
      organization: (role) => role,
      publisher: (role) => `प्रकाशक, ${role}`,
    },
    noneYet: { organization: 'आप किसी संगठन के सदस्य नहीं हैं।', publisher: 'आप किसी प्रकाशक के सदस्य नहीं हैं।' },
    all: { organization: 'सभी संगठन', publisher: 'सभी प्रकाशक' },
  },
}
