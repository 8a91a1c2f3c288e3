import type { interfaceMessages as english } from '#languages/en/interface.ts'
import type { Translation } from '#languages/translation.ts'

export const interfaceMessages: Translation<typeof english> = {
  showPassword: 'पासवर्ड दिखाएं',
  hidePassword: 'पासवर्ड छिपाएं',
  capsLock: 'Caps Lock चालू है।',
  switchTheme: 'हल्की और गहरी थीम के बीच बदलें',
  switchLanguage: 'भाषा',
  strength: {
    label: 'पासवर्ड की मज़बूती',
    red: 'पासवर्ड की मज़बूती: ठीक-ठाक',
    amber: 'आपका पासवर्ड अच्छा है!',
    green: 'अब आपका पासवर्ड बहुत मज़बूत है!',
    common: 'यह एक आम पासवर्ड है। हमला करने वाले ऐसे पासवर्ड सबसे पहले आज़माते हैं।',
  },
  or: 'या',
  wait: 'एक पल रुकें।',
  closeDialog: 'बंद करें',
  toasts: {
    region: 'सूचनाएं ({hotkey})',
    close: 'सूचना बंद करें',
  },
}
