import type { invitationMessages as english } from '#languages/en/organizations/invitation.ts'
import type { Translation } from '#languages/translation.ts'

export const invitationMessages: Translation<typeof english> = {
  title: 'आपका न्योता',
  opening: 'आपका न्योता खोला जा रहा है',
  heading: (name) => `आपको ${name} में आने का न्योता मिला है`,
  greeting: (name) => `नमस्ते ${name}!`,
  offer: (name, role) => `आपको ${name} में आने का न्योता मिला है। आपकी भूमिका: ${role}।`,
  term: (words) => `आपकी सदस्यता: ${words}।`,
  invitedBy: (who) => `${who} ने आपको न्योता दिया है।`,
  sentTo: (address) => `यह न्योता ${address} के लिए है।`,
  createAccount: 'खाता बनाएं',
  haveAccount: 'मेरा खाता है',
  notNow: 'अभी नहीं',
  question: (name) => `${name} में शामिल होना है?`,
  asAccount: (account) => `आप ${account} खाते से शामिल होंगे।`,
  join: 'शामिल हों',
  useAnother: 'दूसरा खाता इस्तेमाल करें',
  joiningFor: (name) => `${name} में शामिल होने के लिए`,
  joined: (name) => `अब आप ${name} के सदस्य हैं।`,
  joinedAlready: (name) => `आप पहले से ${name} के सदस्य हैं।`,
  goOn: (name) => `${name} पर जाएं`,
  takingYou: 'हम आपको अभी वहां ले जा रहे हैं।',
  ended: (name) =>
    name === undefined
      ? 'यह न्योता अब काम नहीं करता। न्योता देने वाले व्यक्ति से नया मांगें।'
      : `यह न्योता अब काम नहीं करता। ${name} से नया मांगें।`,
  acceptedBefore: (name) => `अगर आपने ही इसे स्वीकार किया था, तो साइन इन करें और हम आपको ${name} पर ले जाएंगे।`,
  endedTitle: 'यह न्योता खत्म हो गया है',
  goOnWithout: 'जारी रखें',
  failed: 'आपका न्योता नहीं खुल पाया।',
  retry: 'फिर से कोशिश करें',
  waiting: 'आपके लिए एक न्योता है।',
  look: 'न्योता देखें',
  confirmTitle: (name) => `${name} में शामिल होने के लिए बस एक और कदम`,
  anotherTitle: 'यह न्योता किसी दूसरे खाते के लिए है',
  signInWith: (address) => `इसे स्वीकार करने के लिए ${address} से साइन इन करें।`,
  signedInAs: (account) => `आप ${account} के तौर पर साइन इन हैं।`,
}
