import type { helpMessages as english } from '#languages/en/help.ts'
import type { Translation } from '#languages/translation.ts'

export const helpMessages: Translation<typeof english> = {
  support: {
    title: 'Ayuda',
    paragraphs: (product) => [
      `Este servidor de ${product} lo gestiona tu centro, tu empresa o tú. Quien lo gestiona puede ayudarte con tu cuenta.`,
      '¿Has olvidado tu contraseña? Pide un enlace en la página de inicio de sesión. Te llegará por correo y sirve durante una hora.',
      '¿No encuentras tu organización? El nombre de su espacio de trabajo es la primera parte de su dirección. Quien te invitó lo conoce.',
      '¿Has perdido el móvil y los códigos de respaldo? Quien gestiona este servidor puede quitar el segundo paso en cuanto compruebe que eres tú.',
    ],
    findOrganization: 'Busca tu organización',
  },
  status: {
    title: 'Estado',
    lead: (product) => `Cómo está ${product} en este momento.`,
    asking: 'Comprobando',
    up: 'Todo funciona.',
    notReady: 'El servicio está en marcha, pero aún no está listo: espera a su base de datos.',
    down: 'El servicio no responde.',
    again: 'Volver a comprobar',
  },
  signIn: 'Iniciar sesión',
}
