import type { UnseenLayout } from '../../../layout.ts'
import { openWriter } from '../kit.ts'
import { crowd, named } from '../people.ts'
import { putDay, putNames, recent } from '../print.ts'

const companies = [
  'CORVID SEMICONDUCTOR CORP.',
  'Tallgrass Logistics LLC',
  'Juniper Outfitters, Inc.',
  'Bellwether Holdings Corp.',
] as const

/** An American corporate banking resolution: WHEREAS and RESOLVED, authorised signers in a table with titles. */
export const boardResolutionBanking: UnseenLayout = {
  name: 'board-resolution-banking',
  docType: 'board_resolution',
  country: 'US',
  form: 'page',
  draw(paper) {
    const [secretary, ...signers] = crowd(paper, 'US', paper.between(3, 4))
    if (secretary === undefined) throw new Error('Nobody resolves.')
    const page = openWriter('letter', { face: 'serif', size: 10.5 })
    const company = paper.put('legal_name', paper.pick(companies))
    const style = { leading: 16 } as const
    page.say(
      306,
      70,
      paper.pick([
        'RESOLUTIONS OF THE BOARD OF DIRECTORS',
        'CORPORATE BANKING RESOLUTION',
        'CERTIFICATE OF SECRETARY',
        'UNANIMOUS WRITTEN CONSENT',
      ]),
      { align: 'middle', face: 'serif-bold', size: 13 },
    )
    page.say(306, 88, company, { align: 'middle', face: 'serif-bold' })
    const date = putDay(paper, 'document_date', recent(paper, 2, 300), paper.pick(['en', 'slashMdy', 'en']))
    let y = page.wrap(
      72,
      124,
      468,
      `${paper.pick(['The undersigned certifies that at a meeting duly held on', 'Adopted by the directors on', 'Effective as of'])} ${date}, a quorum being present and voting, the following was resolved:`,
      style,
    )
    y = page.wrap(
      72,
      y + 8,
      468,
      `WHEREAS the Company wishes to open one or more deposit accounts with ${paper.pick(['Second Prairie Bank, N.A.', 'Granite Harbor Savings Bank'])};`,
      style,
    )
    y = page.wrap(
      72,
      y + 8,
      468,
      'RESOLVED, that any one of the persons named below, whose signature appears opposite, is authorized to sign checks, orders and instructions on behalf of the Company:',
      style,
    )
    page.rect(72, y, 468, 20, '#e8e8e8', '#555')
    page.rows(
      y + 14,
      [80, 260, 390],
      [[paper.pick(['Name', 'Authorized signer', 'Authorized person']), 'Title', 'Signature']],
      { face: 'serif-bold', size: 9.5 },
    )
    y += 20
    for (const name of putNames(paper, 'signatories', signers.map(named))) {
      page.rect(72, y, 468, 26, null, '#555')
      page.rows(
        y + 17,
        [80, 260],
        [[name, paper.pick(['President', 'Treasurer', 'Managing Member', 'Vice President, Finance'])]],
      )
      y += 26
    }
    y = page.wrap(
      72,
      y + 24,
      468,
      'RESOLVED FURTHER, that this authority remains in force until written notice of its revocation has been received by the Bank, and that all prior acts are ratified.',
      style,
    )
    page.rule(300, y + 40, 540)
    page.column(300, y + 52, [`${named(secretary)}, Secretary`, '[Corporate seal]'], { size: 9 })
    return [page.sheet('SPECIMEN')]
  },
}
