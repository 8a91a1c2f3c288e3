import type { authActionMessages as english } from '#languages/en/account/auth-actions.ts'
import type { Translation } from '#languages/translation.ts'
import { failureMessages } from '../failures.ts'
import { figure } from '../format.ts'

const deadLink = {
  heading: 'Este link não funciona mais',
  disabled: 'A conta para a qual ele foi enviado está desativada. Fale com o suporte.',
  signIn: 'Voltar ao login',
}

export const authActionMessages: Translation<typeof english> = {
  reset: {
    heading: 'Redefinir a senha',
    lead: (email) => `Escolha uma nova senha para ${email}.`,
    newPassword: 'Nova senha',
    confirmPassword: 'Confirme a senha',
    hint: 'Pelo menos 6 caracteres e três destas coisas: 8 ou mais caracteres, uma letra minúscula, uma letra maiúscula, um número, um caractere especial.',
    missing: (count, properties) =>
      count === 1
        ? `Ainda falta uma destas coisas: ${properties}.`
        : `Ainda faltam ${figure(count)} destas coisas: ${properties}.`,
    tooShort: 'Use pelo menos 6 caracteres.',
    properties: {
      length: '8 ou mais caracteres',
      small: 'uma letra minúscula',
      capital: 'uma letra maiúscula',
      digit: 'um número',
      special: 'um destes: !@#$%^&*()_+',
    },
    submit: 'Redefinir a senha',
    resetting: 'Redefinindo sua senha',
    mismatch: 'As senhas não são iguais',
    notNotified:
      'A senha foi redefinida, mas não foi possível enviar o e-mail de aviso. Se precisar, fale com o suporte.',
    networkFail: failureMessages.networkFail,
    retry: 'Tentar de novo',
  },
  done: {
    heading: 'Senha redefinida',
    redirect: 'Em alguns segundos você irá para outra página.',
    signIn: 'Entrar',
  },
  checking: 'Verificando seu link',
  deadLink: {
    ...deadLink,
    expired: 'Ele expirou: um link para redefinir a senha vale por uma hora.',
    used: 'Ele já foi usado, ou falta uma parte dele. Um link para redefinir a senha vale uma só vez. Se você já escolheu uma senha nova com ele, entre com ela.',
    again: 'Pedir um novo link',
  },
  deadSignIn: {
    ...deadLink,
    expired: 'Ele expirou: um link para entrar vale por dez minutos.',
    used: 'Ele já foi usado, ou falta uma parte dele. Um link para entrar vale uma só vez.',
    again: 'Esqueceu a senha?',
  },
  recover: {
    heading: 'Recuperar seu endereço de e-mail',
    changed: (email, changedTo) =>
      changedTo === null
        ? `O endereço de e-mail da sua conta era ${email}. Ele foi alterado.`
        : `O endereço de e-mail da sua conta era ${email}. Ele foi alterado para ${changedTo}.`,
    explain:
      'Se não foi você, recupere o endereço. Todas as sessões da conta serão encerradas, e qualquer senha ou conta do Google adicionada desde a alteração deixará de funcionar.',
    keep: 'Se foi você quem alterou o endereço, não precisa fazer nada.',
    submit: 'Recuperar meu endereço',
    taking: 'Recuperando seu endereço',
    taken: (email) =>
      `Outra conta agora usa ${email}, então esta ainda não pode tê-lo de volta. Se essa conta também for sua, altere o endereço dela e tente de novo. Se não for, fale com o suporte.`,
  },
  recovered: {
    heading: 'Você recuperou seu endereço',
    done: (email) => `O endereço de e-mail da sua conta voltou a ser ${email}, e todas as sessões foram encerradas.`,
    advice:
      'Quem fez a alteração pode saber sua senha. Escolha uma nova antes de qualquer outra coisa. Depois, veja em Segurança as formas de entrar e remova o que não for seu.',
    reset: 'Enviar um link para redefinir a senha',
    sending: 'Enviando seu link',
    signIn: 'Entrar',
  },
  deadRecovery: {
    ...deadLink,
    expired: 'Ele expirou: um link para recuperar um endereço vale por três dias.',
    used: 'Ele já foi usado, ou falta uma parte dele. Um link para recuperar um endereço vale uma só vez.',
    again: 'Esqueceu a senha?',
  },
  verify: {
    heading: 'Confirme seu endereço de e-mail',
    applying: 'Confirmando seu endereço de e-mail',
    confirmedHeading: 'Endereço de e-mail confirmado',
    confirmed: (email) => `${email} foi confirmado.`,
    failed: 'Senha incorreta. Tente de novo ou clique em “Esqueceu a senha?”.',
    advice:
      'O link pode ter expirado ou já ter sido usado. Se você o abriu antes, seu endereço de e-mail está confirmado: é só entrar.',
    retry: 'Tentar de novo',
    signIn: 'Entrar',
    forgot: 'Esqueceu a senha?',
  },
  change: {
    heading: 'Altere seu endereço de e-mail',
    applying: 'Alterando seu endereço de e-mail',
    changedHeading: 'Endereço de e-mail alterado',
    changed: (email) => `O endereço de e-mail da sua conta agora é ${email}. Use-o para entrar a partir de agora.`,
    taken: 'Outra conta agora usa este endereço, então a sua mantém o que já tinha.',
  },
  deadChange: {
    ...deadLink,
    expired:
      'Ele expirou: um link para alterar o endereço de e-mail vale por uma hora. Você pode pedir outro no seu perfil.',
    used: 'Ele já foi usado, ou falta uma parte dele. Se você o abriu antes, seu endereço já foi alterado: entre com o novo.',
  },
  code: {
    heading: 'Confirme seu endereço de e-mail',
    lead: 'Digite seu código de seis dígitos.',
    legend: 'Código de verificação',
    digit: (place, places) => `Dígito ${figure(place)} de ${figure(places)}`,
    confirm: 'Confirmar',
    resend: 'Reenviar o código',
    notInUse: 'Os códigos ainda não estão em uso. Abra o link no e-mail que enviamos a você.',
    signIn: 'Voltar ao login',
  },
}
