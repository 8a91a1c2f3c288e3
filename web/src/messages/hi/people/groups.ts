import type { groupsMessages as english } from '#languages/en/people/groups.ts'
import type { Translation } from '#languages/translation.ts'
import { figure, plural } from '../format.ts'

/** "1 व्यक्ति", "5 लोग". */
const people = (number: number) => (number === 1 ? '1 व्यक्ति' : `${figure(number)} लोग`)

export const groupsMessages: Translation<typeof english> = {
  form: { name: 'नाम', cancel: 'रद्द करें', save: 'सेव करें' },
  list: { search: 'नाम से खोजें', more: 'और दिखाएं' },
  labels: {
    add: 'लेबल जोड़ें',
    color: 'रंग',
    empty: 'अभी कोई लेबल नहीं है',
    emptyAdvice: 'लेबल बताता है कि लोगों में क्या समान है: कोई साल, कोई टीम, कोई कोर्स।',
    noneFound: 'इस नाम का कोई लेबल नहीं है',
    people,
    newTitle: 'नया लेबल',
    editTitle: (name) => `${name} को बदलें`,
    edit: 'बदलें',
    editNamed: (name) => `${name} को बदलें`,
    delete: 'मिटाएं',
    deleteNamed: (name) => `${name} को मिटाएं`,
    deleted: 'लेबल मिटा दिया गया!',
    saved: (name) => `${name} सेव हो गया है।`,
    showPeople: (name) => `${name} लेबल वाले लोगों को दिखाएं`,
  },
  classes: {
    add: 'कक्षा जोड़ें',
    empty: 'अभी कोई कक्षा नहीं है',
    emptyAdvice: 'कक्षा उन लोगों का समूह है जो साथ में सीखते हैं।',
    noneFound: 'इस नाम की कोई कक्षा नहीं है',
    people,
    newTitle: 'नई कक्षा',
    editTitle: (name) => `${name} को बदलें`,
    editNamed: (name) => `${name} को बदलें`,
    edit: 'बदलें',
    selected: (number) =>
      plural(number, { one: `${figure(number)} कक्षा चुनी गई`, other: `${figure(number)} कक्षाएं चुनी गईं` }),
    delete: 'मिटाएं',
    deleted: (number) => plural(number, { one: 'कक्षा मिटा दी गई है।', other: `${figure(number)} कक्षाएं मिटा दी गई हैं।` }),
    saved: (name) => `${name} सेव हो गई है।`,
    members: 'इसमें कौन-कौन हैं',
    addPeople: 'लोगों को जोड़ें',
    search: 'नाम या यूज़रनेम से खोजें',
    nobody: 'इसमें अभी कोई नहीं है।',
    nobodyFound: 'कोई नहीं मिला',
    nobodyElse: 'यहां मिले सभी लोग इसमें हैं।',
    addAll: (number) => (number === 1 ? 'मिले हुए व्यक्ति को जोड़ें' : `मिले हुए सभी ${figure(number)} को जोड़ें`),
    allAdded: (number) => (number === 1 ? 'मिला हुआ व्यक्ति जोड़ा गया' : `सभी ${figure(number)} जोड़े गए`),
    everybody: (organization, { name, label }) => {
      if (label === '' && name === '') return `${organization} के सभी लोग`
      const found = name === '' ? '' : `“${name}” खोजने पर मिले `
      return `${found}${label === '' ? '' : `${label} लेबल वाले `}सभी लोग`
    },
    unseen: (number) => `और ${people(number)}।`,
    paste: {
      label: 'यूज़रनेम',
      placeholder: 'हर लाइन में एक, या बीच में कॉमा या स्पेस देकर',
      add: 'यूज़रनेम से जोड़ें',
      done: (number) => plural(number, { one: `${people(number)} जोड़ा गया।`, other: `${people(number)} जोड़े गए।` }),
      unknown: (names) =>
        names.length === 1
          ? `यहां इस यूज़रनेम का कोई नहीं है: ${names.join(', ')}। कृपया इसे सुधारें या हटाएं।`
          : `यहां इन यूज़रनेम का कोई नहीं है: ${names.join(', ')}। कृपया इन्हें सुधारें या हटाएं।`,
      tooMany: (most) => `एक बार में ज़्यादा से ज़्यादा ${figure(most)} यूज़रनेम डालें।`,
    },
    addNamed: (name) => `${name} को जोड़ें`,
    takeNamed: (name) => `${name} को बाहर करें`,
  },
  overview: {
    counts: 'आंकड़ों में',
    members: 'सदस्य',
    owners: 'मालिक',
    staff: 'स्टाफ़',
    classes: 'कक्षाएं',
    points: 'अंक',
    trophies: 'ट्रॉफ़ी',
    topPeople: 'सबसे आगे के पांच',
    topClasses: 'कक्षाओं की ट्रॉफ़ी',
    noAchievements: 'अभी कोई अंक या ट्रॉफ़ी नहीं है। ये उन ऐप से आते हैं जिनमें लोग सीखते हैं।',
    pointsOf: (number) => `${figure(number)} अंक`,
    trophiesOf: (number) => `${figure(number)} ट्रॉफ़ी`,
  },
}
