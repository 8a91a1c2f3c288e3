import { maxConnections, maxConnectionTokens, provisioningLogDays } from '@atrium/contract/limits'
import type { provisioningMessages as english } from '#languages/en/console/provisioning.ts'
import type { Translation } from '#languages/translation.ts'
import { figure } from '../format.ts'
import { shownDay } from '../people/terms.ts'

const people = (count: number) => (count === 1 ? '1 pessoa' : `${figure(count)} pessoas`)
const groupsOf = (count: number) => (count === 1 ? '1 grupo' : `${figure(count)} grupos`)

export const provisioningMessages: Translation<typeof english> = {
  lead: 'Um diretório como Microsoft Entra ID ou Okta adiciona aqui os seus membros, encerra a participação quando eles saem e gerencia etiquetas ou turmas conforme os grupos.',
  other: 'Outro diretório',
  empty: {
    sentence: 'Nenhum diretório conectado',
    advice:
      'Conecte aquele que a sua organização usa: quem é adicionado lá é membro aqui, e quem sai de lá deixa de ser, sem ninguém precisar intervir.',
    prove:
      'Primeiro comprove o domínio em que terminam os endereços de e-mail dos seus membros. Quem tem endereço de outro domínio é recusado.',
    toDomains: 'Ir para Domínios',
    proven: (domains) => `Ele pode adicionar quem tem um endereço de ${domains}.`,
  },
  list: 'Diretórios',
  open: 'Abrir',
  openNamed: (directory, day) => `Abrir ${directory}, conectado em ${day}`,
  connectedOn: (day) => `Conectado em ${day}`,
  back: 'Todos os diretórios',
  missing: 'Este diretório não está conectado',
  missingAdvice: 'Foi desconectado ou nunca foi desta organização.',
  connect: {
    open: 'Conectar um diretório',
    full: `Uma organização pode ter ${maxConnections} diretórios.`,
    lead: 'Você recebe um endereço e um token, que depois digita no diretório.',
    directory: 'O diretório que você usa',
    groups: 'Em que os grupos se transformam aqui',
    cancel: 'Cancelar',
    submit: 'Conectar',
  },
  groups: {
    title: 'Em que os grupos se transformam',
    names: { labels: 'Etiquetas', classes: 'Turmas', off: 'Nada' },
    about: {
      labels: 'Quem está em um grupo recebe uma etiqueta com o nome dele.',
      classes: 'Quem está em um grupo fica em uma turma com o nome dele.',
      off: 'Os grupos ficam registrados, e ninguém recebe nada por eles.',
    },
    save: 'Salvar',
    saved: 'Salvo.',
    ask: 'Mudar em que os grupos se transformam?',
    askLead: (count) =>
      `Isto envolve ${groupsOf(count)}. Quem está neles perde o que recebeu por eles, e o que foi criado para um grupo desaparece. Passa a receber aquilo em que os grupos se transformam; um grupo com nome longo demais não vira nada.`,
    cancel: 'Cancelar',
    confirm: 'Mudar',
  },
  state: {
    title: 'Situação',
    never: 'Ainda não usado: o diretório ainda não se conectou.',
    last: (when) => `O diretório se conectou pela última vez em ${when}.`,
    people: (all, members) =>
      all === 0
        ? 'Ele ainda não adicionou ninguém.'
        : `Ele gerencia ${people(all)}; membros agora: ${figure(members)}.`,
    waiting: (count) =>
      count === 1
        ? '1 pessoa está esperando: ninguém tem uma conta com esse endereço, ou ele ainda não foi confirmado. Ela vira membro segundos depois de confirmá-lo.'
        : `${figure(count)} pessoas estão esperando: ninguém tem uma conta com o endereço delas, ou ele ainda não foi confirmado. Cada uma vira membro segundos depois de confirmá-lo.`,
    groups: {
      labels: (count) => `Ele gerencia ${groupsOf(count)}, como etiquetas.`,
      classes: (count) => `Ele gerencia ${groupsOf(count)}, como turmas.`,
      off: (count) => `Ele gerencia ${groupsOf(count)}, que aqui não são nada.`,
    },
  },
  setUp: {
    title: 'Endereço',
    lead: 'O diretório envia para cá os pedidos dele, com um token.',
    show: 'Mostrar os passos',
    steps: {
      entra: [
        'No centro de administração do Microsoft Entra, abra “Enterprise applications”, clique em “New application” e “Create your own application” e escolha a que não está na galeria.',
        'Abra nela “Provisioning” e escolha “Automatic”.',
        'Digite o endereço em “Tenant URL” e o token em “Secret Token” e clique em “Test Connection”.',
        'Atribua as pessoas e os grupos que pertencem aqui e inicie o provisionamento.',
      ],
      okta: [
        'No console de administração da Okta, abra “Applications” e “Browse App Catalog” e adicione “SCIM 2.0 Test App (OAuth Bearer Token)”.',
        'Em “Provisioning”, digite o endereço como URL base e o token como token de portador e teste as credenciais.',
        'Ative “Create Users”, “Update User Attributes” e “Deactivate Users”.',
        'Atribua as pessoas que pertencem aqui e envie os grupos delas.',
      ],
      other: [
        'Onde o diretório oferece provisionamento por SCIM 2.0, digite o endereço e o token como token de portador.',
        'Escolha userName como identificador único e faça com que ele envie os endereços de e-mail.',
        'Atribua as pessoas e os grupos que pertencem aqui e inicie.',
      ],
    },
    fields: {
      address: 'Endereço',
      token: 'Token',
      copy: 'Copiar',
      copyNamed: (what) => `Copiar: ${what}`,
      copied: 'Copiado.',
      copyFailed: 'O seu navegador não permite copiar. Selecione o texto e copie você mesmo.',
    },
  },
  fresh: {
    title: 'Digite isto no diretório',
    once: 'O token é mostrado só desta vez. Copie-o agora: não guardamos nada com que ele possa ser mostrado de novo.',
    done: 'Copiei o token',
    leave: {
      title: 'Você copiou o token?',
      text: 'Ele não será mostrado de novo. Sem ele, será preciso criar outro.',
      stay: 'Ficar',
      leave: 'Sair',
    },
  },
  tokens: {
    title: 'Tokens',
    lead: `Pode haver ${maxConnectionTokens} ao mesmo tempo, para trocar sem interrupção: crie outro, digite-o no diretório, veja aqui que ele é usado e revogue o antigo.`,
    list: 'Tokens',
    none: 'Não há nenhum token: o diretório não pode fazer nada até você criar um.',
    made: (day) => `Criado em ${day}`,
    used: (day) => `Último uso em ${shownDay(day)}`,
    unused: 'Ainda não usado',
    make: 'Criar outro token',
    first: 'Criar um token',
    full: 'Para criar outro, revogue um destes.',
    revoke: 'Revogar',
    revokeNamed: (day, use) => `Revogar o token criado em ${day}, ${use.toLowerCase()}`,
    ask: 'Revogar este token?',
    askLast: 'É o único: o diretório não pode fazer nada até você criar outro e digitá-lo lá.',
    askOther: 'O que ainda o usa é recusado na hora. A partir de agora o diretório precisa do outro.',
    cancel: 'Cancelar',
    confirm: 'Revogar',
    revoked: 'O token foi revogado.',
  },
  log: {
    title: 'O que ele pediu',
    lead: `O que o diretório quis mudar e o que foi feito. Guardado por ${provisioningLogDays} dias.`,
    list: 'O que o diretório pediu',
    result: 'Resultado',
    everything: 'Tudo',
    results: {
      created: 'Adicionado',
      changed: 'Alterado',
      unchanged: 'Nada a mudar',
      ended: 'Participação encerrada',
      kept: 'Participação mantida',
      restored: 'Ativo de novo',
      deleted: 'Removido',
      refused: 'Recusado',
    },
    people: {
      created: (who) => `${who}: adicionado`,
      changed: (who) => `${who}: alterado`,
      unchanged: (who) => `${who}: não havia nada a mudar`,
      ended: (who) => `${who}: desativado, e a participação terminou`,
      kept: (who) => `${who} continua membro: outro diretório mantém esta pessoa ativa`,
      restored: (who) => `${who}: ativo de novo`,
      deleted: (who) => `${who}: removido, e a participação terminou`,
    },
    groups: {
      created: (group) => `O grupo ${group} foi adicionado`,
      changed: (group) => `O grupo ${group} foi alterado`,
      unchanged: (group) => `O grupo ${group}: não havia nada a mudar`,
      deleted: (group) => `O grupo ${group} foi removido`,
    },
    refused: {
      add: (whom) => `${whom}: não adicionado`,
      change: (whom) => `${whom}: não alterado`,
      remove: (whom) => `${whom}: não removido`,
      nobody: 'Um pedido foi recusado',
    },
    causes: {
      unproven_domain:
        'O endereço não é de nenhum domínio que esta organização comprovou. Comprove-o em Domínios ou envie um convite.',
      no_address:
        'O diretório não enviou nenhum endereço de e-mail. Faça com que envie um ou use o endereço como userName.',
      taken:
        'Outra pessoa do diretório tem este endereço, este nome de usuário ou esta conta. Tire-o lá de uma das duas.',
      left: 'Esta pessoa saiu por conta própria. Envie um convite: só assim ela volta.',
      last_owner: 'Esta é a única pessoa proprietária. Torne outra proprietária primeiro.',
      group_name:
        'O nome é longo demais para uma etiqueta ou uma turma, ou tem caracteres que ela não pode ter. Renomeie o grupo lá ou escolha que os grupos se transformem em outra coisa.',
      group_limit:
        'A organização tem tantas etiquetas ou turmas quantas pode ter. Exclua algumas ou envie menos grupos.',
      people_limit: 'Este diretório tem aqui tantas pessoas quantas pode ter. Remova algumas lá ou envie menos.',
      group_taken: 'Outro grupo tem este nome, ou já é a etiqueta ou a turma deste nome. Renomeie lá um dos dois.',
      class_archived: 'A turma deste grupo está no arquivo. Desarquive-a ou renomeie o grupo.',
      unknown: 'Não há mais nada com este identificador aqui. A próxima passagem completa do diretório corrige isso.',
      changed_meanwhile: 'Outra coisa o alterou no mesmo momento. O diretório pede de novo por conta própria.',
      unreadable: 'O diretório pediu de uma forma que não se entende aqui.',
    },
    told: (words) => `Ao diretório foi dito: “${words}”`,
    older: 'Mostrar anteriores',
    loading: 'Carregando o que o diretório pediu',
    empty: 'O diretório ainda não pediu nada.',
    nothing: 'Nada dos últimos dias tem este resultado.',
  },
  disconnect: {
    title: 'Desconectar',
    lead: 'Os tokens dele terminam na hora. Quem é membro continua sendo; o que as pessoas têm pelos grupos termina, e as etiquetas e turmas criadas para um grupo desaparecem.',
    open: 'Desconectar o diretório',
    ask: (directory) => `Desconectar ${directory}?`,
    askLead: (members) =>
      members === 0
        ? 'Os tokens dele terminam na hora, e também o que as pessoas têm pelos grupos.'
        : `Os tokens dele terminam na hora, e também o que as pessoas têm pelos grupos. ${members === 1 ? '1 membro continua membro' : `${figure(members)} membros continuam membros`}: a partir de agora são removidos à mão.`,
    cancel: 'Cancelar',
    confirm: 'Desconectar',
    done: (directory) => `${directory} foi desconectado.`,
  },
}
