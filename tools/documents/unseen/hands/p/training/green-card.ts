import { text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { card, star } from '../card.ts'
import { caps, cells, dayIn, face, fit, months, say, signed, validTo } from '../kit.ts'
import { cardFoot, td1 } from '../mrz.ts'
import { nationOf } from '../nations.ts'
import { somebody } from '../people.ts'

/** The permanent resident card of the United States, three generations: USCIS number, category, resident since beside expiry. */
export const greenCard: UnseenLayout = {
  name: 'green-card',
  docType: 'permanent_resident_card',
  country: 'US',
  form: 'card',
  draw(paper) {
    const nation = nationOf(paper)
    const who = somebody(paper, 'us', { names: nation.names })
    const since = dayIn(paper, '2009-01-10', '2023-08-30')
    const issue = dayIn(paper, '2017-05-01', '2026-08-30')
    const expiry = validTo(issue < since ? since : issue, 10, 0)
    const digits = paper.code('0########')
    const grouped = paper.chance(0.6)
      ? `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}`
      : `A${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}`
    const cell = cells({
      where: paper.pick(['below', 'below', 'right'] as const),
      caption: 20,
      value: paper.pick([27, 30]),
      ink: paper.pick(['#2d6a55', '#9a3a3a', '#3a4d86']),
      face: paper.pick(['sans', 'sans-bold'] as const),
    })
    const form = paper.pick(['DD MON YYYY', 'DD MON YYYY', 'MM/DD/YYYY'])
    const short = paper.pick(['MM/DD/YY', 'MM/DD/YY', 'MM/DD/YYYY'])
    const old = paper.chance(0.3)
    const right = paper.chance(0.3)
    const x = right ? 60 : 420
    const front = [
      text(599, 58, 'UNITED STATES OF AMERICA', { size: 34, face: 'serif-bold', color: '#28456b', align: 'middle' }),
      text(599, 106, paper.pick(['PERMANENT RESIDENT', 'PERMANENT RESIDENT CARD', 'Permanent Resident Card']), {
        size: 34,
        face: 'sans-bold',
        color: '#2d6a55',
        align: 'middle',
      }),
      ...(paper.chance(0.5) ? [text(60, 140, 'Department of Homeland Security', { size: 16 })] : []),
      star(1130, 70, 34, '#b33a44', 3),
      ...face(paper, who, { x: right ? 860 : 60, y: 160, scale: 1.1 }),
      ...(old
        ? [
            ...cell(
              x,
              180,
              'NAME',
              `${paper.put('last_name', caps(who.last))}, ${paper.put('first_name', caps(who.given.join(' ')))}`,
              720,
            ),
          ]
        : [
            ...cell(x, 170, 'Surname', paper.put('last_name', caps(who.last)), 720),
            ...cell(
              x,
              244,
              paper.pick(['Given Name', 'Given Names']),
              paper.put('first_name', caps(who.given.join(' '))),
              720,
            ),
          ]),
      ...cell(x, 318, old ? 'A#' : 'USCIS#', paper.put('id_number', grouped), 360),
      ...cell(x + 400, 318, 'Category', paper.pick(['IR1', 'CR6', 'E26', 'F41', 'DV1', 'IR6', 'SE3']), 320),
      ...cell(x, 392, 'Country of Birth', nation.name, 500),
      ...cell(x, 466, 'Date of Birth', paper.put('date_of_birth', who.birth, say(who.birth, form, months.en)), 370),
      ...cell(x + 400, 466, 'Sex', paper.put('sex', who.sex), 200),
      ...cell(
        x,
        540,
        paper.pick(['Card Expires:', 'CARD EXPIRES', 'Card Expires']),
        paper.put('id_expiry', expiry, say(expiry, short)),
        370,
      ),
      ...cell(x + 400, 540, paper.pick(['Resident Since:', 'Resident Since']), say(since, short), 320),
      ...signed(paper, x + 80, 640, 1.1),
    ]
    if (paper.chance(0.4)) return [card(paper, ['green', 'sea', 'rose'], front)]
    paper.put('citizenship', nation.alpha2, '')
    const back = [
      fit(
        60,
        70,
        'If found, drop in any US Mailbox. USPS: Mail to USCIS, 0000 Specimen Road, Anytown, XX 00000',
        1060,
        { size: 18 },
      ),
      fit(60, 110, 'The person identified by this card is entitled to reside permanently and work in the U.S.', 1060, {
        size: 18,
      }),
      ...cardFoot(
        td1({
          code: 'C1',
          state: 'USA',
          nationality: nation.alpha3,
          number: digits,
          who,
          expiry,
          optional: paper.code('@@@##########'),
        }),
      ),
    ]
    return [card(paper, ['green', 'sea', 'rose'], front), card(paper, ['green', 'grey'], back)]
  },
}
