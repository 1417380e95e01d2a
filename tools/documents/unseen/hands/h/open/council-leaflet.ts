import { box, shape, text, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { column, sheetOf, whole } from '../kit.ts'

const services = [
  'Adult social care',
  'Children’s services',
  'Highways and street lighting',
  'Waste and recycling',
  'Libraries and museums',
  'Housing and homelessness',
  'Parks and leisure',
] as const
const bands = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const
const ninths = [6, 7, 8, 9, 11, 13, 15, 18] as const

/** A British council's leaflet on where the council tax goes: coloured bars, a table of bands, questions and answers. */
export const councilLeaflet: UnseenLayout = {
  name: 'council-leaflet',
  docType: 'other',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const district = paper.pick(['Wensford', 'Carrowdale', 'East Thornshire', 'Marlbury'])
    const bandD = paper.between(160_000, 225_000)
    const marks: Mark[] = [
      shape('M0 0 L595 0 L595 80 L0 120 Z', { fill: '#00695c' }),
      text(40, 48, `${district} District Council`, { size: 14, face: 'sans-bold', color: '#fff' }),
      text(40, 76, 'Your council tax 2026/27 explained', { size: 20, face: 'sans-bold', color: '#fff' }),
      text(40, 150, 'Where every £100 goes', { size: 13, face: 'sans-bold', color: '#00695c' }),
    ]
    services.forEach((service, index) => {
      const share = paper.between(4, 24)
      const y = 166 + index * 22
      marks.push(
        text(40, y + 11, service, { size: 9, face: 'sans' }),
        box(200, y, share * 12, 14, { fill: index % 2 === 0 ? '#00897b' : '#80cbc4' }),
        text(206 + share * 12, y + 11, `£${share}.${paper.code('##')}`, { size: 9, face: 'sans-bold' }),
      )
    })
    marks.push(text(40, 352, 'What each band pays', { size: 13, face: 'sans-bold', color: '#00695c' }))
    bands.forEach((band, index) => {
      const x = 40 + index * 64
      const pence = Math.round((bandD * (ninths[index] ?? 9)) / 9)
      marks.push(
        box(x, 364, 62, 44, { stroke: '#00695c' }),
        text(x + 31, 381, `Band ${band}`, { size: 9, face: 'sans-bold', align: 'middle' }),
        text(x + 31, 398, `£${whole(Math.floor(pence / 100))}.${String(pence % 100).padStart(2, '0')}`, {
          size: 8.4,
          align: 'middle',
        }),
      )
    })
    const body = column(40, 444, 515, { size: 9.4, face: 'sans', leading: 13.4 })
    const questions = [
      [
        'Why has it gone up?',
        'The cost of care has risen faster than our grant. The increase is 4.99%, of which 2% is for adult social care.',
      ],
      [
        'I live alone. Do I pay less?',
        'Yes. A 25% discount applies where only one adult lives in the property. Students and people with a severe mental impairment are not counted.',
      ],
      [
        'When do I pay?',
        'In ten instalments from 1 April to 1 January, or in twelve if you ask before 15 April. Direct Debit is the easiest way.',
      ],
      [
        'How is my band set?',
        'By what the property would have sold for on 1 April 1991. You may challenge it within six months of moving in.',
      ],
    ] as const
    questions.forEach(([question, answer]) => {
      body.say(question, { face: 'sans-bold' })
      body.say(answer)
      body.skip(8)
    })
    return [
      sheetOf('a4', [
        ...marks,
        ...body.marks,
        text(
          40,
          812,
          `${district} District Council, Civic Offices. Large print or another language: 01632 960 ${paper.code('###')}.   SPECIMEN`,
          { size: 7.4 },
        ),
      ]),
    ]
  },
}
