import type { interfaceMessages as english } from '#languages/en/interface.ts'
import type { Translation } from '#languages/translation.ts'

export const interfaceMessages: Translation<typeof english> = {
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  capsLock: 'El bloqueo de mayúsculas está activado.',
  switchTheme: 'Cambiar entre claro y oscuro',
  switchLanguage: 'Idioma',
  strength: {
    label: 'Seguridad de la contraseña',
    red: 'Seguridad de la contraseña: moderada',
    amber: '¡Tu contraseña es buena!',
    green: '¡Tu contraseña ya es muy segura!',
    common: 'Es una contraseña común, de las primeras que prueba quien quiere entrar en tu cuenta.',
  },
  or: 'o',
  wait: 'Un momento.',
  closeDialog: 'Cerrar',
  toasts: {
    region: 'Notificaciones ({hotkey})',
    close: 'Cerrar la notificación',
  },
}
