import type { passkeyMessages as english } from '#languages/en/account/passkeys.ts'
import type { Translation } from '#languages/translation.ts'
import { signInMessages } from './sign-in.ts'

export const passkeyMessages: Translation<typeof english> = {
  notUsed: `Nenhuma chave de acesso foi usada. Tente de novo ou continue com “${signInMessages.login}”.`,
  failures: {
    unknown: 'Esta chave de acesso não abre nada aqui: ela foi removida. Entre de outra forma.',
    there: 'Já existe uma chave de acesso para sua conta neste dispositivo.',
    notHere: 'Chaves de acesso não podem ser usadas neste endereço. Entre de outra forma.',
    unable:
      'Este dispositivo não pode guardar uma chave de acesso aqui: ele precisa de um bloqueio de tela, uma impressão digital ou um rosto.',
    failed: 'Não foi possível usar a chave de acesso. Tente de novo ou use outra forma.',
  },
  card: {
    title: 'Chaves de acesso',
    lead: 'Com uma chave de acesso, você entra usando sua impressão digital, seu rosto ou o bloqueio do seu dispositivo. Não há senha para lembrar, e uma página falsa não pode pedi-la a você.',
    empty: 'Você ainda não tem chaves de acesso.',
    emptyAdvice: 'Adicione uma em cada dispositivo que você usa: no trabalho, em casa, no celular.',
    unable:
      'Este navegador não pode adicionar chaves de acesso aqui. Use uma versão atual do Chrome, Edge, Firefox ou Safari, em um endereço que comece com https.',
    failed: 'Não foi possível carregar suas chaves de acesso.',
    loading: 'Carregando suas chaves de acesso',
    add: 'Adicionar uma chave de acesso',
    added: (name) => `Chave de acesso “${name}” adicionada`,
    cancelled: 'Nenhuma chave de acesso foi adicionada.',
    created: (day) => `Adicionada em ${day}`,
    used: (day) => `último uso em ${day}`,
    neverUsed: 'ainda não usada',
    backedUp: 'também guardada no seu gerenciador de senhas',
    rename: 'Renomear',
    renameNamed: (name) => `Renomear ${name}`,
    remove: 'Remover',
    removeNamed: (name) => `Remover ${name}`,
    gone: 'Esta chave de acesso já tinha sido removida.',
  },
  rename: {
    title: 'Renomear chave de acesso',
    name: 'Nome',
    cancel: 'Cancelar',
    save: 'Salvar',
    renamed: 'Chave de acesso renomeada',
  },
  remove: {
    title: (name) => `Remover “${name}”?`,
    lead: 'Esta chave de acesso não servirá mais para entrar. Nos outros lugares em que você entrou com uma chave de acesso, sua sessão será encerrada.',
    cancel: 'Cancelar',
    confirm: 'Remover',
    removed: (name) => `Chave de acesso “${name}” removida`,
  },
}
