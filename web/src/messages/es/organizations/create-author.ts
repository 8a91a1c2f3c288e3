import type { createAuthorMessages as english } from '#languages/en/organizations/create-author.ts'
import type { Translation } from '#languages/translation.ts'

export const createAuthorMessages: Translation<typeof english> = {
  nameTitle: 'Crear un editor',
  nameLead: 'El nombre que aparece en lo que publicas.',
  nameLabel: 'Nombre del editor',
  nameHint: 'Tu propio nombre, el de tu equipo o el de tu sello.',
  myPublishers: '¿Buscas un editor? Mis editores.',
  imageTitle: 'Elige una imagen',
  imageLead: (name) => `Se muestra junto a ${name}, en las listas y en su sitio. Puedes continuar sin imagen.`,
  imageLabel: 'Imagen del editor',
  imageHint: 'JPG o PNG, de menos de 2 MB',
  cancel: 'Cancelar',
  back: 'Atrás',
  next: 'Siguiente',
  preparing: 'Preparando...',
  outcome: (name) => `Crea ${name} y te lleva a su sitio.`,
  namesake: (name, id) =>
    `Ya tienes un editor llamado ${name} (@${id}). Para crear otro con este nombre, vuelve a pulsar Siguiente.`,
  toNamesake: (name) => `Ir a ${name}`,
}
