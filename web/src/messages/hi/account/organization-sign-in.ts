import type { organizationSignInMessages as english } from '#languages/en/account/organization-sign-in.ts'
import type { Translation } from '#languages/translation.ts'

export const organizationSignInMessages: Translation<typeof english> = {
  heading: (organization) => `${organization} से साइन इन`,
  lead: (email, name) =>
    `${email} इस संगठन का पता है, जिसका अपना साइन-इन है: ${name}। अब आप वहां जाएंगे और साइन इन होकर लौटेंगे।`,
  only: 'आपका संगठन चाहता है कि ऐसे पते वाले सभी लोग इसी तरह साइन इन करें।',
  goOn: (name) => `${name} पर जाएं`,
  leaving: 'साइन-इन खोला जा रहा है',
  back: 'वापस जाएं',
  other: 'किसी और तरीके से साइन इन करें',
  /** Where it is the only way in for everybody else. */
  owners: 'मैं इस संगठन का मालिक हूं: किसी और तरीके से साइन इन करें',
  finishing: 'साइन इन हो रहा है',
  notSignedIn: 'आप साइन इन नहीं हैं',
  again: 'साइन इन पर वापस जाएं',
  problems: {
    expired: 'इसमें बहुत समय लगा या यह किसी और ब्राउज़र में शुरू हुआ था। कृपया फिर से साइन इन करें।',
    denied: 'वहां साइन-इन रद्द किया गया।',
    unreachable: 'आपके संगठन के साइन-इन तक अभी नहीं पहुंचा जा सकता। कृपया बाद में कोशिश करें।',
    invalid: 'आपके संगठन के साइन-इन ने गलत जवाब दिया। कृपया इसकी देखभाल करने वाले को बताएं।',
    no_address: 'आपके संगठन के साइन-इन ने आपका ईमेल पता नहीं बताया। कृपया इसकी देखभाल करने वाले को बताएं।',
    address_not_confirmed: 'आपके संगठन के साइन-इन के अनुसार आपके ईमेल पते की पुष्टि नहीं हुई है। कृपया इसकी देखभाल करने वाले को बताएं।',
    domain_not_proven: 'आपका ईमेल पता ऐसे डोमेन का है जिसे आपके संगठन ने यहां साबित नहीं किया है।',
    account_elsewhere: 'आपके खाते का ईमेल पता अब दूसरा है। कृपया अपने पासवर्ड या किसी और तरीके से साइन इन करें।',
    another_subject: 'यह ईमेल पता आपके संगठन में किसी और का है। कृपया साइन-इन की देखभाल करने वाले को बताएं।',
    account_disabled: 'यह खाता बंद कर दिया गया है। कृपया सहायता टीम से संपर्क करें।',
    failed: 'कुछ गड़बड़ हुई। कृपया फिर से साइन इन करें।',
  },
}
