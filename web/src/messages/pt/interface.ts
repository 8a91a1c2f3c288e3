import type { interfaceMessages as english } from '#languages/en/interface.ts'
import type { Translation } from '#languages/translation.ts'

export const interfaceMessages: Translation<typeof english> = {
  showPassword: 'Mostrar a senha',
  hidePassword: 'Ocultar a senha',
  capsLock: 'O Caps Lock está ativado.',
  switchTheme: 'Alternar entre claro e escuro',
  switchLanguage: 'Idioma',
  strength: {
    label: 'Força da senha',
    red: 'Força da senha: moderada',
    amber: 'Sua senha é boa!',
    green: 'Sua senha agora é muito forte!',
    common: 'Esta é uma senha comum, das primeiras que um invasor tenta.',
  },
  or: 'ou',
  wait: 'Um momento.',
  closeDialog: 'Fechar',
  toasts: {
    region: 'Notificações ({hotkey})',
    close: 'Fechar a notificação',
  },
}
