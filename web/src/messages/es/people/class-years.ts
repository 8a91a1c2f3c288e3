import type { classYearsMessages as english } from '#languages/en/people/class-years.ts'
import type { Translation } from '#languages/translation.ts'
import { figure, plural } from '../format.ts'

const count = (number: number) => plural(number, { one: `${figure(number)} clase`, other: `${figure(number)} clases` })

export const classYearsMessages: Translation<typeof english> = {
  selectAll: 'Seleccionar todas',
  archive: 'Archivar',
  unarchive: 'Desarchivar',
  copy: 'Copiar',
  year: {
    open: 'Archivar este año',
    title: '¿Archivar las clases de este año?',
    lead: (classes, places) => {
      const taken = plural(places, {
        one: `${figure(places)} plaza ocupada`,
        other: `${figure(places)} plazas ocupadas`,
      })
      const going = plural(classes, {
        one: `${count(classes)}, con ${taken}, pasa al archivo.`,
        other: `${count(classes)}, con ${taken}, pasan al archivo.`,
      })
      return `${going} Las personas siguen siendo miembros y los nombres se pueden volver a usar. Puedes deshacerlo.`
    },
    confirm: (classes) => `Archivar ${count(classes)}`,
    cancel: 'Cancelar',
  },
  archived: (number) => plural(number, { one: `${count(number)} archivada.`, other: `${count(number)} archivadas.` }),
  unarchived: (number) =>
    plural(number, { one: `${count(number)} desarchivada.`, other: `${count(number)} desarchivadas.` }),
  showArchive: (number) => `Archivo (${figure(number)})`,
  showCurrent: 'Volver a las clases',
  archiveTitle: 'Clases archivadas',
  archiveLead: 'Las clases archivadas conservan a quienes están en ellas y ya no cambian.',
  archiveEmpty: 'El archivo está vacío',
  archiveEmptyAdvice:
    'Archiva las clases de un año que ha terminado: las personas se quedan y los nombres se pueden volver a usar.',
  since: (date) => `Archivada el ${date}`,
  form: {
    title: (number) => plural(number, { one: 'Copiar la clase', other: `Copiar ${count(number)}` }),
    lead: 'Cada copia es una clase nueva. Los años de los nombres avanzan.',
    name: (from) => `Copia de ${from}`,
    who: 'Personas',
    people: 'Con las personas que están en ella',
    nobody: 'Sin nadie',
    archive: 'Archivar lo copiado',
    taken: 'Uno de estos nombres ya está en uso. Elige otro o archiva lo que copias.',
    cancel: 'Cancelar',
    copy: 'Copiar',
    copied: (number) => plural(number, { one: `${count(number)} copiada.`, other: `${count(number)} copiadas.` }),
  },
}
