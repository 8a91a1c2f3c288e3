import { restorableDays } from '@atrium/contract/limits'
import type { peopleMessages as english } from '#languages/en/people/people.ts'
import type { Translation } from '#languages/translation.ts'
import { figure, plural } from '../format.ts'
import { roleNames } from './roles.ts'

const counted = (number: number, one: string, other: string) => `${figure(number)} ${plural(number, { one, other })}`

export const peopleMessages: Translation<typeof english> = {
  summary: (members, invited) => {
    const all = counted(members, 'membro', 'membros')
    return invited === 0 ? all : `${all}, ${counted(invited, 'convite pendente', 'convites pendentes')}`
  },
  title: (organization) => `Pessoas de ${organization}`,
  pageTitle: (page, people) => `${page} · ${people}`,
  failed: 'Não foi possível carregar.',
  views: {
    label: 'Pessoas',
    members: 'Membros',
    removed: 'Removidos',
    former: 'Anteriores',
    requests: 'Pedidos',
    import: 'Convidar muitas pessoas',
    rosters: 'OneRoster',
    invites: 'Convites',
    labels: 'Etiquetas',
    classes: 'Turmas',
    learners: 'Alunos',
  },
  roleNames,
  andOthers: (names, others) =>
    plural(others, {
      one: `${names} e mais ${figure(others)} pessoa`,
      other: `${names} e mais ${figure(others)} pessoas`,
    }),
  list: {
    search: 'Nome ou nome de usuário',
    name: 'Nome',
    username: 'Nome de usuário',
    role: 'Papel',
    labels: 'Etiquetas',
    everyRole: 'Todos',
    everyLabel: 'Todas',
    empty: 'Ninguém encontrado',
    emptyAdvice: 'Convide as primeiras pessoas por e-mail, link ou lista.',
    emptyNarrowed: 'Ninguém aqui tem este papel e esta etiqueta.',
    showAll: 'Mostrar todas as pessoas',
    invite: 'Convidar pessoas',
    export: 'Exportar',
    exporting: 'Exportando...',
    exportFailed: 'Não foi possível exportar a lista.',
    selectAll: 'Selecionar todas as pessoas desta página',
    actions: 'Ações',
    actionsOf: (name) => `Ações para ${name}`,
    you: 'você',
    unnamed: 'Ainda sem nome',
    noUsername: 'sem nome de usuário',
  },
  labels: {
    moreOf: (count, whose) => `Outras etiquetas de ${whose}: +${count}`,
    fewer: 'Menos',
    fewerOf: (whose) => `Menos etiquetas de ${whose}`,
    gone: (label) => `${label} não existe mais.`,
  },
  bulk: {
    selected: (count) => counted(count, 'pessoa selecionada', 'pessoas selecionadas'),
    clear: 'Limpar a seleção',
    actions: 'Ações',
    give: 'Pôr uma etiqueta',
    take: 'Tirar etiquetas',
    roles: 'Alterar o papel',
    toClass: 'Adicionar a uma turma',
    delete: 'Remover',
  },
  roles: {
    title: 'Alterar o papel',
    lead: (count) => (count === 1 ? 'Da pessoa selecionada.' : `Das ${figure(count)} pessoas selecionadas.`),
    role: 'Novo papel',
    about: {
      owner: 'Tudo: pessoas, papéis, convites e a própria organização',
      staff: 'Pessoas, etiquetas e turmas; sem papéis nem convites',
      User: 'Aprende aqui e vê a visão geral',
    },
    already: (names, role, isOne) =>
      isOne ? `${names} já tem o papel ${roleNames[role]}.` : `${names} já têm o papel ${roleNames[role]}.`,
    yourself: 'Seu papel também muda: você deixará de ser proprietário, se houver outra pessoa proprietária.',
    askTitle: (names, isOne) =>
      isOne ? `Dar a ${names} o papel Proprietário?` : `Dar o papel Proprietário a ${names}?`,
    save: 'Alterar o papel',
    make: (count) => (count === 1 ? 'Tornar proprietário' : 'Tornar proprietários'),
    cancel: 'Cancelar',
    back: 'Voltar',
    lastOwner: 'Você continua proprietário: uma organização precisa de um.',
    noMember: (names, isOne) => (isOne ? `${names} não está mais aqui.` : `${names} não estão mais aqui.`),
    othersStay: 'As pessoas que continuam selecionadas estão aqui. Tente de novo.',
  },
  toClass: {
    title: 'Adicionar a uma turma',
    lead: (count) => (count === 1 ? 'A pessoa selecionada.' : `As ${figure(count)} pessoas selecionadas.`),
    who: 'Quem',
    selected: (count) => (count === 1 ? 'A pessoa selecionada' : `As ${figure(count)} pessoas selecionadas`),
    everybody: (count) =>
      count === 1 ? 'A única pessoa da organização' : `Todas as ${figure(count)} pessoas da organização`,
    matching: (count) =>
      count === 1
        ? 'A única pessoa que corresponde aos filtros da lista'
        : `Todas as ${figure(count)} pessoas que correspondem aos filtros da lista`,
    class: 'Turma',
    choose: 'Escolha uma turma',
    new: 'Uma nova turma',
    newName: 'Nome da nova turma',
    chooseFirst: 'Escolha uma turma.',
    cancel: 'Cancelar',
    save: 'Adicionar',
    added: (names, schoolClass) => `Agora em ${schoolClass}: ${names}.`,
    people: (count) => counted(count, 'pessoa', 'pessoas'),
    before: (names, isOne) => (isOne ? `${names} já estava nela.` : `${names} já estavam nela.`),
    nobodyNew: (schoolClass) => `Todas as pessoas já estão em ${schoolClass}.`,
  },
  confirmDelete: {
    title: (name, organization) => `Remover ${name} de ${organization}?`,
    titleMany: (count, organization) => `Remover ${counted(count, 'pessoa', 'pessoas')} de ${organization}?`,
    lead: (names, organization) => `A participação de ${names} em ${organization} termina.`,
    undoable: `Você pode desfazer isso logo em seguida, e um proprietário pode por ${restorableDays} dias, em Removidos.`,
    youStay: 'Você também está na seleção, mas fica: no seu próprio menu há “Sair da organização”.',
    cancel: 'Cancelar',
    delete: (organization) => `Remover de ${organization}`,
  },
  toasts: {
    userCreated: 'Usuário criado!',
    userDeleted: 'Usuário removido!',
    userUpdated: 'Usuário atualizado!',
    labelsRemoved: 'Etiquetas retiradas!',
    about: (sentence, names) => `${sentence} ${names}`,
    labelGiven: (label) => `Etiqueta posta: ${label}.`,
    restored: 'Tudo está como antes.',
    undo: 'Desfazer',
    undoHint: 'Pressione F8 para chegar a Desfazer.',
  },
  give: {
    title: 'Pôr uma etiqueta',
    lead: (count) => (count === 1 ? 'Na pessoa selecionada.' : `Nas ${figure(count)} pessoas selecionadas.`),
    none: 'Ainda não há etiquetas. Crie a primeira em Etiquetas.',
    cancel: 'Cancelar',
  },
  take: {
    title: 'Tirar etiquetas',
    lead: 'Quais etiquetas saem das pessoas selecionadas?',
    none: 'Nenhuma pessoa selecionada tem etiquetas.',
    cancel: 'Cancelar',
    save: 'Tirar',
  },
  member: {
    makeRole: (role) => `Dar o papel ${roleNames[role]}`,
    edit: 'Editar o nome',
    offerOwnership: 'Transferir a propriedade',
    delete: (organization) => `Remover de ${organization}`,
    leave: 'Sair da organização',
    onlyOwner: 'Não há outro proprietário além de você. Torne primeiro outra pessoa proprietária.',
  },
  makeOwner: {
    title: (name) => `Dar a ${name} o papel Proprietário?`,
    lead: (organization) =>
      `Proprietários podem fazer tudo em ${organization}: convidar e remover pessoas, alterar o papel de qualquer um, inclusive o seu, e excluir a organização. Você continua proprietário.`,
    confirm: 'Tornar proprietário',
    cancel: 'Cancelar',
  },
  stepDown: {
    title: 'Deixar de ser proprietário?',
    lead: (role) => `Você passa a ter o papel ${roleNames[role]}. Só outro proprietário pode devolver o papel a você.`,
    confirm: 'Deixar de ser',
  },
  edit: {
    title: (name) => `Editar ${name}`,
    looking: 'Um momento.',
    account:
      'Esta conta pertence só à sua organização: a alteração aparece em todos os lugares. Avisaremos a pessoa por e-mail, e ela pode desfazer.',
    name: 'Esta pessoa também participa de outros lugares ou desfez uma alteração: o nome que você der aparece só na sua organização, e a conta dela continua como está.',
    displayName: 'Nome de exibição',
    username: 'Nome de usuário',
    cancel: 'Cancelar',
    save: 'Salvar',
  },
  leave: {
    title: (organization) => `Sair de ${organization}?`,
    lead: 'Você não a verá mais na sua lista. Para voltar, precisará de um convite ou de um endereço de e-mail que permita entrar.',
    leave: 'Sair',
  },
  ownership: {
    title: (name) => `Transferir a propriedade para ${name}?`,
    lead: 'Nada muda até que a oferta seja aceita, em até sete dias. Então essa pessoa terá o papel Proprietário, e você, o papel Equipe.',
    offer: 'Oferecer',
    offered: (name) => `Perguntamos a ${name} por e-mail.`,
    waiting: (name) => `Você ofereceu sua propriedade a ${name}.`,
    withdraw: 'Retirar',
    withdrawn: 'A oferta foi retirada.',
    gone: 'Esta oferta não existe mais.',
    asked: (name, organization) => `${name} oferece a você a propriedade de ${organization}.`,
    accept: 'Aceitar',
    decline: 'Recusar',
    accepted: 'Agora você é proprietário.',
    declined: 'A oferta foi recusada.',
  },
}
