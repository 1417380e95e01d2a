import { addDays } from '../../../../calendar.ts'
import { seal } from '../../../../drawing/security-print.ts'
import { signature } from '../../../../drawing/portrait.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { leaf, putDay } from '../kit.ts'
import { firm } from '../people.ts'

const forms = [
  ['LLC', 'CERTIFICATE OF FORMATION', 'a WA LIMITED LIABILITY COMPANY', 'WA LIMITED LIABILITY COMPANY'],
  ['INC.', 'CERTIFICATE OF INCORPORATION', 'a WA PROFIT CORPORATION', 'WA PROFIT CORPORATION'],
  ['CORPORATION', 'CERTIFICATE OF INCORPORATION', 'a WA NONPROFIT CORPORATION', 'WA NONPROFIT CORPORATION'],
] as const

/** A western American state's certificate: an ornamental frame, one sentence in the middle, the effective date and number at its foot. */
export const certificateWashington: UnseenLayout = {
  name: 'certificate-washington',
  docType: 'certificate_of_incorporation',
  country: 'US',
  form: 'page',
  draw(paper) {
    const founded = addDays(paper.today, -paper.between(20, 4000))
    const [ending, title, phrase, form] = paper.pick(forms)
    const name = `${firm(paper, 'en').toUpperCase()} ${ending}`
    const page = leaf('wide', { face: 'serif', size: 11, background: '#fdfcf6' })
    page.box(22, 22, 748, 568, { stroke: '#2f5d50', strokeWidth: 5 })
    page.box(32, 32, 728, 548, { stroke: '#2f5d50', strokeWidth: 0.8 })
    for (let x = 44; x < 750; x += 16) page.box(x, 36, 8, 5, { fill: '#b7cbc3' })
    page.c(396, 82, 'UNITED STATES OF AMERICA', { size: 10 })
    page.c(396, 112, `The State of ${paper.put('jurisdiction', 'Washington')}`, { size: 24, face: 'serif-bold' })
    page.c(396, 136, 'Secretary of State', { size: 13 })
    page.p(
      96,
      184,
      600,
      `I, ${paper.pick(['ORLA J. FENWICK', 'T. R. MCALLEN', 'DELPHINE ABARA'])}, Secretary of State of the State of Washington and custodian of its seal, hereby issue this`,
      { size: 11.4, leading: 17 },
    )
    page.c(396, 244, title, { size: 18, face: 'serif-bold', color: '#2f5d50' })
    page.c(396, 270, 'to', { size: 11 })
    page.c(396, 306, paper.put('legal_name', name), { size: 19, face: 'serif-bold' })
    page.p(
      96,
      342,
      600,
      `${phrase}, effective on the date indicated below. Articles meeting the requirements of the laws of this State were received and filed in my office.`,
      { size: 11.4, leading: 17 },
    )
    paper.put('legal_form', form, form)
    page.t(96, 420, `Effective Date: ${putDay(paper, 'incorporation_date', founded, 'MM/DD/YYYY')}`, { size: 11.4 })
    page.t(96, 440, `UBI Number: ${paper.put('registration_number', paper.code('60# ### ###'))}`, { size: 11.4 })
    page.add(...seal(166, 512, 44, '#8a7a2d'))
    page.c(166, 508, 'THE SEAL', { size: 7 })
    page.c(166, 518, '1889', { size: 9, face: 'serif-bold' })
    page.p(420, 478, 290, 'Given under my hand and the Seal of the State of Washington at Olympia, the State Capital', {
      size: 10,
      leading: 14,
    })
    page.add(...signature(440, 506, 0.56, 1))
    page.rule(420, 546, 690, 546, { strokeWidth: 0.5 })
    page.t(420, 558, 'Secretary of State', { size: 9 })
    page.r(690, 558, `Date Issued: ${putDay(paper, 'incorporation_date', founded, 'MM/DD/YYYY')}`, { size: 9 })
    page.t(236, 566, 'SPECIMEN', { size: 7, face: 'sans' })
    return [page.sheet()]
  },
}
