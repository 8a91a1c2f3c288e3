import type { findMessages as english } from '#languages/en/organizations/find.ts'
import type { Translation } from '#languages/translation.ts'

export const findMessages: Translation<typeof english> = {
  heading: 'अपने संगठन में साइन इन करें',
  lead: 'उसका वर्कस्पेस नाम डालें, यानी उसके पते का पहला हिस्सा।',
  label: 'संगठन',
  continue: 'जारी रखें',
  looking: 'ढूंढा जा रहा है',
  required: 'कृपया संगठन का नाम डालें।',
  invalid: 'कृपया संगठन का मान्य नाम डालें।',
  newHere: (product) => `${product} पर नए हैं?`,
  create: 'संगठन बनाएं',
  haveAccount: 'पहले से खाता है?',
  login: 'लॉग इन करें',
  terms: 'शर्तें',
  privacy: 'निजता',
  status: 'स्थिति',
  support: 'सहायता',
  more: 'इस सेवा के बारे में और जानें',
}
