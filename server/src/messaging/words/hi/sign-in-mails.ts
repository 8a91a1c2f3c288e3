import type { signInMails as english } from '../en/sign-in-mails.ts'
import type { TranslatedMails } from '../words.ts'

const ignore = 'अगर यह आपने नहीं मांगा था, तो इस ईमेल को अनदेखा करें: लिंक इस्तेमाल होने तक कुछ नहीं बदलता।'

export const signInMails: TranslatedMails<typeof english> = {
  reset_password: ({ productName, email, goodFor }) => ({
    subject: `अपना ${productName} पासवर्ड रीसेट करें`,
    paragraphs: [
      `किसी ने, शायद आपने ही, ${email} का पासवर्ड रीसेट करने का अनुरोध किया है।`,
      `यह लिंक ${goodFor} तक, एक ही बार काम करता है।`,
    ],
    button: 'पासवर्ड रीसेट करें',
    footer: ignore,
  }),
  sign_in: ({ productName, email, code, goodFor }) => ({
    subject: `${productName} में साइन इन करें`,
    paragraphs: [
      `कोई, शायद आप ही, ${email} के तौर पर साइन इन करना चाहता है। जिस पेज ने कोड मांगा है उसमें यह कोड टाइप करें: ${code}`,
      `या किसी भी डिवाइस पर नीचे दिया बटन दबाएं। दोनों में से कोई भी ${goodFor} तक, एक ही बार काम करता है। ${productName} की ओर से आपसे यह कोड कभी कोई नहीं मांगेगा।`,
    ],
    button: 'साइन इन करें',
    footer: ignore,
  }),
  confirm_identity: ({ productName, email, code, goodFor }) => ({
    subject: `${productName} में पुष्टि करें कि यह आप ही हैं`,
    paragraphs: [
      `${email} के तौर पर साइन इन व्यक्ति कोई ज़रूरी चीज़ बदलने वाला है, और हम जानना चाहते हैं कि क्या यह आप ही हैं। जिस पेज ने कोड मांगा है उसमें यह कोड टाइप करें: ${code}`,
      `यह ${goodFor} तक, एक ही बार काम करता है। ${productName} की ओर से आपसे यह कोड कभी कोई नहीं मांगेगा।`,
    ],
    footer:
      'अगर यह आपने नहीं किया, तो कोई और आपका खाता इस्तेमाल कर रहा है: साइन इन करें, और अपनी प्रोफ़ाइल के सुरक्षा पेज पर जाकर बाकी सभी ब्राउज़रों को साइन आउट करें।',
  }),
  sign_in_link: ({ productName, email, goodFor }) => ({
    subject: `${productName} में साइन इन करें`,
    paragraphs: [
      `कोई, शायद आप ही, ${email} के तौर पर साइन इन करना चाहता है।`,
      `यह लिंक ${goodFor} तक, एक ही बार काम करता है।`,
    ],
    button: 'साइन इन करें',
    footer: ignore,
  }),
  verify_email: ({ productName, email, goodFor }) => ({
    subject: `${productName} के लिए अपने ईमेल पते की पुष्टि करें`,
    paragraphs: [`कृपया पुष्टि करें कि ${email} आपका है।`, `यह लिंक ${goodFor} तक, एक ही बार काम करता है।`],
    button: 'ईमेल पते की पुष्टि करें',
    footer: ignore,
  }),
  change_email: ({ productName, email, goodFor }) => ({
    subject: `${productName} के लिए अपने नए ईमेल पते की पुष्टि करें`,
    paragraphs: [
      `कृपया पुष्टि करें कि ${email} आपका है और आपके खाते में यही पता इस्तेमाल होना चाहिए।`,
      `यह लिंक ${goodFor} तक, एक ही बार काम करता है।`,
    ],
    button: 'नए ईमेल पते की पुष्टि करें',
    footer: ignore,
  }),
  recover_email: ({ productName, email, changedTo, goodFor }) => ({
    subject: `आपके ${productName} खाते का ईमेल पता बदला गया`,
    paragraphs: [
      `आपके खाते का ईमेल पता ${email} था। अब वह ${changedTo} है, और जो भी साइन इन थे उन सबको साइन आउट कर दिया गया है।`,
      `अगर यह आपने नहीं किया, तो पता वापस पाएं और नया पासवर्ड चुनें। यह लिंक ${goodFor} तक, एक ही बार काम करता है।`,
    ],
    button: 'मेरा पता वापस पाएं',
    footer: 'अगर पता आपने खुद बदला है, तो आपको कुछ करने की ज़रूरत नहीं है।',
  }),
  done_meanwhile: ({ email, about }) => ({
    subject: `देखें कि आपके खाते से ${about} में क्या किया गया`,
    paragraphs: [
      `आपके खाते का पता फिर से ${email} है। जब उसका पता कोई और था, तब इस खाते से ${about} में कुछ किया गया। कृपया देखें कि क्या वह आपने किया था।`,
      'उस दौरान इस खाते से डायरेक्टरी के जो टोकन और जो साइन-इन कनेक्शन बनाए या बदले गए, वे अब काम नहीं करते। बाकी सब वैसा ही रहता है, जब तक कोई मालिक उसे न बदले।',
    ],
    button: 'देखें कि क्या किया गया',
    footer: 'क्या किया गया, यह संगठन की टाइमलाइन में दिखता है, जिसे उसके मालिक देख सकते हैं।',
  }),
  new_sign_in: ({ productName, email, signedIn, goodFor }) => ({
    subject: `आपके ${productName} खाते में नया साइन-इन`,
    paragraphs: [
      `किसी ने ${email} के खाते में ऐसे ब्राउज़र से साइन इन किया जिसे हमने इस खाते के साथ पहले नहीं देखा: ${signedIn}।`,
      `अगर यह आपने नहीं किया, तो उस ब्राउज़र को साइन आउट करें और नया पासवर्ड चुनें। यह लिंक ${goodFor} तक, एक ही बार काम करता है।`,
    ],
    button: 'यह मैंने नहीं किया',
    footer: 'अगर यह आपने किया, तो आपको कुछ करने की ज़रूरत नहीं है।',
  }),
  success_reset_password: ({ productName, email }) => ({
    subject: `आपका ${productName} पासवर्ड बदला गया`,
    paragraphs: [`${email} का पासवर्ड अभी-अभी रीसेट किया गया, और उससे साइन इन सभी लोगों को साइन आउट कर दिया गया।`],
    footer: 'अगर यह आपने नहीं किया, तो पासवर्ड तुरंत फिर से रीसेट करें: जो भी यह मेलबॉक्स पढ़ सकता है, वह ऐसा कर सकता है।',
  }),
}
