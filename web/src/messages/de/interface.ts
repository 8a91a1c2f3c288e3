import type { interfaceMessages as english } from '#languages/en/interface.ts'
import type { Translation } from '#languages/translation.ts'

export const interfaceMessages: Translation<typeof english> = {
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
  capsLock: 'Die Feststelltaste ist aktiviert.',
  switchTheme: 'Zwischen hell und dunkel wechseln',
  switchLanguage: 'Sprache',
  strength: {
    label: 'Passwortstärke',
    red: 'Passwortstärke: mäßig',
    amber: 'Ihr Passwort ist gut!',
    green: 'Ihr Passwort ist jetzt sehr stark!',
    common: 'Dieses Passwort ist sehr verbreitet. Angreifer probieren es als eines der ersten.',
  },
  or: 'oder',
  wait: 'Einen Moment.',
  closeDialog: 'Schließen',
  toasts: {
    region: 'Benachrichtigungen ({hotkey})',
    close: 'Benachrichtigung schließen',
  },
}
