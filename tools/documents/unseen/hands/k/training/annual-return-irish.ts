import { addDays, addYears } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { box, cells, dated, day, grid, line, lines, page, text } from '../kit.ts'
import { home, people } from '../people.ts'

const firms = ['GLENBEIGH PEAT PRODUCTS LIMITED', 'Tír na nÓg Childcare CLG', 'BOYNE VALLEY ROBOTICS LIMITED', 'Sceilg Boat Tours DAC', 'O’HANRAHAN & SONS (BUILDERS) LIMITED', 'Cnoc Media Teoranta']

/** An Irish annual return form: numbered boxes, bilingual title, a secretary and a presenter whose names are not directors. */
export const annualReturnIrish: UnseenLayout = {
  name: 'annual-return-irish',
  docType: 'annual_return',
  country: 'EU',
  form: 'page',
  draw(paper) {
    const made = addDays(paper.today, -paper.between(12, 300))
    const begun = addDays(addYears(made, -paper.between(1, 18)), 3)
    const firm = paper.put('legal_name', paper.pick(firms))
    const number = paper.put('registration_number', paper.code('######'))
    const [secretary, presenter, ...board] = people(paper, 'IE', paper.between(4, 5))
    const caps = paper.chance(0.5)
    const shown = board.map(({ given, surname }) => (caps ? `${given} ${surname.toUpperCase()}` : `${given} ${surname}`))
    paper.put('directors', shown.join('; '), shown[0])
    const form = paper.pick(['DD/MM/YYYY', 'D M YYYY', 'DD MMM YYYY'])
    const made2 = dated(paper, 'document_date', made, day(made, form))
    const tint = paper.pick(['#e4efe4', '#e7ebf5', '#f3efe0'])
    const digital = paper.chance(0.5)
    const office = home(paper, 'IE').join(', ')
    const label = paper.pick(['Date of this return', 'Annual return made up to', 'Effective date of return', 'Return made up to date'])
    const at = digital ? 150 : 172
    const officers = shown.map((name, index) => [
      box(50, at + 236 + index * 62, 495, 56, { stroke: '#555', strokeWidth: 0.5 }),
      text(58, at + 250 + index * 62, paper.pick(['Director', 'DIRECTOR - Stiúrthóir']), { size: 7, face: 'narrow-bold' }),
      text(150, at + 250 + index * 62, name, { size: 9, face: 'sans' }),
      text(58, at + 266 + index * 62, 'Residential address', { size: 6.5, color: '#444' }),
      text(150, at + 266 + index * 62, home(paper, 'IE').join(', '), { size: 7.5 }),
      text(58, at + 282 + index * 62, `Date of birth ${day(addYears(made, -paper.between(31, 70)), 'DD/MM/YYYY')}     Nationality Irish     Occupation ${paper.pick(['Company director', 'Engineer', 'Farmer'])}     EEA resident  X`, { size: 7 }),
    ]).flat()
    return [
      page(paper, [
        box(0, 0, 595, digital ? 96 : 120, { fill: tint }),
        text(50, 46, 'An Oifig um Chlárú Cuideachtaí', { size: 9, face: 'serif' }),
        text(50, 60, 'Companies Registration Office', { size: 11, face: 'serif-bold' }),
        text(545, 52, paper.pick(['Form B1', 'B1C - Annual Return - General']), { size: 15, face: 'sans-bold', align: 'right' }),
        text(545, 68, 'Annual return · Tuairisceán bliantúil', { size: 9, align: 'right' }),
        text(545, 80, 'Sections 343 and 348 Companies Act 2014', { size: 6.5, align: 'right' }),
        text(50, 82, `Submission ref. ${paper.code('SR######')}   Barcode ${paper.code('########')}`, { size: 7, face: 'mono' }),
        digital ? [] : [text(50, 110, 'Please complete using black typescript or BOLD CAPITALS, referring to explanatory notes', { size: 7 })],
        cells({ x: 50, y: at, height: 30, fill: '#fff' }, [[150, paper.pick(['Company number', '1. Company number', 'Uimhir na cuideachta / Company number']), number], [345, paper.pick(['Company name in full', '2. Company name', 'Name of company']), firm]], { value: { face: 'sans', size: 9.5 } }),
        cells({ x: 50, y: at + 30, height: 30 }, [[165, label, made2], [165, 'Financial year covered: from', day(addDays(addYears(made, -2), 91), 'DD/MM/YYYY')], [165, 'to', day(addDays(addYears(made, -1), 90), 'DD/MM/YYYY')]]),
        cells({ x: 50, y: at + 60, height: 30 }, [[495, 'Registered office', office]]),
        cells({ x: 50, y: at + 90, height: 30 }, [[165, 'Company type', paper.pick(['LTD - private company limited by shares', 'DAC', 'CLG'])], [165, 'Incorporated', day(begun, 'DD/MM/YYYY')], [165, 'Political donations', 'None']]),
        text(50, at + 142, 'Secretary', { size: 10, face: 'sans-bold' }),
        grid({ y: at + 160, leading: 13, edges: [58, 150] }, [['Name', secretary?.name ?? ''], ['Address', home(paper, 'IE').join(', ')], ['Other business', 'None']], { size: 8 }).marks,
        line(50, at + 200, 545, at + 200),
        text(50, at + 222, paper.pick(['Directors (including shadow and alternate directors)', 'Directors', 'Particulars of directors']), { size: 10, face: 'sans-bold' }),
        officers,
        text(50, 622, 'Authorised share capital EUR 100,000.00     Issued: 100 ordinary shares of EUR 1.00 each', { size: 8 }),
        grid({ y: 646, leading: 13, edges: [50, 300, 420] }, [['Member', 'Shares held', 'Class'], [`${board[0]?.name ?? ''} (see list)`, '100', 'Ordinary']], { size: 8 }).marks,
        lines(50, 700, 14, ['We hereby certify that the particulars contained in this form are correct.', `Signed by a director and by ${secretary?.name ?? ''}, secretary`], { size: 8.5, face: 'serif' }),
        box(50, 738, 495, 48, { stroke: '#555' }),
        text(58, 752, 'Presenter details', { size: 7, face: 'narrow-bold' }),
        text(58, 768, `${presenter?.name ?? ''}, ${paper.pick(['Company Formations Dublin', 'Tax & Audit Partners'])}, DX 4413, Tel 01 ${paper.code('### ####')}   Reference ${paper.code('@@/####')}`, { size: 8 }),
      ]),
    ]
  },
}
