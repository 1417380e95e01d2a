import { box, ellipse, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { openFlow } from '../flow.ts'
import { firms } from '../people.ts'
import { ago, british } from '../say.ts'

const forms = [
  'private company limited by shares',
  'private company limited by guarantee',
  'public company limited by shares',
] as const
const places = [
  ['England and Wales', '1'],
  ['Scotland', 'SC'],
  ['Northern Ireland', 'NI'],
  ['Wales', '0'],
] as const

/** A British certificate of incorporation: crest, one centred number, the sentence of the Act, seal and barcode-like authentication line. */
export const gbIncorporation: UnseenLayout = {
  name: 'gb-incorporation',
  docType: 'certificate_of_incorporation',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const frame = paper.chance(0.5)
    const flow = openFlow({
      paper: 'a4',
      left: 90,
      right: 90,
      size: 12,
      face: 'serif',
      background: paper.pick(['#fff', '#fffdf4']),
      foot: 'The above information was communicated by electronic means and authenticated by the Registrar of Companies',
    })
    const [place, letter] = paper.pick(places)
    const formed = ago(paper, 30, 9000)
    const name = paper.put('legal_name', paper.pick(firms.GB))
    const number = paper.put(
      'registration_number',
      letter.length === 2 ? paper.code(`${letter}######`) : paper.code(`${letter}#######`),
    )
    if (frame)
      flow.put(
        box(40, 40, 515, 740, { stroke: '#8c7a3c', strokeWidth: 2 }),
        box(46, 46, 503, 728, { stroke: '#8c7a3c', strokeWidth: 0.6 }),
      )
    flow.put(
      ellipse(297, 100, 30, 24, { stroke: '#333', strokeWidth: 1.5 }),
      text(297, 106, 'R', { size: 20, face: 'serif-bold', align: 'middle' }),
    )
    flow.y(140)
    flow.c('CERTIFICATE OF INCORPORATION', { size: 18, face: 'serif-bold', after: 4 })
    flow.c(`OF A ${paper.chance(0.5) ? 'COMPANY' : 'LIMITED COMPANY'}`, { size: 14, face: 'serif-bold', after: 26 })
    flow.c(`${paper.pick(['Company Number', 'Company No.', 'Number'])}  ${number}`, { size: 13, after: 26 })
    const legalForm = paper.put('legal_form', paper.pick(forms))
    const where = paper.put('jurisdiction', place)
    const registrar =
      place === 'Scotland'
        ? 'The Registrar of Companies for Scotland'
        : place === 'Northern Ireland'
          ? 'The Registrar of Companies for Northern Ireland'
          : 'The Registrar of Companies'
    const date = paper.put(
      'incorporation_date',
      formed,
      paper.chance(0.7) ? british(formed) : british(formed).replace(/ (\d{4})$/, ', $1'),
    )
    if (paper.chance(0.5)) {
      flow.p(`${registrar}, hereby certifies that`, { leading: 20, after: 14 })
      flow.c(name, { size: 15, face: 'serif-bold', after: 14 })
      flow.p(
        `is this day incorporated under the Companies Act 2006 as a ${legalForm}, and that the situation of its registered office is in ${where}.`,
        { leading: 20, after: 26 },
      )
      flow.c(`Given at ${paper.pick(['the Companies Office', 'Cardiff', 'Edinburgh', 'Belfast'])} on ${date}`, {
        after: 50,
      })
    } else {
      flow.p(
        `I hereby certify that ${name} is this day incorporated under the Companies Act 2006 as a ${legalForm}, the situation of whose registered office is in ${where}.`,
        { leading: 22, after: 26 },
      )
      flow.p(`Signed on behalf of the Registrar on ${date}.`, { after: 50 })
    }
    flow.c(`*N${number}${paper.code('@')}*`, { size: 12, face: 'mono', after: 40 })
    flow.put(
      ellipse(297, flow.y() + 50, 52, 52, { stroke: '#a33', strokeWidth: 1.6 }),
      text(297, flow.y() + 46, 'REGISTRAR OF', { size: 8, face: 'serif', align: 'middle', color: '#a33' }),
      text(297, flow.y() + 58, 'COMPANIES', { size: 8, face: 'serif', align: 'middle', color: '#a33' }),
    )
    return flow.sheets()
  },
}
