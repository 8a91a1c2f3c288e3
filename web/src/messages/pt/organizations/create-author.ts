import type { createAuthorMessages as english } from '#languages/en/organizations/create-author.ts'
import type { Translation } from '#languages/translation.ts'

export const createAuthorMessages: Translation<typeof english> = {
  nameTitle: 'Criar um editor',
  nameLead: 'O nome que aparece no que você publica.',
  nameLabel: 'Nome do editor',
  nameHint: 'Seu próprio nome, o da sua equipe ou o do seu selo.',
  myPublishers: 'Procura um editor? Meus editores.',
  imageTitle: 'Escolha uma imagem',
  imageLead: (name) => `Aparece ao lado de ${name}, nas listas e no site. Você pode continuar sem imagem.`,
  imageLabel: 'Imagem do editor',
  imageHint: 'JPG ou PNG, com menos de 2 MB',
  cancel: 'Cancelar',
  back: 'Voltar',
  next: 'Avançar',
  preparing: 'Preparando...',
  outcome: (name) => `Cria ${name} e leva você ao site.`,
  namesake: (name, id) =>
    `Você já tem um editor chamado ${name} (@${id}). Para criar outro com esse nome, pressione Avançar de novo.`,
  toNamesake: (name) => `Ir para ${name}`,
}
