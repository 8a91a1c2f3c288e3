import type { signUpMessages as english } from '#languages/en/account/sign-up.ts'
import type { Translation } from '#languages/translation.ts'

export const signUpMessages: Translation<typeof english> = {
  usernameHeading: 'यूज़रनेम चुनें',
  usernameLead: (product) => `इसी से आप ${product} में साइन इन करेंगे, और इसी से लोग आपको ढूंढेंगे।`,
  continue: 'जारी रखें',
  haveAccount: 'पहले से खाता है?',
  signIn: 'साइन इन करें',

  methodHeading: 'अपना खाता बनाएं',
  chosenUsername: 'आपका यूज़रनेम: {username}',
  change: 'बदलें',
  withEmail: 'ईमेल से साइन अप करें',

  emailHeading: 'खाता बनाएं',
  emailLead: 'बस थोड़ी-सी जानकारी दें और शुरू करें।',
  passwordHint: 'कम से कम 6 वर्ण, और कोई आम पासवर्ड नहीं।',
  email: 'ईमेल',
  firstName: 'पहला नाम',
  lastName: 'उपनाम',
  password: 'पासवर्ड',
  confirmPassword: 'पासवर्ड की पुष्टि करें',
  submit: 'साइन अप करें',
  agreement: {
    text: 'साइन अप करके आप {terms} और {privacy} से सहमत होते हैं।',
    terms: 'सेवा की शर्तों',
    privacy: 'निजता नीति',
  },
  accountExists: 'इस ईमेल वाला खाता पहले से मौजूद है',
  unfinished: 'आपका खाता बन गया, लेकिन साइन अप पूरा नहीं हुआ। आगे बढ़ने के लिए “साइन अप करें” फिर से दबाएं।',

  creatingAccount: 'आपका खाता बनाया जा रहा है',
  settling: 'सब कुछ तैयार हो रहा है',
  savingUsername: 'आपका यूज़रनेम सेव हो रहा है',

  usernameGoneHeading: 'बस एक और काम',
  usernameGoneLead: 'आपका खाता तैयार है, लेकिन इस बीच किसी और ने यह यूज़रनेम ले लिया।',
  usernameUnsavedLead: 'आपका खाता तैयार है, लेकिन आपका यूज़रनेम सेव नहीं हो पाया।',
  saveUsername: 'यूज़रनेम सेव करें',
  withoutUsername: 'यूज़रनेम के बिना जारी रखें',
}
