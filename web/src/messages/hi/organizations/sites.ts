import type { spacesMessages as english } from '#languages/en/organizations/sites.ts'
import type { Translation } from '#languages/translation.ts'
import { restorableDays } from '@atrium/contract/limits'
import { shellMessages } from '../shell.ts'

export const spacesMessages: Translation<typeof english> = {
  missing: {
    title: 'यह साइट मौजूद नहीं है',
    text: 'इस पते पर कोई संगठन नहीं है। कृपया पता जांचें, या संगठन को उसके वर्कस्पेस नाम से ढूंढें।',
    textAt: (address) => `${address} पर कुछ नहीं है। कृपया पता जांचें।`,
    closed: 'यह संगठन बंद है',
    closedText: `इसे मिटा दिया गया है। जो इसके मालिक थे, वे ${restorableDays} दिन तक इसे अपने संगठनों की सूची से वापस ला सकते हैं।`,
    find: 'अपना संगठन ढूंढें',
    home: shellMessages.home,
  },
  go: {
    title: 'आपको वहां ले जाया जा रहा है',
    calm: (address) => `एक पल रुकें, हम आपको ${address} पर ले जा रहे हैं।`,
    failed: 'हम आपको इस पते पर नहीं ले जा सके।',
    unknownOrganization: 'यह किसी संगठन का पता नहीं है।',
    unknownAuthor: 'यह किसी प्रकाशक का पता नहीं है।',
    retry: 'फिर से कोशिश करें',
    backToOrganizations: 'मेरे संगठनों पर वापस जाएं',
    backToAuthors: 'मेरे प्रकाशकों पर वापस जाएं',
  },
  home: {
    welcome: (displayName) => `स्वागत है, ${displayName}`,
    signedIn: (of) => `आप ${of} में साइन इन हैं।`,
    notAMember: (of) => `आप ${of} के सदस्य नहीं हैं। वहां किसी से न्योता मांगें।`,
    myOrganizations: 'मेरे संगठन',
    myPublishers: 'मेरे प्रकाशक',
    signOut: 'साइन आउट करें',
    signOutFailed: 'साइन आउट नहीं हो पाया, आप अब भी साइन इन हैं। कृपया फिर से कोशिश करें।',
    signedOut: (of, product) => `आप ${of} से साइन आउट हो गए हैं। हो सकता है कि आप ${product} पर अब भी साइन इन हों।`,
    entering: 'आपको साइन इन किया जा रहा है',
    signedOutTitle: (of) => `${of} में आपका स्वागत है`,
    invitation: 'आगे बढ़ने के लिए साइन इन करें।',
    signIn: 'साइन इन करें',
    linkSpent: 'साइन इन करने का यह लिंक पहले इस्तेमाल हो चुका है या इसकी समयसीमा खत्म हो गई है। कृपया फिर से साइन इन करें।',
    notReached: 'साइन-इन सेवा से संपर्क नहीं हो पाया। कृपया फिर से कोशिश करें।',
    retry: 'फिर से कोशिश करें',
    poweredBy: (productName) => `${productName} पर`,
  },
  apps: {
    title: 'ऐप',
    names: {
      learner: 'विद्यार्थी ऐप',
      engage: 'जुड़ाव स्टूडियो',
      authoring: 'लेखन स्टूडियो',
      people: 'लोगों का मैनेजर',
      teacher: 'शिक्षक ऐप',
      analytics: 'आंकड़े',
      console: 'कंसोल',
      admin: 'एडमिन ऐप',
    },
  },
}
