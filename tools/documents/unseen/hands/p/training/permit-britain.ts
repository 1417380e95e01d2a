import { text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { card, chip, star } from '../card.ts'
import { caps, cells, dayIn, face, fit, months, say, signed, validTo } from '../kit.ts'
import { cardFoot, td1 } from '../mrz.ts'
import { nationOf } from '../nations.ts'
import { abroad, somebody, townOf } from '../people.ts'

const types = [
  ['LEAVE TO REMAIN', 3],
  ['INDEFINITE LEAVE TO REMAIN', 10],
  ['LEAVE TO ENTER', 2],
  ['SETTLEMENT', 10],
  ['PRE-SETTLED STATUS', 5],
  ['SKILLED WORKER', 5],
  ['STUDENT', 3],
] as const

/** The British biometric card: name in one block without a caption of its own, sex and birth on the back or the front. */
export const permitBritain: UnseenLayout = {
  name: 'permit-britain',
  docType: 'residence_permit',
  country: 'GB',
  form: 'card',
  draw(paper) {
    const nation = nationOf(paper)
    const who = somebody(paper, 'gb', { names: nation.names })
    const [type, years] = paper.pick(types)
    const issue = dayIn(paper, years === 10 ? '2018-01-05' : '2023-11-01', '2024-10-20')
    const expiry = paper.chance(0.4) ? '2026-12-31' : validTo(issue, years, 0)
    const number = paper.code('R@#######').replace(/^R[^A-F]/, 'RX')
    const ink = paper.pick(['#8a3c5a', '#35618a', '#5b4a7a'])
    const cell = cells({
      where: paper.pick(['below', 'below', 'right'] as const),
      caption: 18,
      value: paper.pick([26, 29]),
      ink,
      captionFace: paper.pick(['narrow', 'narrow-bold'] as const),
    })
    const form = paper.pick(['DD-MM-YY', 'DD MON YYYY', 'DD MM YYYY', 'DD/MM/YYYY'])
    const long = form === 'DD-MM-YY' ? 'DD-MM-YYYY' : form
    const day = (iso: string, pattern = form) => say(iso, pattern, months.en)
    const recent = paper.chance(0.5)
    const right = paper.chance(0.3)
    const x = right ? 60 : 400
    const place = paper.pick(['UK', caps(townOf(paper, 'gb')), 'SHEFFIELD'])
    const birth = paper.put('date_of_birth', who.birth, day(who.birth, long))
    const nationality = paper.put(
      'citizenship',
      nation.alpha2,
      paper.chance(0.5) ? nation.alpha3 : caps(nation.english),
    )
    const names = recent
      ? [
          ...cell(x, 170, 'NAME', paper.put('last_name', caps(who.last)), 640),
          fit(x, 236, paper.put('first_name', who.given.map(caps).join(' ')), 640, { size: 27, face: 'sans' }),
        ]
      : [
          ...cell(
            x,
            170,
            paper.pick(['Surname', 'SURNAME', 'Family name']),
            paper.put('last_name', caps(who.last)),
            640,
          ),
          ...cell(
            x,
            236,
            paper.pick(['Given names', 'FORENAMES', 'Forename(s)']),
            paper.put('first_name', who.given.map(caps).join(' ')),
            640,
          ),
        ]
    const front = [
      text(60, 64, paper.pick(['UNITED KINGDOM', 'UK']), { size: 26, face: 'sans-bold', color: ink }),
      text(60, 106, 'RESIDENCE PERMIT', { size: 34, face: 'serif-bold', color: ink }),
      star(680, 76, 34, ink),
      text(1140, 80, paper.put('id_number', number), { size: 34, face: 'mono-bold', align: 'right' }),
      ...face(paper, who, { x: right ? 850 : 60, y: 140, scale: 1.02 }),
      ...names,
      ...cell(
        x,
        310,
        paper.pick(['VALID UNTIL', 'CARD EXPIRES', 'Valid until']),
        paper.put('id_expiry', expiry, day(expiry)),
        640,
      ),
      ...cell(x, 380, paper.pick(['PLACE AND DATE OF ISSUE', 'Place & date of issue']), `${place} ${day(issue)}`, 640),
      ...cell(
        x,
        450,
        paper.pick(['TYPE OF PERMIT', 'Type of permit', 'PERMIT TYPE']),
        paper.put('permit_category', type),
        640,
      ),
      ...cell(
        x,
        520,
        'REMARKS',
        paper.pick([
          'WORK PERMITTED',
          'NO PUBLIC FUNDS',
          'NO PUBLIC FUNDS   WORK LIMIT 20 HRS/WK TERM TIME',
          'CHANGES TO STATUS MUST BE REPORTED',
        ]),
        640,
      ),
      ...signed(paper, x + 40, 600, 1.2),
    ]
    const back = [
      ...cell(60, 76, paper.pick(['SEX', 'GENDER']), who.sex, 400),
      ...cell(60, 150, 'DATE AND PLACE OF BIRTH', `${birth} ${caps(paper.pick(abroad))}`, 720),
      ...cell(60, 224, paper.pick(['NATIONALITY', 'Nationality']), nationality, 600),
      ...(paper.chance(0.5) ? cell(60, 298, 'NI NUMBER', `${paper.code('@@')} ${paper.code('## ## ##')} C`, 600) : []),
      fit(60, 400, 'If found, return to: BRP Returns, PO Box 0000, Specimen Town, XX1 1XX', 760, { size: 18 }),
      ...chip(940, 70, 170),
      ...cardFoot(td1({ code: 'IR', state: 'GBR', nationality: nation.alpha3, number, who, expiry })),
    ]
    return [card(paper, ['rose', 'blue', 'violet'], front), card(paper, ['rose', 'blue', 'violet'], back)]
  },
}
