import type { errorPageMessages as english } from '#languages/en/error-pages.ts'
import type { Translation } from '#languages/translation.ts'
import { shellMessages } from './shell.ts'

const { home } = shellMessages

export const errorPageMessages: Translation<typeof english> = {
  access: {
    title: 'ऐक्सेस नहीं है',
    text: 'आपके खाते से यह पेज नहीं खुल सकता। ऐक्सेस के लिए इसे मैनेज करने वाले व्यक्ति से बात करें।',
    back: 'वापस जाएं',
  },
  noData: {
    title: 'कोई डेटा नहीं मिला',
    text: 'यहां दिखाने के लिए अभी कुछ नहीं है।',
    home,
  },
  noStudents: {
    title: 'कोई विद्यार्थी नहीं मिला',
    text: 'यहां अभी कोई नहीं पढ़ रहा है। अपने संगठन के लोगों वाले पेज पर जाकर लोगों को जोड़ा जा सकता है।',
    create: 'विद्यार्थी जोड़ें',
  },
  comingSoon: {
    title: 'जल्द आ रहा है',
    text: 'यह सुविधा जल्द आ रही है',
    home,
    backTo: (address) => `${address} पर वापस जाएं`,
  },
  missingPage: {
    title: 'यह पेज मौजूद नहीं है।',
    text: 'हो सकता है कि लिंक पुराना हो या पता टाइप करने में गलती हुई हो।',
    home: 'होम पेज पर जाएं',
  },
  loader: {
    title: 'लोड हो रहा है',
    home,
  },
  notFound: {
    code: '404',
    title: 'पेज नहीं मिला',
    text: 'माफ़ करें, आप जो पेज ढूंढ रहे हैं वह नहीं मिला। कृपया URL जांचें या होम पेज पर लौटें।',
    home,
  },
}
