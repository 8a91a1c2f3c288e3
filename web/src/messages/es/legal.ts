import type { legalMessages as english } from '#languages/en/legal.ts'
import type { Translation } from '#languages/translation.ts'

export const legalMessages: Translation<typeof english> = {
  terms: {
    title: 'Condiciones del servicio',
    paragraphs: (product) => [
      `Quien gestiona este servidor de ${product} decide quién puede usarlo, y puede cerrar una cuenta que perjudique a otras personas.`,
      'Tu cuenta es solo tuya. Elige una contraseña que no uses en ningún otro sitio y no la compartas.',
      'Lo que es tuyo y de tu organización lo sigue siendo aquí. Quien lo pone responde de ello y de tener derecho a ponerlo.',
      'El servicio se ofrece tal como es. Nadie puede prometer que esté siempre disponible, así que guarda tu propia copia de lo que te importa.',
    ],
  },
  privacy: {
    title: 'Política de privacidad',
    kept: (product) =>
      `${product} guarda lo que le das: tu correo, tu nombre, tu nombre de usuario y tu foto. También guarda a qué organizaciones y editores perteneces, tu rol en cada uno, y cuándo, desde qué red y con qué navegador has iniciado sesión.`,
    password: {
      embedded: 'Tu contraseña solo se guarda como un hash que no se puede descifrar.',
      hosted: 'Tu contraseña la guarda el servicio de inicio de sesión que usa este servidor, no el servidor mismo.',
    },
    seen: 'Quien escribe tu correo o tu nombre de usuario para iniciar sesión puede conocer tu nombre y tu correo. Las personas de tus organizaciones pueden ver tu nombre y tu foto; sus propietarios y su personal ven además tu correo y tu nombre de usuario.',
    browser:
      'Tu navegador mantiene tu sesión con tokens en su propio almacenamiento; al cerrar la sesión, se eliminan. Las cookies recuerdan tu idioma, tu tema y que este navegador es conocido aquí. Ninguna te sigue a otros sitios.',
    elsewhere: {
      nothing: 'No se carga nada de terceros.',
      hosted: 'Para iniciar tu sesión, tu navegador se comunica con ese servicio de inicio de sesión.',
      monitored:
        'Qué páginas se abren, con qué rapidez se cargan y qué falla se envía a un servicio que ha elegido quien gestiona este servidor. Tu nombre y lo que escribes no se envían.',
    },
    yours:
      'En la página de tu cuenta puedes descargar lo que se guarda sobre ti y eliminar tu cuenta. Para todo lo demás, escribe a quien gestiona este servidor.',
  },
  back: 'Volver al registro',
}
