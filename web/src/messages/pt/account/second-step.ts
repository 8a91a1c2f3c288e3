import type { secondStepMessages as english } from '#languages/en/account/second-step.ts'
import type { Translation } from '#languages/translation.ts'
import { figure } from '../format.ts'

export const secondStepMessages: Translation<typeof english> = {
  ask: {
    title: 'Segunda etapa',
    lead: 'Abra seu app autenticador e digite os seis dígitos que ele mostra.',
    backupLead: 'Digite um dos códigos de backup que você guardou. Cada um vale uma só vez.',
    code: 'Código',
    backupCode: 'Código de backup',
    lost: 'Sem o celular e sem códigos de backup? Fale com o suporte.',
    support: 'Ir para o suporte',
    usedBackup:
      'Você entrou com um código de backup, que não vale mais. Se perdeu o celular, configure o novo em “Perfil”, “Segurança”.',
    noCodes: 'Você não tem códigos de backup. Crie-os em “Perfil”, “Segurança” para poder entrar sem o celular.',
    missing: 'Digite o código',
    wrong: 'Este código não está certo ou já foi usado. Espere pelo próximo e tente de novo.',
    wrongBackup: 'Este código de backup não está certo ou já foi usado.',
    useBackup: 'Usar um código de backup',
    useApp: 'Usar o app',
    cancel: 'Cancelar',
    confirm: 'Confirmar',
    confirming: 'Verificando seu código',
  },
  card: {
    title: 'Verificação em duas etapas',
    lead: 'Um app autenticador no seu celular mostra um novo código a cada meio minuto. Com ele, ninguém entra só com a sua senha.',
    loading: 'Carregando sua verificação em duas etapas',
    failed: 'Não foi possível carregar sua verificação em duas etapas.',
    off: 'Está desativada.',
    on: (since) => `Ativada desde ${since}.`,
    newPhone: 'Tem um celular novo? Desative a verificação aqui e configure-a de novo com ele.',
    codesLeft: (left) => {
      if (left === 0) return 'Você não tem códigos de backup. Crie novos para poder entrar sem o celular.'
      return left === 1
        ? 'Resta 1 código de backup para quando o celular não estiver à mão.'
        : `Restam ${figure(left)} códigos de backup para quando o celular não estiver à mão.`
    },
    setUp: 'Configurar',
    newCodes: 'Criar novos códigos de backup',
    turnOff: 'Desativar',
  },
  setUp: {
    title: 'Configurar um app autenticador',
    lead: 'Escaneie isto com um app autenticador no seu celular, por exemplo o que já veio com ele.',
    qrLabel: 'Código QR para seu app autenticador',
    key: 'Ou digite esta chave no app',
    copyKey: 'Copiar a chave',
    code: 'Os seis dígitos que o app mostra',
    missing: 'Digite os seis dígitos que o app mostra',
    wrong: 'Este código não está certo. Verifique se o celular mostra a hora certa e digite o código mais recente.',
    failed: 'Não foi possível configurar. Tente de novo.',
    tooLate: 'Demorou demais: uma chave vale por dez minutos. Remova-a do seu app e escaneie a nova abaixo.',
    notOffered: 'A verificação em duas etapas com um app não está disponível aqui. Sua conta continua como está.',
    cancel: 'Cancelar',
    confirm: 'Ativar',
    confirming: 'Ativando',
    preparing: 'Preparando sua chave',
    confirmFirst: 'Confirme primeiro seu endereço de e-mail.',
    linkSent: (address) => `Enviamos um link para ${address}. Abra-o e depois volte aqui.`,
    confirmed: 'Já confirmei',
    done: 'A verificação em duas etapas está ativada.',
    already: 'A verificação em duas etapas já estava ativada.',
  },
  codes: {
    title: 'Seus códigos de backup',
    lead: 'Guarde-os em um lugar seguro. Cada um permite entrar uma vez, no lugar do app. Eles não serão mostrados de novo.',
    list: 'Códigos de backup',
    copy: 'Copiar',
    copied: 'Os códigos estão na área de transferência.',
    copyFailed: 'Não foi possível copiar os códigos. Selecione e copie você mesmo, ou baixe o arquivo.',
    download: 'Baixar',
    fileName: (product) => `${product.toLowerCase().replace(/\W+/g, '-')}-codigos-de-backup.txt`,
    done: 'Já guardei',
    leave: {
      title: 'Sair sem os códigos?',
      text: 'Os códigos não são mostrados de novo. Sem eles, você terá de criar outros.',
      stay: 'Ficar aqui',
      leave: 'Sair',
    },
    replace: {
      title: 'Criar novos códigos de backup?',
      lead: 'Os que você tem agora deixam de funcionar.',
      cancel: 'Cancelar',
      confirm: 'Criar novos códigos',
    },
  },
  turnOff: {
    title: 'Desativar a verificação em duas etapas?',
    lead: 'Para entrar na sua conta bastará sua senha, o Google ou um código por e-mail, e seus códigos de backup deixarão de funcionar.',
    cancel: 'Cancelar',
    confirm: 'Desativar',
    done: 'A verificação em duas etapas está desativada.',
    already: 'A verificação em duas etapas já estava desativada.',
  },
}
