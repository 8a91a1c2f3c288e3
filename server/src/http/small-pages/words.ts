/** The words of the pages that the server writes itself, in every language: few, and wanted when nothing else is there. */
import type { ErrorCode } from '@atrium/contract/errors'
import type { Language } from '@atrium/contract/languages'

export interface SmallPageWords {
  /** What to do about a refusal, and what to do about all others. */
  ways: Partial<Record<ErrorCode, string>>
  otherwise: string
  /** The button beside what to do about too many cookies. */
  clearCookies: string
  toStart: string
  /** What a person quotes when they ask for help. */
  reference(requestId: string): string
  needsJavaScript(product: string): string
  /** Titles, words and buttons of the pages on the way to another site's sign-in and back. */
  signIn: string
  goOn: string
  signedIn: string
  notSignedIn: string
  testSignIn: string
  testArrived: string
  testFailed: string
}

export const smallPageWords: Record<Language, SmallPageWords> = {
  en: {
    ways: {
      headers_too_large: 'Your browser stores too much for this site. Clear its cookies and try again.',
      request_timeout: 'Check your connection and try again.',
      internal: 'Please try again. If it happens again, tell whoever runs this site, and quote the reference below.',
      unavailable: 'Load the page again in a moment.',
      too_many_requests: 'Load the page again in a moment.',
    },
    otherwise: 'Check the address, or go to the start page.',
    clearCookies: 'Clear cookies',
    toStart: 'Go to the start page',
    reference: (requestId) => `Reference: ${requestId}`,
    needsJavaScript: (product) => `${product} needs JavaScript to sign you in.`,
    signIn: 'Sign in',
    goOn: 'Continue',
    signedIn: 'You are signed in. You can close this window.',
    notSignedIn: 'You can close this window and try again.',
    testSignIn: 'Test sign-in',
    testArrived: 'The test arrived. You can close this window.',
    testFailed: 'The test did not arrive. You can close this window.',
  },
  es: {
    ways: {
      headers_too_large: 'Tu navegador guarda demasiado de este sitio. Borra sus cookies y vuelve a intentarlo.',
      request_timeout: 'Comprueba tu conexión y vuelve a intentarlo.',
      internal:
        'Vuelve a intentarlo. Si ocurre de nuevo, avisa a quien administra este sitio e indica la referencia de abajo.',
      unavailable: 'Vuelve a cargar la página dentro de un momento.',
      too_many_requests: 'Vuelve a cargar la página dentro de un momento.',
    },
    otherwise: 'Comprueba la dirección o ve a la página de inicio.',
    clearCookies: 'Borrar las cookies',
    toStart: 'Ir a la página de inicio',
    reference: (requestId) => `Referencia: ${requestId}`,
    needsJavaScript: (product) => `${product} necesita JavaScript para iniciar tu sesión.`,
    signIn: 'Iniciar sesión',
    goOn: 'Continuar',
    signedIn: 'Has iniciado sesión. Puedes cerrar esta ventana.',
    notSignedIn: 'Puedes cerrar esta ventana y volver a intentarlo.',
    testSignIn: 'Prueba de inicio de sesión',
    testArrived: 'La prueba se ha completado. Puedes cerrar esta ventana.',
    testFailed: 'La prueba no se ha completado. Puedes cerrar esta ventana.',
  },
  fr: {
    ways: {
      headers_too_large: 'Votre navigateur conserve trop de données de ce site. Effacez ses cookies et réessayez.',
      request_timeout: 'Vérifiez votre connexion et réessayez.',
      internal:
        'Veuillez réessayer. Si cela se reproduit, prévenez la personne qui gère ce site en citant la référence ci-dessous.',
      unavailable: 'Rechargez la page dans un instant.',
      too_many_requests: 'Rechargez la page dans un instant.',
    },
    otherwise: 'Vérifiez l’adresse ou allez à la page d’accueil.',
    clearCookies: 'Effacer les cookies',
    toStart: 'Aller à la page d’accueil',
    reference: (requestId) => `Référence : ${requestId}`,
    needsJavaScript: (product) => `${product} a besoin de JavaScript pour vous connecter.`,
    signIn: 'Connexion',
    goOn: 'Continuer',
    signedIn: 'Votre session est ouverte. Vous pouvez fermer cette fenêtre.',
    notSignedIn: 'Vous pouvez fermer cette fenêtre et réessayer.',
    testSignIn: 'Test de connexion',
    testArrived: 'Le test a abouti. Vous pouvez fermer cette fenêtre.',
    testFailed: 'Le test n’a pas abouti. Vous pouvez fermer cette fenêtre.',
  },
  de: {
    ways: {
      headers_too_large:
        'Ihr Browser speichert zu viel für diese Website. Löschen Sie deren Cookies und versuchen Sie es noch einmal.',
      request_timeout: 'Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
      internal:
        'Bitte versuchen Sie es noch einmal. Wenn es wieder geschieht, melden Sie sich bei der Person, die diese Website betreibt, und nennen Sie die Referenz unten.',
      unavailable: 'Laden Sie die Seite gleich noch einmal.',
      too_many_requests: 'Laden Sie die Seite gleich noch einmal.',
    },
    otherwise: 'Prüfen Sie die Adresse oder gehen Sie zur Startseite.',
    clearCookies: 'Cookies löschen',
    toStart: 'Zur Startseite',
    reference: (requestId) => `Referenz: ${requestId}`,
    needsJavaScript: (product) => `${product} braucht JavaScript, um Sie anzumelden.`,
    signIn: 'Anmelden',
    goOn: 'Weiter',
    signedIn: 'Sie sind angemeldet. Sie können dieses Fenster schließen.',
    notSignedIn: 'Sie können dieses Fenster schließen und es noch einmal versuchen.',
    testSignIn: 'Testanmeldung',
    testArrived: 'Die Testanmeldung ist angekommen. Sie können dieses Fenster schließen.',
    testFailed: 'Die Testanmeldung ist nicht angekommen. Sie können dieses Fenster schließen.',
  },
  pt: {
    ways: {
      headers_too_large: 'Seu navegador guarda dados demais deste site. Apague os cookies dele e tente de novo.',
      request_timeout: 'Verifique sua conexão e tente de novo.',
      internal: 'Tente de novo. Se acontecer outra vez, avise quem administra este site e informe a referência abaixo.',
      unavailable: 'Recarregue a página em instantes.',
      too_many_requests: 'Recarregue a página em instantes.',
    },
    otherwise: 'Verifique o endereço ou vá para a página inicial.',
    clearCookies: 'Apagar os cookies',
    toStart: 'Ir para a página inicial',
    reference: (requestId) => `Referência: ${requestId}`,
    needsJavaScript: (product) => `${product} precisa de JavaScript para você entrar.`,
    signIn: 'Entrar',
    goOn: 'Continuar',
    signedIn: 'Você entrou. Pode fechar esta janela.',
    notSignedIn: 'Você pode fechar esta janela e tentar de novo.',
    testSignIn: 'Teste de login',
    testArrived: 'O teste foi concluído. Você pode fechar esta janela.',
    testFailed: 'O teste não foi concluído. Você pode fechar esta janela.',
  },
  ar: {
    ways: {
      headers_too_large:
        'يحفظ متصفحك بيانات أكثر مما ينبغي لهذا الموقع. يُرجى مسح ملفات تعريف الارتباط ثم المحاولة مجددًا.',
      request_timeout: 'يُرجى التحقق من الاتصال ثم المحاولة مجددًا.',
      internal: 'يُرجى المحاولة مجددًا. إذا تكرر ذلك فيُرجى إبلاغ من يدير هذا الموقع مع ذكر المرجع أدناه.',
      unavailable: 'يُرجى إعادة تحميل الصفحة بعد لحظات.',
      too_many_requests: 'يُرجى إعادة تحميل الصفحة بعد لحظات.',
    },
    otherwise: 'يُرجى التحقق من العنوان أو الانتقال إلى الصفحة الرئيسية.',
    clearCookies: 'مسح ملفات تعريف الارتباط',
    toStart: 'الانتقال إلى الصفحة الرئيسية',
    reference: (requestId) => `المرجع: \u2068${requestId}\u2069`,
    needsJavaScript: (product) => `يحتاج \u2068${product}\u2069 إلى JavaScript لتسجيل دخولك.`,
    signIn: 'تسجيل الدخول',
    goOn: 'متابعة',
    signedIn: 'تم تسجيل دخولك. يمكنك إغلاق هذه النافذة.',
    notSignedIn: 'يمكنك إغلاق هذه النافذة والمحاولة مجددًا.',
    testSignIn: 'اختبار تسجيل الدخول',
    testArrived: 'وصل الاختبار. يمكنك إغلاق هذه النافذة.',
    testFailed: 'لم يصل الاختبار. يمكنك إغلاق هذه النافذة.',
  },
  hi: {
    ways: {
      headers_too_large: 'आपका ब्राउज़र इस साइट का बहुत ज़्यादा डेटा रखता है। इसकी कुकी हटाकर फिर से कोशिश करें।',
      request_timeout: 'अपना कनेक्शन जांचें और फिर से कोशिश करें।',
      internal: 'कृपया फिर से कोशिश करें। अगर ऐसा फिर हो, तो इस साइट को चलाने वालों को बताएं और नीचे दिया गया संदर्भ दें।',
      unavailable: 'थोड़ी देर में पेज फिर से लोड करें।',
      too_many_requests: 'थोड़ी देर में पेज फिर से लोड करें।',
    },
    otherwise: 'पता जांचें या होम पेज पर जाएं।',
    clearCookies: 'कुकी हटाएं',
    toStart: 'होम पेज पर जाएं',
    reference: (requestId) => `संदर्भ: ${requestId}`,
    needsJavaScript: (product) => `आपको साइन इन कराने के लिए ${product} को JavaScript चाहिए।`,
    signIn: 'साइन इन करें',
    goOn: 'जारी रखें',
    signedIn: 'आप साइन इन हैं। आप यह विंडो बंद कर सकते हैं।',
    notSignedIn: 'आप यह विंडो बंद करके फिर से कोशिश कर सकते हैं।',
    testSignIn: 'साइन-इन की जांच',
    testArrived: 'जांच पहुंच गई। आप यह विंडो बंद कर सकते हैं।',
    testFailed: 'जांच नहीं पहुंची। आप यह विंडो बंद कर सकते हैं।',
  },
  'zh-Hans': {
    ways: {
      headers_too_large: '你的浏览器为此网站保存了过多数据。请清除其 Cookie 后重试。',
      request_timeout: '请检查网络连接后重试。',
      internal: '请重试。如果再次发生，请告诉此网站的管理者，并提供下面的参考编号。',
      unavailable: '请稍后重新加载页面。',
      too_many_requests: '请稍后重新加载页面。',
    },
    otherwise: '请检查网址，或前往首页。',
    clearCookies: '清除 Cookie',
    toStart: '前往首页',
    reference: (requestId) => `参考编号：${requestId}`,
    needsJavaScript: (product) => `${product} 需要 JavaScript 才能让你登录。`,
    signIn: '登录',
    goOn: '继续',
    signedIn: '你已登录。可以关闭此窗口。',
    notSignedIn: '可以关闭此窗口后重试。',
    testSignIn: '测试登录',
    testArrived: '测试已完成。可以关闭此窗口。',
    testFailed: '测试未完成。可以关闭此窗口。',
  },
}

/** A sentence with what to quote behind it: `Something went wrong (Reference: 8k2m...)`. */
export function withReference(sentence: string, requestId: string, language: Language): string {
  return `${sentence} (${smallPageWords[language].reference(requestId)})`
}
