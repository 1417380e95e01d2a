import { text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { caps, cells, dayIn, face, months, say, signed, validTo } from '../kit.ts'
import { td3 } from '../mrz.ts'
import { nationOf } from '../nations.ts'
import { dataPage } from '../passport.ts'
import { abroad, somebody } from '../people.ts'

/** A page of a seafarer's book or a laissez-passer for crew: rank, height, next of kin, book number, MRZ of some. */
export const foreignSeaman: UnseenLayout = {
  name: 'foreign-seaman',
  docType: 'other',
  country: 'GB',
  form: 'card',
  draw(paper) {
    const nation = nationOf(paper)
    const who = somebody(paper, 'gb', { names: nation.names, born: [1962, 2004] })
    const issue = dayIn(paper, '2020-01-10', '2026-08-30')
    const expiry = validTo(issue, paper.pick([5, 10]))
    const number = paper.code('@######')
    const cell = cells({
      where: paper.pick(['below', 'right'] as const),
      caption: 19,
      value: 27,
      ink: '#22507a',
      face: paper.pick(['sans', 'mono'] as const),
    })
    const day = (iso: string) => say(iso, 'DD MON YYYY', months.en)
    const x = 430
    const marks = [
      text(
        60,
        60,
        paper.pick([
          'SEAFARER’S IDENTIFICATION AND RECORD BOOK',
          'SEAMAN’S DISCHARGE BOOK',
          'LIVRET PROFESSIONNEL MARITIME / SEAMAN’S BOOK',
        ]),
        { size: 27, face: 'sans-bold', color: '#183b5c' },
      ),
      text(
        60,
        100,
        paper.pick(['Maritime Administration', 'Directorate of Ports and Shipping', 'Registry of Merchant Seamen']),
        { size: 22, color: '#183b5c' },
      ),
      text(1320, 100, `Book No. ${number}`, { size: 28, face: 'mono-bold', align: 'right' }),
      ...face(paper, who, { x: 60, y: 150, scale: 1.1 }),
      ...cell(x, 160, 'Surname', caps(who.last), 860),
      ...cell(x, 235, 'Given names', caps(who.given.join(' ')), 860),
      ...cell(x, 310, 'Date and place of birth', `${day(who.birth)} ${caps(paper.pick(abroad))}`, 860),
      ...cell(x, 385, 'Nationality', caps(nation.english), 420),
      ...cell(x + 450, 385, 'Height', `${paper.between(158, 192)} cm`, 300),
      ...cell(
        x,
        460,
        'Rank / Rating',
        paper.pick(['ABLE SEAMAN', 'OILER', 'THIRD OFFICER', 'CHIEF COOK', 'BOSUN']),
        420,
      ),
      ...cell(x + 450, 460, 'Colour of eyes', paper.pick(['BROWN', 'BLACK', 'HAZEL']), 400),
      ...cell(x, 535, 'Date of issue', day(issue), 420),
      ...cell(x + 450, 535, 'Valid until', day(expiry), 420),
      ...cell(
        x,
        610,
        'Next of kin',
        `${caps(somebody(paper, 'gb', { names: nation.names }).given[0] ?? '')} ${caps(who.last)}`,
        860,
      ),
      ...signed(paper, 90, 610, 1.3),
    ]
    const mrz = td3({ code: 'IS', state: nation.alpha3, nationality: nation.alpha3, number, who, expiry })
    return [dataPage(paper, '#eaf0f6', '#8fb0cf', mrz, marks)]
  },
}
