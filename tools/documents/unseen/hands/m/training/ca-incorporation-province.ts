import { box, line, shape, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { openFlow } from '../flow.ts'
import { capital, firms, somebody } from '../people.ts'
import { ago, american } from '../say.ts'

const provinces = [
  ['British Columbia', 'Business Corporations Act', 'BC#######'],
  ['Saskatchewan', 'The Business Corporations Act, 2021', '1020#####'],
  ['Ontario', 'Business Corporations Act', '100#######'],
  ['New Brunswick', 'Business Corporations Act', '7#####'],
] as const

/** A western provincial certificate: number at the top right, name in capitals, time of day beside the date, no form of company named. */
export const caIncorporationProvince: UnseenLayout = {
  name: 'ca-incorporation-province',
  docType: 'certificate_of_incorporation',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const [province, act, pattern] = paper.pick(provinces)
    const ink = paper.pick(['#12375c', '#254d2d', '#4a1c40'])
    const flow = openFlow({
      paper: 'letter',
      left: 80,
      right: 80,
      size: 12,
      face: paper.pick(['serif', 'sans']),
      foot: 'ELECTRONIC CERTIFICATE – verify at the registry’s web site',
    })
    const formed = ago(paper, 20, 8000)
    const registrar = somebody(paper, 'CA')
    const name = paper.put('legal_name', paper.pick(firms.CA).toUpperCase())
    flow.put(
      shape('M80 60 C100 40 120 80 140 60 L140 96 L80 96 Z', { fill: ink }),
      text(
        80,
        112,
        paper
          .pick(['Corporate Registry', 'BC Registries and Services', 'Business Registration Office'])
          .replace('BC', province === 'British Columbia' ? 'BC' : 'Provincial'),
        { size: 8, face: 'sans' },
      ),
    )
    flow.put(
      text(
        532,
        66,
        paper.pick(['Number:', 'Incorporation Number', 'Entity Number', 'Corporation Number / Numéro de la société']),
        { size: 8, face: 'sans', align: 'right' },
      ),
      text(532, 82, paper.put('registration_number', paper.code(pattern)), {
        size: 13,
        face: 'sans-bold',
        align: 'right',
      }),
    )
    flow.y(150)
    flow.c('CERTIFICATE', { size: 26, face: 'serif-bold', color: ink })
    flow.c(paper.pick(['OF', 'of']), { size: 12, face: 'serif' })
    flow.c('INCORPORATION', { size: 26, face: 'serif-bold', color: ink, after: 10 })
    flow.c(paper.chance(0.5) ? act.toUpperCase() : act, { size: 11, after: 40 })
    const where = paper.put('jurisdiction', province)
    const hour = `${paper.between(8, 11)}:${paper.between(10, 59)} AM ${paper.pick(['Pacific Time', 'Central Standard Time'])}`
    const date = paper.put('incorporation_date', formed, american(formed))
    if (paper.chance(0.5)) {
      flow.p(
        `I Hereby Certify that ${name} was incorporated under the ${act} of the Province of ${where} on ${date}${paper.chance(0.5) ? ` at ${hour}` : ''}.`,
        { leading: 22, after: 40 },
      )
    } else {
      flow.c('This is to certify that', { after: 16 })
      flow.c(name, { size: 16, face: 'serif-bold', after: 16 })
      flow.c(`is a corporation incorporated under the laws of ${where}`, { after: 10 })
      flow.c(`${paper.pick(['effective', 'Effective Date:', 'on'])} ${date}`, { after: 40 })
    }
    flow.p(paper.pick(['ELECTRONICALLY SIGNED', 'Issued under my hand and seal']), { size: 9, after: 4 })
    flow.p(capital(registrar), { size: 14, face: 'serif', color: '#223a7a', after: 2 })
    flow.put(line(80, flow.y() + 2, 300, flow.y() + 2))
    flow.gap(6)
    flow.p(paper.pick(['Registrar of Companies', 'Director', 'Registrar of Corporations']), { size: 9 })
    flow.put(
      box(420, 600, 96, 96, { stroke: ink, strokeWidth: 2 }),
      text(468, 652, 'SEAL', { size: 14, face: 'serif-bold', color: ink, align: 'middle' }),
    )
    return flow.sheets()
  },
}
