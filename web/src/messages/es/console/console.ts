import type { consoleMessages as english } from '#languages/en/console/console.ts'
import type { Translation } from '#languages/translation.ts'

export const consoleMessages: Translation<typeof english> = {
  pages: {
    overview: 'Resumen',
    people: 'Personas',
    'settings/domains': 'Dominios',
    'settings/provisioning': 'Directorios',
    'settings/single-sign-on': 'Inicio de sesión único',
    settings: 'Ajustes',
    security: 'Seguridad',
    timeline: 'Cronología',
  },
  pageTitle: (page, name) => `${page} · ${name}`,
  navigation: 'Consola',
  pagesLabel: 'Páginas de la consola',
  menu: 'Abrir el menú',
  menuOf: (name) => `Menú de ${name}`,
  closeMenu: 'Cerrar el menú',
  loading: 'Cargando la página',
  unknown: 'No hay datos',
  unknownAdvice: {
    organization: 'Esta organización no existe, o no perteneces a ella.',
    publisher: 'Este editor no existe, o no perteneces a él.',
  },
  roleNow: (name, role) => `Tu rol en ${name} ahora es ${role}. Ya no puedes ver esta página.`,
  notForRole: {
    owner: (page) => `«${page}» es solo para propietarios.`,
    staff: (page) => `«${page}» es solo para propietarios y personal.`,
    yours: (name, role) => `Tu rol en ${name} es «${role}». Un propietario puede cambiarlo.`,
  },
  toList: { organization: 'Ir a mis organizaciones', publisher: 'Ir a mis editores' },
  switcher: {
    open: 'Cambiar a otra',
    label: 'Cambiar a',
    search: 'Buscar por nombre',
    groups: { organization: 'Organizaciones', publisher: 'Editores' },
    none: {
      organization: 'Ninguna de tus organizaciones se llama así.',
      publisher: 'Ninguno de tus editores se llama así.',
    },
    roleIn: {
      organization: (role) => role,
      publisher: (role) => `Editor, ${role}`,
    },
    noneYet: { organization: 'No perteneces a ninguna organización.', publisher: 'No perteneces a ningún editor.' },
    all: { organization: 'Todas las organizaciones', publisher: 'Todos los editores' },
  },
}
