import type { classYearsMessages as english } from '#languages/en/people/class-years.ts'
import type { Translation } from '#languages/translation.ts'
import { figure, plural } from '../format.ts'

const count = (number: number) => plural(number, { one: `${figure(number)} turma`, other: `${figure(number)} turmas` })

export const classYearsMessages: Translation<typeof english> = {
  selectAll: 'Selecionar todas',
  archive: 'Arquivar',
  unarchive: 'Desarquivar',
  copy: 'Copiar',
  year: {
    open: 'Arquivar este ano',
    title: 'Arquivar as turmas deste ano?',
    lead: (classes, places) => {
      const taken = plural(places, {
        one: `${figure(places)} lugar ocupado`,
        other: `${figure(places)} lugares ocupados`,
      })
      const going = plural(classes, {
        one: `${count(classes)}, com ${taken}, vai para o arquivo.`,
        other: `${count(classes)}, com ${taken}, vão para o arquivo.`,
      })
      return `${going} As pessoas continuam sendo membros, e os nomes podem ser usados de novo. Você pode desfazer isso.`
    },
    confirm: (classes) => `Arquivar ${count(classes)}`,
    cancel: 'Cancelar',
  },
  archived: (number) => plural(number, { one: `${count(number)} arquivada.`, other: `${count(number)} arquivadas.` }),
  unarchived: (number) =>
    plural(number, { one: `${count(number)} desarquivada.`, other: `${count(number)} desarquivadas.` }),
  showArchive: (number) => `Arquivo (${figure(number)})`,
  showCurrent: 'Voltar às turmas',
  archiveTitle: 'Turmas arquivadas',
  archiveLead: 'As turmas arquivadas mantêm quem está nelas e não mudam mais.',
  archiveEmpty: 'O arquivo está vazio',
  archiveEmptyAdvice:
    'Arquive as turmas de um ano que terminou: as pessoas ficam, e os nomes podem ser usados de novo.',
  since: (date) => `Arquivada em ${date}`,
  form: {
    title: (number) => (number === 1 ? 'Copiar a turma' : `Copiar ${count(number)}`),
    lead: 'Cada cópia é uma nova turma. Os anos nos nomes avançam.',
    name: (from) => `Cópia de ${from}`,
    who: 'Pessoas',
    people: 'Com as pessoas que estão nela',
    nobody: 'Sem ninguém',
    archive: 'Arquivar o que foi copiado',
    taken: 'Um destes nomes já está em uso. Escolha outro ou arquive o que está copiando.',
    cancel: 'Cancelar',
    copy: 'Copiar',
    copied: (number) => plural(number, { one: `${count(number)} copiada.`, other: `${count(number)} copiadas.` }),
  },
}
