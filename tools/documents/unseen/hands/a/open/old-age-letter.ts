import { addDays, addYears, longDate } from '../../../../calendar.ts'
import { line, lines, shape, text, type Mark } from '../../../../drawing/sheet.ts'
import { printedDollars } from '../../../../money.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { letter, paragraph } from '../kit.ts'
import { calledBy, putAddress, resident, townLine } from '../people.ts'

const offices = [
  ['Seniors Programs Dominion', 'Programmes des aînés du Dominion'],
  ['Social Programs Canada West', 'Programmes sociaux Canada Ouest'],
  ['Income Security Service', 'Service de la sécurité du revenu'],
] as const

/** A letter of a federal service centre in two languages at the head: file numbers in both, a date without caption, the news in sentences. */
export const oldAgeLetter: UnseenLayout = {
  name: 'old-age-letter',
  docType: 'government_letter',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const client = resident(paper)
    const [english, french] = paper.pick(offices)
    const written = addDays(paper.today, -paper.between(12, 160))
    const begins = `${addDays(written, 40).slice(0, 7)}-01`
    const [amount, supplement] = [paper.between(69000, 81500), paper.between(9000, 58000)]
    const serif = { face: 'serif', size: 9.5 } as const
    const name = paper.put('document_holder_name', calledBy(client))
    const unit = client.unit === '' ? [] : [`Apartment ${client.unit}`]
    const texts = [
      `We are pleased to inform you that your application for the old age pension, received on ${longDate(addDays(written, -paper.between(30, 75)), 'en')}, has been approved. Your pension begins in ${longDate(begins, 'en').replace(' 1,', '')} and you will receive ${printedDollars(amount, 'en')} each month. A first payment of ${printedDollars(amount * 2, 'en')}, which includes one month owed to you, will be deposited by ${longDate(addDays(begins, 27), 'en')}.`,
      `You also qualify for the income supplement. From the same month you will receive ${printedDollars(supplement, 'en')} in addition. The supplement is renewed every July if you file your tax return by April 30; should you be away from Canada for more than six months it stops.`,
      `Rates are reviewed in January, April, July and October. Your pension is taxable, the supplement is not. Should you wish us to withhold tax, complete form ISP-3520 and return it to the address below. We determined your eligibility on the basis of ${paper.between(22, 40)} years of residence after the age of 18.`,
      `If you do not agree with this decision you may ask us in writing, no later than ${longDate(addDays(written, 90), 'en')}, to reconsider it. Please quote our file number whenever you write or call.`,
    ]
    let y = 330
    const body: Mark[] = []
    for (const content of texts) {
      const { marks, bottom } = paragraph({ x: 72, y, width: 468, leading: 13.5 }, content, serif)
      body.push(...marks)
      y = bottom + 9
    }
    const marks: Mark[] = [
      shape('M72 40 L84 40 L84 52 L72 52 Z', { fill: '#a4161a' }),
      shape('M108 40 L120 40 L120 52 L108 52 Z', { fill: '#a4161a' }),
      shape('M96 41 L101 48 L96 52 L91 48 Z', { fill: '#a4161a' }),
      ...lines(130, 46, 10, [paper.put('issuer_name', english), `Regional processing centre`], {
        face: 'sans',
        size: 7.5,
      }),
      ...lines(330, 46, 10, [french, 'Centre de traitement régional'], { face: 'sans', size: 7.5 }),
      ...lines(72, 92, 10, [`${paper.between(100, 999)} Wellington Crescent`, 'Timmins ON  P4N 8R6'], {
        face: 'sans',
        size: 7.5,
      }),
      ...lines(
        96,
        150,
        13,
        [name, ...putAddress(paper, [...unit, `${client.civic} ${client.street}`, townLine(client)])],
        serif,
      ),
      text(540, 92, `Our File No. / Notre n° de dossier`, { face: 'sans', size: 6.5, align: 'right' }),
      text(540, 103, paper.put('reference_number', paper.code('OAS-####-######')), {
        face: 'sans',
        size: 8.5,
        align: 'right',
      }),
      text(540, 118, 'Client SIN / NAS du client', { face: 'sans', size: 6.5, align: 'right' }),
      text(540, 129, `*** *** ${paper.code('###')}`, { face: 'sans', size: 8.5, align: 'right' }),
      text(540, 144, 'Protected B / Protégé B', { face: 'sans', size: 6.5, align: 'right' }),
      text(72, 236, paper.put('document_date', written, longDate(written, 'en')), serif),
      text(72, 266, `Dear ${client.title} ${client.surname}:`, serif),
      text(72, 292, 'Subject: Decision on your old age pension', { face: 'serif-bold', size: 9.5 }),
      text(
        72,
        308,
        `Month of your 65th birthday: ${longDate(addDays(begins, -10), 'en').replace(/ \d+,/, '')} - year of birth ${addYears(begins, -65).slice(0, 4)}`,
        { face: 'serif', size: 8 },
      ),
      ...body,
      text(72, y + 16, 'Yours truly,', serif),
      text(84, y + 44, paper.pick(['L. Charlebois', 'S. Prudhoe', 'M. Odjick']), {
        face: 'serif',
        size: 15,
        color: '#1c2f6e',
        turnDegrees: -4,
      }),
      ...lines(
        72,
        y + 64,
        12,
        ['Benefits Officer', 'Telephone 1 800 555-0107 (English)   1 800 555-0108 (français)   TTY 1 800 555-0109'],
        { ...serif, size: 8.5 },
      ),
      line(72, 748, 540, 748, { stroke: '#a4161a' }),
      text(72, 760, 'ISP-3090A (2026-04-01) E', { face: 'sans', size: 6.5 }),
      text(540, 760, 'Canadian residents: this letter may serve to show your address.', {
        face: 'sans',
        size: 6.5,
        align: 'right',
      }),
    ]
    return [letter(marks)]
  },
}
