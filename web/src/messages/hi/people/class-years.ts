import type { classYearsMessages as english } from '#languages/en/people/class-years.ts'
import type { Translation } from '#languages/translation.ts'
import { figure, plural } from '../format.ts'

const classes = (number: number) => plural(number, { one: `${figure(number)} कक्षा`, other: `${figure(number)} कक्षाएं` })

export const classYearsMessages: Translation<typeof english> = {
  selectAll: 'सभी चुनें',
  archive: 'संग्रह में डालें',
  unarchive: 'वापस लाएं',
  copy: 'कॉपी करें',
  year: {
    open: 'इस साल को संग्रह में डालें',
    title: 'इस साल की कक्षाएं संग्रह में डालनी हैं?',
    lead: (number, places) =>
      `संग्रह में जाएंगी: ${classes(number)}, जिनमें लोगों की कुल ${plural(places, { one: `${figure(places)} जगह भरी है`, other: `${figure(places)} जगहें भरी हैं` })}। इनके लोग सदस्य बने रहेंगे, और इनके नाम फिर से इस्तेमाल किए जा सकेंगे। आप इसे पहले जैसा कर सकते हैं।`,
    confirm: (number) => `${classes(number)} संग्रह में डालें`,
    cancel: 'रद्द करें',
  },
  archived: (number) =>
    plural(number, {
      one: `${classes(number)} संग्रह में डाली गई।`,
      other: `${classes(number)} संग्रह में डाली गईं।`,
    }),
  unarchived: (number) =>
    plural(number, {
      one: `${classes(number)} संग्रह से वापस लाई गई।`,
      other: `${classes(number)} संग्रह से वापस लाई गईं।`,
    }),
  showArchive: (number) => `संग्रह (${figure(number)})`,
  showCurrent: 'कक्षाओं पर वापस जाएं',
  archiveTitle: 'संग्रह में रखी कक्षाएं',
  archiveLead: 'संग्रह में रखी कक्षाओं के लोग वही रहते हैं और उनमें कुछ नहीं बदलता।',
  archiveEmpty: 'संग्रह खाली है',
  archiveEmptyAdvice: 'जो साल पूरा हो गया उसकी कक्षाएं संग्रह में डालें: उनके लोग बने रहेंगे, और उनके नाम फिर से इस्तेमाल किए जा सकेंगे।',
  since: (date) => `${date} को संग्रह में डाली गई`,
  form: {
    title: (number) => (number === 1 ? 'कक्षा कॉपी करें' : `${classes(number)} कॉपी करें`),
    lead: 'हर कॉपी एक नई कक्षा होती है। नामों में दिए साल आगे बढ़ा दिए जाते हैं।',
    name: (from) => `${from} की कॉपी`,
    who: 'लोग',
    people: 'मौजूदा लोगों के साथ',
    nobody: 'बिना किसी के',
    archive: 'कॉपी की गई कक्षाएं संग्रह में डालें',
    taken: 'इनमें से एक नाम पहले से लिया हुआ है। कृपया दूसरा चुनें, या कॉपी की जा रही कक्षा को संग्रह में डालें।',
    cancel: 'रद्द करें',
    copy: 'कॉपी करें',
    copied: (number) =>
      plural(number, { one: `${classes(number)} कॉपी की गई।`, other: `${classes(number)} कॉपी की गईं।` }),
  },
}
