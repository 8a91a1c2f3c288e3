import type { groupsMessages as english } from '#languages/en/people/groups.ts'
import type { Translation } from '#languages/translation.ts'
import { figure, plural } from '../format.ts'

const counted = (number: number, one: string, other: string) => `${figure(number)} ${plural(number, { one, other })}`
const people = (number: number) => counted(number, 'pessoa', 'pessoas')

export const groupsMessages: Translation<typeof english> = {
  form: { name: 'Nome', cancel: 'Cancelar', save: 'Salvar' },
  list: { search: 'Pesquisar por nome', more: 'Mostrar mais' },
  labels: {
    add: 'Adicionar uma etiqueta',
    color: 'Cor',
    empty: 'Nenhuma etiqueta ainda',
    emptyAdvice: 'Uma etiqueta diz o que as pessoas têm em comum: um ano, uma equipe, um curso.',
    noneFound: 'Nenhuma etiqueta tem esse nome',
    people,
    newTitle: 'Nova etiqueta',
    editTitle: (name) => `Editar ${name}`,
    edit: 'Editar',
    editNamed: (name) => `Editar ${name}`,
    delete: 'Excluir',
    deleteNamed: (name) => `Excluir ${name}`,
    deleted: 'Etiqueta excluída!',
    saved: (name) => `${name} foi salva.`,
    showPeople: (name) => `Mostrar quem tem ${name}`,
  },
  classes: {
    add: 'Adicionar uma turma',
    empty: 'Nenhuma turma ainda',
    emptyAdvice: 'Uma turma é um grupo de pessoas que aprendem juntas.',
    noneFound: 'Nenhuma turma tem esse nome',
    people,
    newTitle: 'Nova turma',
    editTitle: (name) => `Editar ${name}`,
    editNamed: (name) => `Editar ${name}`,
    edit: 'Editar',
    selected: (number) => counted(number, 'turma selecionada', 'turmas selecionadas'),
    delete: 'Excluir',
    deleted: (number) => (number === 1 ? 'A turma foi excluída.' : `${figure(number)} turmas foram excluídas.`),
    saved: (name) => `${name} foi salva.`,
    members: 'Quem está nela',
    addPeople: 'Adicionar pessoas',
    search: 'Nome ou nome de usuário',
    nobody: 'Ainda não há ninguém nela.',
    nobodyFound: 'Ninguém encontrado',
    nobodyElse: 'Todas as pessoas encontradas já estão nela.',
    addAll: (number) =>
      number === 1 ? 'Adicionar a pessoa encontrada' : `Adicionar as ${figure(number)} pessoas encontradas`,
    allAdded: (number) =>
      number === 1 ? 'A pessoa encontrada foi adicionada' : `As ${figure(number)} pessoas foram adicionadas`,
    everybody: (organization, { name, label }) => {
      if (name === '' && label === '') return `Todas as pessoas de ${organization}`
      if (name === '') return `Todas as pessoas com a etiqueta ${label}`
      if (label === '') return `Todas as pessoas encontradas com “${name}”`
      return `Todas as pessoas com a etiqueta ${label} encontradas com “${name}”`
    },
    unseen: (number) => `E mais ${people(number)}.`,
    paste: {
      label: 'Nomes de usuário',
      placeholder: 'Um em cada linha, ou separados por vírgulas ou espaços',
      add: 'Adicionar por nome de usuário',
      done: (number) =>
        plural(number, {
          one: `${people(number)} foi adicionada.`,
          other: `${people(number)} foram adicionadas.`,
        }),
      unknown: (names) =>
        names.length === 1
          ? `Ninguém aqui tem o nome de usuário ${names.join(', ')}. Corrija-o ou remova-o.`
          : `Ninguém aqui tem estes nomes de usuário: ${names.join(', ')}. Corrija-os ou remova-os.`,
      tooMany: (most) => `Digite no máximo ${figure(most)} nomes de usuário de uma vez.`,
    },
    addNamed: (name) => `Adicionar ${name}`,
    takeNamed: (name) => `Tirar da turma: ${name}`,
  },
  overview: {
    counts: 'Em números',
    members: 'Membros',
    owners: 'Proprietários',
    staff: 'Equipe',
    classes: 'Turmas',
    points: 'Pontos',
    trophies: 'Troféus',
    topPeople: 'Os cinco primeiros',
    topClasses: 'Troféus por turma',
    noAchievements: 'Ainda não há pontos nem troféus. Eles vêm dos apps em que se aprende.',
    pointsOf: (number) => counted(number, 'ponto', 'pontos'),
    trophiesOf: (number) => counted(number, 'troféu', 'troféus'),
  },
}
