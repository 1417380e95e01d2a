import type { UnseenLayout } from '../../../layout.ts'
import { openWriter } from '../kit.ts'
import { crowd } from '../people.ts'
import { putDay, recent } from '../print.ts'

const states = [['GB', 'United Kingdom'], ['FR', 'France'], ['CA', 'Canada'], ['US', 'United States'], ['DE', 'Germany'], ['MA', 'Morocco'], ['IE', 'Ireland']] as const

/** A bank's self-certification of the United Kingdom: numbered questions, letters in cells, table of countries with their numbers. */
export const crsSelfCertification: UnseenLayout = {
  name: 'crs-self-certification',
  docType: 'tax_residence_form',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const [person] = crowd(paper, 'GB', 1)
    if (person === undefined) throw new Error('Nobody certifies.')
    const page = openWriter('a4', { face: 'sans', size: 8.8 })
    const ink = paper.pick(['#00395d', '#006a4d', '#5c068c'])
    page.rect(0, 0, 595, 50, ink)
    page.say(40, 31, paper.pick(['Individual tax residency self-certification', 'Self-Certification Form – Individual (CRS-I)', 'FATCA / CRS Declaration']), { size: 14, face: 'sans-bold', color: '#fff' })
    page.wrap(40, 66, 515, 'Please complete in BLOCK CAPITALS. We are obliged under the Common Reporting Standard and the International Tax Compliance Regulations 2015 to collect certain information about each account holder’s tax residency. We cannot give tax advice.', { size: 7.5 })
    const isBlock = paper.chance(0.6)
    const form = (content: string): string => (isBlock ? content.toUpperCase() : content)
    page.say(40, 106, 'Part 1 – Identification of account holder', { face: 'sans-bold', color: ink })
    page.cell(40, 112, 60, 28, 'Title', form(person.isWoman ? 'Ms' : 'Mr'))
    page.cell(100, 112, 455, 28, paper.pick(['A. Full name of account holder', 'Name (first, middle, last)', '1.1 Customer name']), paper.put('document_holder_name', form(`${person.given} ${person.surname}`)))
    page.cell(40, 140, 515, 28, 'B. Current residence address', form(person.lines.join(', ')))
    page.cell(40, 168, 257, 28, 'C. Date of birth (dd/mm/yyyy)', person.born.split('-').reverse().join('/'))
    page.cell(297, 168, 258, 28, 'D. Town and country of birth', form(paper.pick(['Leeds, United Kingdom', 'Lyon, France', 'Accra, Ghana'])))
    page.say(40, 220, 'Part 2 – Country/jurisdiction of tax residence', { face: 'sans-bold', color: ink })
    const count = paper.between(1, 2)
    const start = paper.between(0, states.length - 2)
    const chosen = states.slice(start, start + count)
    for (const [, name] of chosen) paper.put('tax_residences', chosen.map(([code]) => code).join('; '), form(name))
    page.rect(40, 228, 515, 18, '#e5e9ee', '#777')
    page.rows(240, [46, 250, 390], [['Country of tax residence', 'TIN', 'If no TIN: reason A, B or C']], { size: 8, face: 'sans-bold' })
    for (const index of [0, 1, 2]) {
      const state = chosen[index]
      page.rect(40, 246 + index * 24, 515, 24, null, '#777')
      if (state === undefined) continue
      const number = paper.code(paper.pick(['##########', '## ## ### ###', '@@######@']))
      page.say(46, 261 + index * 24, form(state[1]))
      page.say(250, 261 + index * 24, index === 0 ? paper.put('tax_number', number) : '')
      page.say(390, 261 + index * 24, index === 0 ? '' : paper.pick(['B', 'A', 'C']))
    }
    let y = page.wrap(40, 336, 515, 'Reason A – the country does not issue TINs. Reason B – the account holder is otherwise unable to obtain one (explain below). Reason C – no TIN is required.', { size: 7.5 })
    page.say(40, y + 12, 'Are you a citizen of the United States?')
    page.tick(300, y + 12, 8, false)
    page.say(312, y + 12, 'Yes')
    page.tick(350, y + 12, 8, true)
    page.say(362, y + 12, 'No')
    page.say(40, y + 40, 'Part 3 – Declarations and signature', { face: 'sans-bold', color: ink })
    y = page.wrap(40, y + 54, 515, 'I certify that I am the account holder (or am authorised to sign for the account holder). I declare that all statements made in this declaration are, to the best of my knowledge and belief, correct and complete, and I will advise the bank within 30 days of any change in circumstances.', { size: 8.2 })
    page.cell(40, y + 10, 340, 40, 'Signature', '')
    page.cell(380, y + 10, 175, 40, paper.pick(['Date', 'Date (dd/mm/yyyy)', 'Date signed']), putDay(paper, 'document_date', recent(paper), paper.pick(['slashDmy', 'dashes', 'uk'])))
    page.say(40, y + 72, `For bank use: sort code ${paper.code('20-##-##')}  account ${paper.code('########')}  received by ________`, { size: 7.5 })
    return [page.sheet(`${paper.code('CRS-I v#.#')} · SPECIMEN`)]
  },
}
