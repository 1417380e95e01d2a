import { addDays } from '../../../../calendar.ts'
import { box, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { stamp } from '../blocks.ts'
import { add, openFlow, pair, para, sheetsOf } from '../flow.ts'
import { company } from '../firms.ts'
import { named, someone } from '../people.ts'
import { putDate } from '../wording.ts'

const places = ['British Columbia', 'Alberta', 'Canada', 'Nova Scotia', 'Manitoba', 'Ontario'] as const

/** A framed certificate of a Canadian registry: the sentence with name and number, dates below or beside a director's signature. */
export const certificateCa: UnseenLayout = {
  name: 'certificate-ca',
  docType: 'certificate_of_incorporation',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const flow = openFlow(paper, {
      size: 'letter',
      faces: ['serif', 'serif', 'sans'],
      letter: [10, 12],
      margin: [66, 90],
    })
    const place = paper.pick(places)
    const form = paper.pick(['enLong', 'iso', 'enBritish', 'enDash', 'yearSlash'] as const)
    const registrar = named(someone(paper, 'CA'))
    const color = paper.pick(['#1d3f72', '#7a1b1b', '#1e5b3a', '#444'])
    add(
      flow,
      box(28, 28, flow.size.width - 56, flow.size.height - 78, { stroke: color, strokeWidth: 3 }),
      box(34, 34, flow.size.width - 68, flow.size.height - 90, { stroke: color, strokeWidth: 0.8 }),
    )
    flow.y = paper.between(70, 110)
    const legal = company(paper, 'CA')
    const number = paper.put(
      'registration_number',
      {
        'British Columbia': paper.code('BC1######'),
        Alberta: paper.code('20########'),
        Canada: paper.code('#######-#').slice(1),
        'Nova Scotia': paper.code('#######'),
        Manitoba: paper.code('########'),
        Ontario: paper.code('10000#####'),
      }[place],
    )
    const date = putDate(paper, 'incorporation_date', addDays(paper.today, -paper.between(5, 9000)), form)
    const name = paper.put('legal_name', paper.chance(0.6) ? legal.toUpperCase() : legal)
    const shown = paper.put('jurisdiction', place)
    const align = paper.pick(['middle', 'middle', 'left'] as const)
    para(
      flow,
      paper
        .pick([`Province of ${shown}`, `${shown} – Corporate Registry`, `Government of ${shown}`, shown])
        .replace('Province of Canada', 'Canada'),
      { align, size: 11, color, after: 12 },
    )
    para(
      flow,
      paper.pick([
        'CERTIFICATE OF INCORPORATION',
        'Certificate of Incorporation',
        'CERTIFICATE OF INCORPORATION / CERTIFICAT DE CONSTITUTION',
      ]),
      { align, size: 19, bold: true, color, after: 6 },
    )
    para(flow, 'Business Corporations Act', { align, after: 28 })
    const mode = paper.pick(['sentence', 'captions', 'stacked'] as const)
    const form2 = paper.chance(0.3)
      ? paper.put(
          'legal_form',
          paper.pick(['Business corporation', 'Limited company', 'Corporation with share capital']),
        )
      : ''
    if (mode === 'sentence') {
      para(
        flow,
        paper.pick([
          `I Hereby Certify that *${name}* was incorporated under the Business Corporations Act on ${date}.`,
          `This is to certify that *${name}*, number ${number}, is incorporated under the laws of the said jurisdiction effective ${date}.`,
          `I certify that the articles of *${name}* have been endorsed and that it came into existence on ${date}.`,
        ]),
        { align, size: 13, after: 20 },
      )
      para(flow, `${paper.pick(['Incorporation Number', 'Corporate Access Number:', 'Registry ID'])} ${number}`, {
        align,
        after: 10,
      })
      if (form2 !== '') para(flow, `Type: ${form2}`, { align })
    } else if (mode === 'captions') {
      pair(
        flow,
        paper.pick(['Corporation name', 'Name of company', 'Corporate name / Dénomination sociale']),
        `*${name}*`,
        { captionWidth: 170, after: 12 },
      )
      pair(flow, paper.pick(['Corporation number', 'Numéro de société / Corporation number']), number, {
        captionWidth: 170,
        after: 12,
      })
      pair(flow, paper.pick(['Date of incorporation', 'Date of Incorporation (YYYY-MM-DD)', 'Effective date']), date, {
        captionWidth: 170,
        after: 12,
      })
      if (form2 !== '') pair(flow, 'Form', form2, { captionWidth: 170, after: 12 })
    } else {
      for (const [value, caption] of [
        [name, paper.pick(['Corporate name', 'NAME OF COMPANY'])],
        [number, paper.pick(['Corporation number', 'Incorporation number'])],
        [date, paper.pick(['Date of incorporation', 'Incorporated on'])],
      ] as const) {
        para(flow, value, { align: 'middle', size: 13, bold: true, after: 0 })
        para(flow, caption, { align: 'middle', size: 7.5, color: '#555', after: 18 })
      }
      if (form2 !== '') para(flow, form2, { align: 'middle' })
    }
    flow.y += 30
    if (mode === 'sentence' && paper.chance(0.5))
      para(flow, `Issued under my hand ${paper.pick(['at the capital', 'and seal'])} on ${date}`, { align, after: 14 })
    add(
      flow,
      ...stamp(flow.left + 60, flow.y + 26, ['REGISTRY', shown.toUpperCase(), 'SEAL'], color),
      text(flow.right, flow.y + 20, registrar, { size: 12, face: 'serif', align: 'right', color: '#23306b' }),
      text(flow.right, flow.y + 34, paper.pick(['Registrar of Companies', 'Director', 'Registrar of Corporations']), {
        size: 8.5,
        align: 'right',
      }),
    )
    return sheetsOf(flow, [
      `${paper.pick(['Electronic certificate – verify online', 'CORES'])} ${paper.code('####-####')}   SPECIMEN`,
    ])
  },
}
