import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { leaf, putDay } from '../kit.ts'
import { firm, folk } from '../people.ts'

const clauses = [
  [
    '1. GRANT OF LICENSE.',
    'Subject to payment of the fees, Licensor grants Licensee a non-exclusive, non-transferable license to install and use the Software in object code form for its internal business operations, on the number of Seats stated in the Order.',
  ],
  [
    '2. RESTRICTIONS.',
    'Licensee shall not reverse engineer, decompile, rent, lease, sublicense or host the Software for third parties, remove proprietary notices, or publish the results of benchmarks without prior written consent.',
  ],
  [
    '3. MAINTENANCE.',
    'Licensor will provide updates and e-mail support during the Maintenance Term. Maintenance renews for one-year periods unless either party gives sixty (60) days notice.',
  ],
  [
    '4. WARRANTY DISCLAIMER.',
    'EXCEPT AS STATED HEREIN THE SOFTWARE IS PROVIDED “AS IS” WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE.',
  ],
  [
    '5. LIMITATION OF LIABILITY.',
    'IN NO EVENT SHALL THE AGGREGATE LIABILITY OF LICENSOR EXCEED THE FEES PAID IN THE TWELVE MONTHS PRECEDING THE CLAIM.',
  ],
  [
    '6. CONFIDENTIALITY.',
    'Each party shall protect the other’s Confidential Information with the degree of care that it uses for its own, and in no case less than reasonable care, for three (3) years.',
  ],
  [
    '7. EXPORT.',
    'Licensee shall comply with all export laws and represents that it is not located in an embargoed country.',
  ],
] as const

/** An American software licence in two narrow columns of small print. */
export const softwareLicence: UnseenLayout = {
  name: 'software-licence',
  docType: 'other',
  country: 'US',
  form: 'page',
  draw(paper) {
    const next = folk(paper, 'US')
    const [seller, buyer] = [next(), next()]
    const began = addDays(paper.today, -paper.between(20, 1500))
    const licensor = paper.put('issuer_name', `${firm(paper, 'en')} Software, Inc.`)
    const page = leaf('letter', { face: 'serif', size: 8 })
    page.c(306, 54, 'END USER SOFTWARE LICENSE AGREEMENT', { size: 13, face: 'serif-bold' })
    page.c(
      306,
      70,
      `Product: ${paper.pick(['LedgerSight', 'CargoLoop', 'Plumbline'])} ${paper.between(3, 12)}.${paper.between(0, 9)} Enterprise`,
      { size: 9 },
    )
    const intro = `This License Agreement (“Agreement”) is entered into as of ${putDay(paper, 'document_date', began, 'MMMM D, YYYY')} (“Effective Date”) by and between ${licensor}, with offices at ${seller.home.join(', ')} (“Licensor”), and ${firm(paper, 'en')} LLC, with offices at ${buyer.home.join(', ')} (“Licensee”).`
    const top = page.p(54, 96, 504, intro, { leading: 12 }) + 14
    let [x, y] = [54, top]
    clauses.forEach(([title, content], index) => {
      if (index === 4) [x, y] = [316, top]
      page.t(x, y, title, { face: 'serif-bold' })
      y = page.p(x, y + 12, 240, content, { leading: 11.4 }) + 10
    })
    page.t(54, 548, 'SCHEDULE A', { face: 'serif-bold', size: 9 })
    page.rule(54, 554, 558, 554)
    page.rows(
      54,
      568,
      13,
      [
        `Seats: ${paper.between(5, 400)}`,
        `License key: ${paper.code('@@##-@#@#-##@@-#@@#')}`,
        `Annual fee: USD ${paper.between(4, 90)},${paper.code('#')}00.00`,
      ],
      { size: 8.6 },
    )
    page.rows(
      54,
      632,
      20,
      ['LICENSOR', `By: ________________________`, `Name: ${seller.name}`, 'Title: VP, Licensing'],
      { size: 8.6 },
    )
    page.rows(
      316,
      632,
      20,
      ['LICENSEE', `By: ________________________`, `Name: ${buyer.name}`, 'Title: Chief Information Officer'],
      { size: 8.6 },
    )
    page.t(54, 768, 'EULA-ENT rev. 9   SPECIMEN', { size: 6.6 })
    return [page.sheet()]
  },
}
