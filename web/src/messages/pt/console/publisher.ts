import { restorableDays, restingNameDays } from '@atrium/contract/limits'
import type { publisherMessages as english } from '#languages/en/console/publisher.ts'
import type { Translation } from '#languages/translation.ts'
import { figure, plural } from '../format.ts'
import { roleNames } from '../people/roles.ts'

export const publisherMessages: Translation<typeof english> = {
  people: {
    title: (name) => `Pessoas de ${name}`,
    summary: (members) => plural(members, { one: `${figure(members)} membro`, other: `${figure(members)} membros` }),
    list: 'Membros',
    joined: 'Desde',
    invite: 'Convidar pessoas',
    own: 'Sua participação',
    ownLead: (role) =>
      `Você participa deste editor com o papel ${roleNames[role]}. Os proprietários decidem quem tem cada papel.`,
    leave: 'Sair do editor',
    remove: (name) => `Remover de ${name}`,
    confirmRemove: (person, name) => `Remover ${person} de ${name}?`,
    leaveLead: 'Você não o verá mais na sua lista. Só poderá voltar se aceitar um convite.',
    removeLead: (person) => `${person} não participará mais dele. Só poderá voltar com um novo convite.`,
    removed: (person) => `${person} não participa mais.`,
    roleChanged: (person, role) => `${person} agora tem o papel ${roleNames[role]}.`,
    ownerLead: (name) =>
      `Proprietários podem fazer tudo em ${name}: convidar e remover pessoas, alterar o papel de qualquer um, inclusive o seu, e excluir o editor. Você continua proprietário.`,
    invites: 'Convites abertos',
    noInvites: 'Ninguém tem convite no momento.',
  },
  settings: {
    identity: {
      heading: 'Nome e imagens',
      lead: 'O que as pessoas veem de você: nas listas delas, nos convites e no seu site.',
    },
    name: 'Nome do editor',
    description: 'Descrição',
    descriptionHint: 'O que você publica, em poucas frases. Aparece no seu site.',
    image: 'Imagem do editor',
    imageHint: 'JPG ou PNG, com menos de 2 MB',
    banner: 'Banner',
    bannerHint: 'Uma imagem larga para o topo do seu site. Não é obrigatória.',
    address: {
      heading: 'Endereço',
      lead: 'Onde fica seu site. Não muda, seja qual for o nome.',
      open: 'Abrir o site',
    },
    handing: {
      heading: 'Propriedade e saída',
      lead: 'Para transferir sua propriedade, escolha a pessoa na lista de membros: ela é consultada primeiro.',
      toMembers: 'Escolher uma pessoa',
      onlyOwner:
        'Não há outro proprietário além de você. Você pode sair quando outra pessoa também for proprietária, ou excluir o editor.',
    },
    deletion: {
      heading: 'Excluir o editor',
      lead: [
        'A partir desse momento ninguém mais entra, e o site dele desaparece.',
        `Por ${restorableDays} dias qualquer proprietário pode restaurá-lo, com todas as pessoas, na sua lista de editores.`,
        `Depois tudo dele é apagado para sempre. Por ${restingNameDays} dias ninguém mais pode ter o ID dele.`,
      ],
      ask: 'Excluir o editor',
      title: (name) => `Excluir ${name}?`,
      confirmLead: (count) =>
        count === 1 ? 'Você perde o acesso na hora.' : `Todas as ${figure(count)} pessoas perdem o acesso na hora.`,
      typed: (id) => `Digite ${id} para confirmar`,
      notTheName: 'Este não é o ID do editor.',
      cancel: 'Cancelar',
      confirm: 'Excluir',
      done: (name) => `${name} foi excluído. Você pode restaurá-lo por ${restorableDays} dias.`,
    },
  },
}
