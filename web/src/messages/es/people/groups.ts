import type { groupsMessages as english } from '#languages/en/people/groups.ts'
import type { Translation } from '#languages/translation.ts'
import { figure, plural } from '../format.ts'

const counted = (number: number, one: string, other: string) => `${figure(number)} ${plural(number, { one, other })}`
const people = (number: number) => counted(number, 'persona', 'personas')

export const groupsMessages: Translation<typeof english> = {
  form: { name: 'Nombre', cancel: 'Cancelar', save: 'Guardar' },
  list: { search: 'Buscar por nombre', more: 'Mostrar más' },
  labels: {
    add: 'Añadir una etiqueta',
    color: 'Color',
    empty: 'Aún no hay etiquetas',
    emptyAdvice: 'Una etiqueta dice qué tienen en común varias personas: un año, un equipo, un curso.',
    noneFound: 'Ninguna etiqueta se llama así',
    people,
    newTitle: 'Etiqueta nueva',
    editTitle: (name) => `Editar ${name}`,
    edit: 'Editar',
    editNamed: (name) => `Editar ${name}`,
    delete: 'Eliminar',
    deleteNamed: (name) => `Eliminar ${name}`,
    deleted: '¡Etiqueta eliminada!',
    saved: (name) => `${name} se ha guardado.`,
    showPeople: (name) => `Mostrar quién tiene ${name}`,
  },
  classes: {
    add: 'Añadir una clase',
    empty: 'Aún no hay clases',
    emptyAdvice: 'Una clase es un grupo de personas que aprenden juntas.',
    noneFound: 'Ninguna clase se llama así',
    people,
    newTitle: 'Clase nueva',
    editTitle: (name) => `Editar ${name}`,
    editNamed: (name) => `Editar ${name}`,
    edit: 'Editar',
    selected: (number) => counted(number, 'clase seleccionada', 'clases seleccionadas'),
    delete: 'Eliminar',
    deleted: (number) =>
      plural(number, {
        one: 'La clase se ha eliminado.',
        other: `Se han eliminado ${figure(number)} clases.`,
      }),
    saved: (name) => `${name} se ha guardado.`,
    members: 'Quién está en ella',
    addPeople: 'Añadir personas',
    search: 'Nombre o nombre de usuario',
    nobody: 'Aún no hay nadie en ella.',
    nobodyFound: 'No se ha encontrado a nadie',
    nobodyElse: 'Todas las personas encontradas ya están en ella.',
    addAll: (number) =>
      plural(number, {
        one: 'Añadir a la persona encontrada',
        other: `Añadir a las ${figure(number)} personas encontradas`,
      }),
    allAdded: (number) =>
      plural(number, {
        one: 'La persona encontrada está añadida',
        other: `Las ${figure(number)} personas están añadidas`,
      }),
    everybody: (organization, { name, label }) => {
      if (name === '' && label === '') return `Todas las personas de ${organization}`
      if (name === '') return `Todas las personas con la etiqueta ${label}`
      if (label === '') return `Todas las personas encontradas con «${name}»`
      return `Todas las personas con la etiqueta ${label} encontradas con «${name}»`
    },
    unseen: (number) => `Y ${counted(number, 'persona', 'personas')} más.`,
    paste: {
      label: 'Nombres de usuario',
      placeholder: 'Uno en cada línea, o separados por comas o espacios',
      add: 'Añadir por nombre de usuario',
      done: (number) => `Se ha añadido a ${people(number)}.`,
      unknown: (names) =>
        plural(names.length, {
          one: `Nadie tiene aquí el nombre de usuario ${names.join(', ')}. Corrígelo o quítalo.`,
          other: `Nadie tiene aquí estos nombres de usuario: ${names.join(', ')}. Corrígelos o quítalos.`,
        }),
      tooMany: (most) => `Escribe como máximo ${figure(most)} nombres de usuario a la vez.`,
    },
    addNamed: (name) => `Añadir a ${name}`,
    takeNamed: (name) => `Quitar de la clase: ${name}`,
  },
  overview: {
    counts: 'En cifras',
    members: 'Miembros',
    owners: 'Propietarios',
    staff: 'Personal',
    classes: 'Clases',
    points: 'Puntos',
    trophies: 'Trofeos',
    topPeople: 'Los cinco primeros',
    topClasses: 'Trofeos por clase',
    noAchievements: 'Aún no hay puntos ni trofeos. Llegan de las aplicaciones donde se aprende.',
    pointsOf: (number) => counted(number, 'punto', 'puntos'),
    trophiesOf: (number) => counted(number, 'trofeo', 'trofeos'),
  },
}
