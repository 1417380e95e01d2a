import { addDays } from '../../../calendar.ts'
import type { Paper } from '../../paper.ts'
import { day, type Page } from './kit.ts'

type Text = readonly [heading: string, body: string]

/** What issuers print beside the figures. `#` is a digit, `{date}` a day that means nothing. */
const texts: Readonly<Record<'us' | 'gb' | 'fr' | 'nl', readonly Text[]>> = {
  us: [
    [
      'Go green',
      'Switch to electronic delivery by {date} and we will plant a tree in your name. Enrollment code ####-##.',
    ],
    [
      'Important notice about our terms',
      'Effective {date}, the returned item fee changes from $2#.00 to $3#.00. No action is needed on your part.',
    ],
    ['Holiday hours', 'Offices are closed on {date}. The automated line stays open around the clock: 1-800-555-01##.'],
    [
      'Privacy',
      'Federal law requires us to tell you how we collect, share and protect your personal information. Our policy has not changed.',
    ],
    [
      'Beware of scams',
      'We never ask for gift cards, wire transfers or your password. Report suspicious calls to Ms. Ortega, Security, ext. 4##.',
    ],
    [
      'Refer a friend',
      'You both get $##.00 when your friend joins before {date}. Limit 5 referrals a year. Terms apply.',
    ],
    [
      'Assistance',
      'If you or a member of your household is on active duty, 65 or older, or disabled, you may qualify for reduced rates.',
    ],
    [
      'Moving?',
      'Tell us at least 3 business days ahead. A change of address form is on the back. Cust. Svc. PO Box ####, Springfield.',
    ],
  ],
  gb: [
    [
      'We’re changing our terms',
      'From {date} the charge for a paper copy goes up from £1.50 to £2.##. You can leave without paying an exit fee.',
    ],
    [
      'Struggling to pay?',
      'Talk to us early. StepChange, Citizens Advice and MoneyHelper give free, independent advice: 0800 138 ####.',
    ],
    [
      'Win a weekend away',
      'Complete our survey by {date}. One winner of £#00.00 is drawn each quarter. Open to residents aged 18 and over.',
    ],
    [
      'If things go wrong',
      'Our complaints team aims to answer within eight weeks. After that you may go to the Ombudsman. Quote CMP/####.',
    ],
    [
      'Large print, Braille or audio',
      'This document is available in other formats. Text relay 18001 0345 600 ####, or ask Mrs P. Loxley in our access team.',
    ],
    ['Your data', 'We use the details you give us as set out in our privacy notice, last updated on {date}.'],
    ['Go paperless', 'Save £#.00 a month and see past documents online whenever you like.'],
    ['Opening hours', 'Monday to Friday 8am to 6pm, Saturday 9am to 1pm. Closed on {date}. Calls may be recorded.'],
  ],
  fr: [
    [
      'Changement de nos conditions',
      'À compter du {date}, les frais de duplicata passent de 2,50 à 3,#0. Les autres tarifs restent inchangés.',
    ],
    [
      'Passez au numérique',
      'Recevez vos documents par courriel et participez au tirage du {date} : un bon de #00,00 à gagner.',
    ],
    [
      'Réclamations',
      'Adressez-vous d’abord à notre service, M. Delcourt, poste 4##, puis au médiateur si la réponse ne vous satisfait pas.',
    ],
    [
      'Attention aux fraudes',
      'Nous ne demandons jamais votre code par téléphone ni par message. Signalez tout appel suspect au 0800 0## ##.',
    ],
    [
      'Vos données',
      'Vous disposez d’un droit d’accès et de rectification. Notre politique a été mise à jour le {date}.',
    ],
    [
      'Parrainage',
      'Votre filleul et vous recevez chacun ##,00 pour toute souscription avant le {date}. Offre limitée à cinq filleuls.',
    ],
    [
      'Horaires',
      'Nos bureaux sont ouverts de 8h30 à 16h00 ; fermeture exceptionnelle le {date}. Réf. impr. F-####/##.',
    ],
  ],
  nl: [
    [
      'Nieuwe tarieven',
      'Vanaf {date} bedraagt de maandelijkse bijdrage 3,#0 in plaats van 3,00. U kunt kosteloos opzeggen.',
    ],
    [
      'Opgelet voor phishing',
      'Wij vragen nooit uw codes per telefoon, e-mail of sms. Meld het aan mevr. Claes, toestel 4##.',
    ],
    [
      'Wist u dat?',
      'Met onze app ziet u alle documenten sinds {date}. Wie nu overstapt, wint misschien een fiets ter waarde van #00,00.',
    ],
    [
      'Klachten',
      'Uw kantoor helpt u graag. Daarna kunt u terecht bij Ombudsfin, North Gate II, Koning Albert II-laan 8, 1000 Brussel.',
    ],
  ],
}

/** Fills a part of a page with such texts, in one or two columns; now and then leaves it empty. */
export function clutter(
  paper: Paper,
  page: Page,
  area: { readonly x: number; readonly right: number; readonly top: number; readonly bottom: number },
  country: keyof typeof texts,
): void {
  if (paper.chance(0.2)) return
  const size = paper.pick([7, 7.5, 8])
  const columns = paper.pick([1, 2, 2])
  const width = (area.right - area.x - (columns - 1) * 18) / columns
  const first = paper.between(0, 7)
  let [x, y] = [area.x, area.top]
  for (let index = 0; index < texts[country].length; index += 1) {
    const text = texts[country][(first + index) % texts[country].length]
    if (text === undefined) continue
    const date = addDays(paper.today, paper.between(-300, 200))
    const language = country === 'fr' || country === 'nl' ? country : 'en'
    const body = paper
      .code(text[1])
      .replace(
        '{date}',
        day(date, paper.pick(country === 'us' ? ['MMMM D, YYYY', 'MMMM D'] : ['D MMMM YYYY', 'D MMMM']), language),
      )
    const height = size * 1.35 * (2 + Math.ceil((body.length * size * 0.56) / width))
    if (y + height > area.bottom) {
      if (x > area.x || columns === 1) return
      x = area.x + width + 18
      y = area.top
      if (y + height > area.bottom) return
    }
    page.say(x, y, text[0], { size, bold: true })
    y = page.wrap(x, y + size * 1.4, width, body, { size }) + size * 0.7
  }
}
