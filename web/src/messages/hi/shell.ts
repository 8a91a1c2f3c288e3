import type { shellMessages as english } from '#languages/en/shell.ts'
import type { Translation } from '#languages/translation.ts'

export const shellMessages: Translation<typeof english> = {
  skipToContent: 'सीधे मुख्य सामग्री पर जाएं',
  profile: 'प्रोफ़ाइल',
  account: 'खाता',
  logout: 'लॉग आउट करें',
  toOrganizations: (product) => `${product}, आपके संगठनों पर जाएं`,
  unnamedAccount: 'आपका खाता',
  logoutFailed: 'साइन आउट नहीं हो पाया, आप अब भी साइन इन हैं। कृपया फिर से कोशिश करें।',
  loadingAccount: 'आपका खाता लोड हो रहा है',
  unexpectedError: 'ऐप्लिकेशन में अचानक कोई गड़बड़ी हुई!',
  notLoaded: 'पेज का कुछ हिस्सा लोड नहीं हुआ। कृपया अपना इंटरनेट कनेक्शन जांचें और पेज को फिर से लोड करें।',
  reload: 'पेज फिर से लोड करें',
  home: 'होम पेज पर लौटें',
  maybeOutdated: 'हो सकता है कि यह जानकारी पुरानी हो।',
  tryAgain: 'फिर से कोशिश करें',
  tryingAgain: 'फिर से कोशिश हो रही है...',
}
