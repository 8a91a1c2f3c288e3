import type { helpMessages as english } from '#languages/en/help.ts'
import type { Translation } from '#languages/translation.ts'

export const helpMessages: Translation<typeof english> = {
  support: {
    title: 'सहायता',
    paragraphs: (product) => [
      `${product} का यह सर्वर आपका स्कूल, आपकी कंपनी या आप खुद चलाते हैं। इसे चलाने वाला व्यक्ति आपके खाते से जुड़ी मदद कर सकता है।`,
      'पासवर्ड भूल गए हैं? साइन-इन पेज पर लिंक मांगें। वह ईमेल से आता है और एक घंटे तक काम करता है।',
      'आपका संगठन नहीं मिल रहा? संगठन के पते का पहला हिस्सा ही उसका वर्कस्पेस नाम होता है। आपको न्योता देने वाले व्यक्ति को यह नाम पता होगा।',
    ],
    findOrganization: 'अपना संगठन ढूंढें',
  },
  status: {
    title: 'स्थिति',
    lead: (product) => `${product} इस समय कैसा चल रहा है।`,
    asking: 'जांच हो रही है',
    up: 'सब कुछ ठीक चल रहा है।',
    notReady: 'सेवा चालू है, लेकिन अभी तैयार नहीं है: वह अपने डेटाबेस का इंतज़ार कर रही है।',
    down: 'सेवा से कोई जवाब नहीं मिल रहा है।',
    again: 'फिर से जांचें',
  },
  signIn: 'साइन इन करें',
}
