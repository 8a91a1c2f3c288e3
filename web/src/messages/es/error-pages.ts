import type { errorPageMessages as english } from '#languages/en/error-pages.ts'
import type { Translation } from '#languages/translation.ts'
import { shellMessages } from './shell.ts'

const { home } = shellMessages

export const errorPageMessages: Translation<typeof english> = {
  access: {
    title: 'Acceso denegado',
    text: 'Tu cuenta no puede abrir esta página. Pide acceso a quien la gestiona.',
    back: 'Volver',
  },
  noData: {
    title: 'No hay datos',
    text: 'Aún no hay nada que mostrar aquí.',
    home,
  },
  noStudents: {
    title: 'No hay alumnos',
    text: 'Aún no hay nadie aprendiendo aquí. Puedes añadir personas en la página de personas de tu organización.',
    create: 'Crear alumno',
  },
  comingSoon: {
    title: 'Próximamente',
    text: 'Esta función estará disponible próximamente',
    home,
    backTo: (address) => `Volver a ${address}`,
  },
  missingPage: {
    title: 'Esta página no existe.',
    text: 'Puede que el enlace esté anticuado o que la dirección tenga una errata.',
    home: 'Ir al inicio',
  },
  loader: {
    title: 'Cargando',
    home,
  },
  notFound: {
    code: '404',
    title: 'Página no encontrada',
    text: 'No hemos podido encontrar la página que buscas. Comprueba la dirección o vuelve a la página de inicio.',
    home,
  },
}
