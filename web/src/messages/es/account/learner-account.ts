import type { learnerAccountMessages as english } from '#languages/en/account/learner-account.ts'
import type { Translation } from '#languages/translation.ts'

export const learnerAccountMessages: Translation<typeof english> = {
  title: (name) => `Hola, ${name}`,
  lead: (organization) => `Tu cuenta pertenece a ${organization}. La cuida tu profe.`,
  elsewhere: 'La página que has abierto no forma parte de tu cuenta.',
  loading: 'Cargando tu cuenta',
  failed: 'No se ha podido cargar tu cuenta.',
  wrong: '¿Hay algo mal aquí? Díselo a tu profe.',
  toOrganization: (organization) => `Ir a ${organization}`,
  none: 'Ya no perteneces a ninguna organización. Pregunta a tu profe.',
  signOut: 'Cerrar sesión',
  signOutFailed: 'Tu sesión sigue abierta: no se ha podido cerrar. Inténtalo otra vez.',
}
