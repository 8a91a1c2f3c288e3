import type { interfaceMessages as english } from '#languages/en/interface.ts'
import type { Translation } from '#languages/translation.ts'

export const interfaceMessages: Translation<typeof english> = {
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  capsLock: 'La touche Verr. Maj est activée.',
  switchTheme: 'Passer du thème clair au thème sombre, ou inversement',
  switchLanguage: 'Langue',
  strength: {
    label: 'Sécurité du mot de passe',
    red: 'Sécurité du mot de passe : moyenne',
    amber: 'Votre mot de passe est bon !',
    green: 'Votre mot de passe est maintenant très sûr !',
    common: 'Ce mot de passe est très courant, l’un des premiers qu’essaie un pirate.',
  },
  or: 'ou',
  wait: 'Un instant.',
  closeDialog: 'Fermer',
  toasts: {
    region: 'Notifications ({hotkey})',
    close: 'Fermer la notification',
  },
}
