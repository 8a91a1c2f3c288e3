import type { findMessages as english } from '#languages/en/organizations/find.ts'
import type { Translation } from '#languages/translation.ts'

export const findMessages: Translation<typeof english> = {
  heading: 'Inicia sesión en tu organización',
  lead: 'Escribe el nombre de su espacio de trabajo: la primera parte de su dirección.',
  label: 'Organización',
  continue: 'Continuar',
  looking: 'Buscándola',
  required: 'Escribe el nombre de una organización.',
  invalid: 'Escribe un nombre de organización válido.',
  newHere: (product) => `¿Es tu primera vez en ${product}?`,
  create: 'Crear una organización',
  haveAccount: '¿Ya tienes una cuenta?',
  login: 'Iniciar sesión',
  terms: 'Condiciones',
  privacy: 'Privacidad',
  status: 'Estado',
  support: 'Ayuda',
  more: 'Más sobre este servicio',
}
