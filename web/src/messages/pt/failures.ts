import type { failureMessages as english } from '#languages/en/failures.ts'
import type { Translation } from '#languages/translation.ts'

export const failureMessages: Translation<typeof english> = {
  somethingWrong: 'Algo deu errado',
  serverUnavailable: 'O servidor não está disponível',
  networkFail: 'Falha na rede',
  offline: 'Você está sem conexão. Suas alterações continuam aqui.',
  storageHangs:
    'O armazenamento do navegador não está respondendo. Feche as outras abas deste site ou reinicie o navegador e tente novamente.',
  somebodyElse: 'Nesse meio-tempo, outra conta entrou neste navegador.',
  secondStepCancelled: 'Você não concluiu o login. Tente de novo.',
  secondStepOver: 'Demorou demais ou foi interrompido. Entre de novo.',
  otherSecondStep: 'Sua conta tem uma segunda etapa que esta página não consegue pedir. Fale com o suporte.',
}
