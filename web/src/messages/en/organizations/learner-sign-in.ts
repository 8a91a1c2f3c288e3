/** Texts of the sign-in of learners who have no email address: read by children. Short words, one thing a sentence. */
export const learnerSignInMessages = {
  title: (of: string) => `Sign in to ${of}`,
  signIn: 'Sign in',
  signingIn: 'Signing in',
  back: 'Back',
  username: {
    label: 'Your username',
    hint: 'It is on your card.',
    missing: 'Please type your username.',
    next: 'Next',
  },
  ways: {
    title: (username: string) => `Hello, ${username}`,
    lead: 'How do you want to sign in?',
    code: 'With the code on my card',
    pictures: 'With my pictures',
    password: 'With my password',
    notYou: (username: string) => `I am not ${username}`,
  },
  code: {
    title: (username: string) => `The code of ${username}`,
    label: 'Code on your card',
    hint: 'Twelve letters and numbers. It does not matter if you type them big or small.',
    missing: 'Please type the code on your card.',
  },
  password: {
    title: (username: string) => `The password of ${username}`,
    label: 'Your password',
    missing: 'Please type your password.',
  },
  pictures: {
    title: (username: string) => `The pictures of ${username}`,
    lead: (count: number) => `Press your ${count} pictures, one after the other.`,
    pad: 'All pictures',
    none: 'No picture is chosen.',
    chosen: (names: string) => `Chosen: ${names}.`,
    again: 'Start again',
  },
  card: {
    title: (name: string) => `Are you ${name}?`,
    lead: (of: string) => `Then sign in to ${of}.`,
    instead: (name: string) => `${name} is signed in here now. They will be signed out.`,
    yes: 'Yes, sign me in',
    no: 'No, I am somebody else',
    refused: 'This card does not work',
    retry: 'Try again',
    otherWay: 'Sign in another way',
  },
  scan: {
    offer: 'Show my card to the camera',
    title: 'Hold your card in front of the camera',
    starting: 'The camera is starting.',
    view: 'What the camera sees',
    failed: 'The camera does not work here. Please go back and type your username.',
  },
  already: {
    title: (name: string) => `${name} is signed in here`,
    stay: 'That is me',
    other: 'I am somebody else',
  },
  problems: {
    wrong: {
      card: 'This card does not work any more. Please ask your teacher for a new one.',
      code: 'That is not right. Please look at your username and your card again, or ask your teacher.',
      pictures:
        'That is not right. Please try again, or ask your teacher. After many wrong tries only your card works.',
      password:
        'That is not right. Please try again, or ask your teacher. After many wrong tries only your card works.',
    },
    tooMany: 'That was tried too often. Please wait a little, then try again.',
    notOffered: 'Nobody can sign in like this here. Please ask your teacher.',
    offline: 'There is no connection. Please try again.',
    failed: 'That did not work. Please try again.',
  },
} as const
