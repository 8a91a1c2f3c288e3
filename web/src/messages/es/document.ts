import type { documentMessages as english } from '#languages/en/document.ts'
import type { Translation } from '#languages/translation.ts'

export const documentMessages: Translation<typeof english> = {
  needsScripts: (product) =>
    `${product} necesita JavaScript para iniciar tu sesión. Actívalo y vuelve a cargar esta página.`,
}
