import { addDays } from '../../../../calendar.ts'
import { line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { britishDate, column, sheetOf, signOn, two } from '../kit.ts'
import { company, crowd, somewhere } from '../people.ts'

/** Minutes of a British board meeting: who was present, numbered paragraphs, a small table of the people on the bank mandate. */
export const minutesLimited: UnseenLayout = {
  name: 'minutes-limited',
  docType: 'board_resolution',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const next = crowd(paper, 'GB')
    const [chair, finance, other, clerk] = [next(), next(), next(), next()]
    const held = addDays(paper.today, -paper.between(8, 500))
    const name = `${company(paper, 'GB').toUpperCase()} LIMITED`
    const full = ({ given, surname }: typeof chair) => `${given} ${surname}`
    const day = britishDate(held, paper.chance(0.5))
    const top = column(60, 70, 475, { size: 9.8, face: 'sans', leading: 14 })
    top.say(paper.put('legal_name', name), { size: 13, face: 'sans-bold' })
    top.say(`(Company number ${paper.code('0#######')}) (the “Company”)`)
    top.skip(8)
    top.say(
      `MINUTES of a meeting of the board of directors of the Company held at ${somewhere(paper, 'GB').join(', ')} on ${paper.put('document_date', held, day)} at ${two(paper.between(9, 16))}.30`,
      { face: 'sans-bold' },
    )
    top.skip(6)
    const y = top.bottom()
    const people = [
      ['PRESENT:', `${full(chair)} (Chair)`],
      ['', full(finance)],
      ['', full(other)],
      ['IN ATTENDANCE:', `${full(clerk)} (Company Secretary)`],
    ] as const
    const rows = people.flatMap(([caption, who], index) => [
      text(60, y + index * 14, caption, { size: 9.4, face: 'sans-bold' }),
      text(180, y + index * 14, who, { size: 9.4, face: 'sans' }),
    ])
    const body = column(60, y + 74, 475, { size: 9.6, face: 'sans', leading: 13.4 })
    const item = (number: string, content: string) => {
      body.say(`${number}   ${content}`)
      body.skip(6)
    }
    item(
      '1.',
      'QUORUM. The Chair reported that due notice had been given and that a quorum was present. Each director declared the nature and extent of any interest as required by section 177 of the Companies Act 2006.',
    )
    item(
      '2.',
      'BUSINESS. It was reported that the Company’s existing banking facility with Fenwick & Tyne Bank plc expires on 31 December and that a new account was to be opened.',
    )
    item(
      '3.',
      'RESOLUTIONS. After due and careful consideration IT WAS RESOLVED THAT (a) a current account and a foreign currency account be opened; (b) the bank be given the mandate in its standard form; and (c) the following persons be authorised signatories of the Company, any one up to £10,000.00 and both together above it:',
    )
    const table = body.bottom() + 4
    const mandate = [chair, finance].flatMap((one, index) => {
      const at = table + 18 + index * 18
      return [
        text(84, at, full(one), { size: 9.6, face: 'sans-bold' }),
        text(250, at, index === 0 ? 'Managing Director' : 'Finance Director', { size: 9.4, face: 'sans' }),
        text(400, at, 'Specimen signature', { size: 7.4 }),
        line(400, at - 10, 520, at - 10, { strokeWidth: 0.3 }),
        line(60, at + 5, 535, at + 5, { strokeWidth: 0.3 }),
      ]
    })
    paper.put('signatories', `${full(chair)}; ${full(finance)}`, full(chair))
    const end = column(60, table + 66, 475, { size: 9.6, face: 'sans', leading: 13.4 })
    end.say('4.   CLOSE. There being no further business the Chair declared the meeting closed.')
    return [
      sheetOf('a4', [
        ...top.marks,
        ...rows,
        ...body.marks,
        ...mandate,
        ...end.marks,
        ...signOn(60, end.bottom() + 50, 190, ['Chair']),
        text(60, 812, 'SPECIMEN', { size: 7 }),
        text(535, 812, 'Board minutes – page 1', { size: 7, align: 'right' }),
      ]),
    ]
  },
}
