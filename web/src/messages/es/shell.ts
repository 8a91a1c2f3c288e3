import type { shellMessages as english } from '#languages/en/shell.ts'
import type { Translation } from '#languages/translation.ts'

export const shellMessages: Translation<typeof english> = {
  skipToContent: 'Saltar al contenido',
  profile: 'Perfil',
  account: 'Cuenta',
  logout: 'Cerrar sesión',
  toOrganizations: (product) => `${product}, ir a tus organizaciones`,
  unnamedAccount: 'Tu cuenta',
  logoutFailed: 'No se ha podido cerrar la sesión y sigue abierta. Inténtalo de nuevo.',
  loadingAccount: 'Cargando tu cuenta',
  unexpectedError: 'Ha ocurrido un error inesperado',
  notLoaded: 'Parte de la página no se ha cargado. Comprueba tu conexión y vuelve a cargar la página.',
  reload: 'Volver a cargar la página',
  home: 'Volver al inicio',
  maybeOutdated: 'Puede que lo que ves no esté actualizado.',
  tryAgain: 'Volver a intentarlo',
  tryingAgain: 'Intentándolo de nuevo...',
}
